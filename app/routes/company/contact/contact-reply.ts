import type { SubmissionResult } from '@conform-to/react'
import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import type { Reply } from '#app/ui/reply.ts'

/** What the action answers when it does not lead on: the form as it was, and a message when it is not about a field. */
export interface ContactReply {
  result: SubmissionResult
  message?: Reply
  /** To be solved: the form then sends itself again. */
  captcha?: AskedCaptcha
}
