// A form that was asked for a captcha solves it and sends itself again: its reader waits a moment and does nothing. Without
// scripts it says what helps.
import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import { Notice } from '#app/ui/notice.tsx'
import { CAPTCHA_FIELD } from './captcha-token.ts'

export interface CaptchaFieldProps {
  /** By the answer to this form; undefined: none was asked for. */
  asked: AskedCaptcha | undefined
}

export function CaptchaField({ asked }: CaptchaFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'solving' | 'failed'>('idle')
  const [solution, setSolution] = useState<string | null>(null)
  const isBusy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!asked) {
      setState('idle')
      return
    }
    const controller = new AbortController()
    setState('solving')
    import('./solve-captcha.ts')
      .then(({ solveCaptcha }) => solveCaptcha(asked.challenge, controller))
      .catch(() => null)
      .then((token) => {
        if (controller.signal.aborted) return
        setState(token === null ? 'failed' : 'idle')
        setSolution(token)
      })
    return () => controller.abort()
  }, [asked])
  // The answer that asks comes before the page's data, which sending the form again would break off.
  useEffect(() => {
    if (solution === null || isBusy || !field.current) return
    setSolution(null)
    sendAgain(field.current, solution)
  }, [solution, isBusy])
  const wait = asked && m.auth_captcha_wait({ minutes: Math.max(1, Math.ceil(asked.retryAfterSeconds / 60)) })
  return (
    <>
      <input ref={field} type="hidden" name={CAPTCHA_FIELD} />
      {state === 'solving' && <Notice role="status">{m.auth_captcha_checking()}</Notice>}
      {state === 'failed' && (
        <Notice role="alert" tone="warn">
          {wait}
        </Notice>
      )}
      {asked && (
        <noscript>
          <Notice tone="warn">
            {wait} {m.auth_captcha_scripts()}
          </Notice>
        </noscript>
      )}
    </>
  )
}

/** The solution goes along once; what is sent later is another call. */
function sendAgain(field: HTMLInputElement, token: string): void {
  field.value = token
  field.form?.requestSubmit()
  field.value = ''
}
