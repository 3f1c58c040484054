// What an action of these screens answers when it does not lead on: the form as it was, its faults, and a message that stands
// in the form and shows as a toast.
import type { SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'
import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'

export interface ReplyMessage {
  type: 'success' | 'error'
  title: string
  description?: string
}

export interface FormReply {
  /** Which form of the screen. */
  intent: string
  result: SubmissionResult
  message?: ReplyMessage
  /** The address that is not confirmed yet: the mail may be sent again. */
  unconfirmed?: string
  /** The link was good and is used up; the session it opened goes on from here. */
  linkUsed?: boolean
  /** To be solved: the form then sends itself again (forms/captcha-field.tsx). */
  captcha?: AskedCaptcha
}

/** Shows the message of a reply in passing; it stands in the form as well (FormMessage). */
export function useReplyToast(message: ReplyMessage | undefined): void {
  useEffect(() => {
    if (message) showToast(message)
  }, [message])
}
