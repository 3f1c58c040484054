/** What the store answers when a purchase cannot be started. */
export interface BuyReply {
  title: string
  description: string
}
