// The letter itself. Its first line of defence against programs is a field that no person sees.
import { Form, useNavigation } from '@remix-run/react'
import { Send } from 'lucide-react'
import { CaptchaField } from '#app/forms/captcha-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useReplyToast } from '#app/ui/reply.ts'
import { ReplyNotice } from '#app/ui/reply-notice.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { ContactReply } from './contact-reply.ts'
import { CONTACT_FAULTS, contactSchema } from './contact-schema.ts'
import type { ContactWords } from './contact-words.server.ts'

export interface ContactFormProps {
  words: ContactWords
  formId: string
  /** What the address asked to write about; '' for nothing, and then there is no such field. */
  subject: string
  /** The message before this one has just been sent. */
  isSent: boolean
  reply: ContactReply | undefined
}

export function ContactForm({ words, formId, subject, isSent, reply }: ContactFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'contact',
    schema: contactSchema,
    result: reply?.result,
    defaultValue: { formId, subject },
  })
  useReplyToast(reply?.message)
  const isBusy = useNavigation().state !== 'idle'
  const faulty = [fields.name, fields.email, fields.subject, fields.message].find(({ errors }) => errors)
  const props = (field: (typeof fields)['name' | 'email' | 'message'] | (typeof fields)['subject']) => {
    const code = CONTACT_FAULTS.find((known) => known === field.errors?.[0])
    return {
      id: field.id,
      name: field.name,
      defaultValue: field.initialValue,
      error: code && words.faults[code],
      // Without scripts this is how the browser gets to the first fault; with them conform moves the focus.
      ...(faulty?.name === field.name ? { autoFocus: true } : {}),
    }
  }
  return (
    <Sheet as="section" className="contact-letter" aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">{words.formTitle}</h2>
      <ReplyNotice reply={reply?.message} />
      {isSent && !reply && (
        <Notice icon={<Send />}>
          <p>
            <strong>{words.sent.title}</strong>
          </p>
          <p>{words.sent.text}</p>
        </Notice>
      )}
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name={fields.formId.name} defaultValue={fields.formId.initialValue ?? formId} />
        <div className="two">
          <TextInput {...props(fields.name)} label={words.name} autoComplete="name" required />
          <TextInput
            {...props(fields.email)}
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
        {subject !== '' && <TextInput {...props(fields.subject)} label={words.subject} autoComplete="off" />}
        <TextArea {...props(fields.message)} label={words.message} rows={9} required />
        <div className="nobody" aria-hidden="true">
          <label htmlFor="contact-website">{words.website}</label>
          <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <CaptchaField asked={reply?.captcha} />
        <Button
          type="submit"
          keyAction
          icon={<Send />}
          aria-disabled={isBusy || undefined}
          onClick={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          {words.send}
        </Button>
      </Form>
    </Sheet>
  )
}
