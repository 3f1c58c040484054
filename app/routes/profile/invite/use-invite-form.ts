import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { type InviteAnswer, toastOf } from './invite-answer.ts'

export const REFERRALS_PATH = '/profile/referrals'

/** One form of the invitations: sent without leaving the page, its answer said in passing. */
export function useInviteForm() {
  const fetcher = useFetcher<InviteAnswer>()
  const { data: answer } = fetcher
  useEffect(() => {
    if (answer !== undefined) showToast(toastOf(answer))
  }, [answer])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const form = new FormData(event.currentTarget, submitter)
    const code = form.get('code')
    if (typeof code === 'string' && code.trim() === '') {
      showToast({ id: 'referral-empty', type: 'error', title: m.referral_error_empty_code() })
      event.currentTarget.querySelector<HTMLInputElement>('input[name="code"]')?.focus()
      return
    }
    form.set('stay', 'yes')
    fetcher.submit(form, { method: 'post', action: REFERRALS_PATH })
  }

  return { answer, isWaiting: fetcher.state !== 'idle', submit }
}
