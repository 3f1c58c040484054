import type { Reply } from '#app/ui/reply.ts'

/** What the form is answered: a message, and what is wrong with the address that was typed. */
export interface SubscribeReply {
  message?: Reply
  typed: string
  fault?: string
}
