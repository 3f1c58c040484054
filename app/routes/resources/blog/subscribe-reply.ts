import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import type { Reply } from '#app/ui/reply.ts'

/** What the form is answered: a message, and what is wrong with the address that was typed. */
export interface SubscribeReply {
  message?: Reply
  typed: string
  fault?: string
  /** To be solved: the form then sends itself again. */
  captcha?: AskedCaptcha
}
