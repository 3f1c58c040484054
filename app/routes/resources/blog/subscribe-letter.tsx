// An envelope with one line to write on. Its answer stands in it.
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { CaptchaField } from '#app/forms/captcha-field.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { ReplyNotice } from '#app/ui/reply-notice.tsx'
import type { SubscribeReply } from './subscribe-reply.ts'

const FIELD = 'subscribe-email'

export function SubscribeLetter({ reply }: { reply: SubscribeReply | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!reply) return
    if (reply.fault !== undefined) document.getElementById(FIELD)?.focus()
    else if (reply.message?.type === 'success') form.current?.reset()
  }, [reply])
  return (
    <section className="subscribe-letter" id="subscribe" aria-labelledby="subscribe-title">
      <div className="words">
        <h2 id="subscribe-title">{m.blog_subscribe_title()}</h2>
        <p>{m.blog_subscribe_text()}</p>
        <div role="status">
          <ReplyNotice reply={reply?.message} />
        </div>
        <Form
          ref={form}
          method="post"
          action="/resources/blog#subscribe"
          className="one-line"
          preventScrollReset
          noValidate
        >
          <TextInput
            id={FIELD}
            name="email"
            label={m.blog_email()}
            error={reply?.fault}
            // Without scripts a page with a fault opens at it.
            autoFocus={reply?.fault !== undefined}
            defaultValue={reply?.typed}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <div className="nobody" aria-hidden="true">
            <label htmlFor="subscribe-website">{m.blog_website()}</label>
            <input id="subscribe-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <Button type="submit" busy={isBusy}>
            {m.blog_subscribe()}
          </Button>
          <CaptchaField asked={reply?.captcha} />
        </Form>
      </div>
      <Art name="letter" grain />
    </section>
  )
}
