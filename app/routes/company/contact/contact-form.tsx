// The letter itself. Its first line of defence against programs is a field that no person sees.
import { Form, useNavigation } from '@remix-run/react'
import { Send } from 'lucide-react'
import { CONTACT_LENGTHS } from '#app/domain/contact/contact-limits.ts'
import { CaptchaField } from '#app/forms/captcha-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextInput } from '#app/ui/field.tsx'
import { ReplyNotice } from '#app/ui/reply-notice.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { ContactReply } from './contact-reply.ts'
import { CONTACT_FAULTS, type ContactFault, contactSchema } from './contact-schema.ts'

export interface ContactFormProps {
  formId: string
  /** What the address asked to write about; '' for nothing, and then there is no such field. */
  subject: string
  reply: ContactReply | undefined
}

const FAULTS: Readonly<Record<ContactFault, () => string>> = {
  name_missing: m.contact_name_missing,
  name_long: () => m.contact_name_long({ most: CONTACT_LENGTHS.name }),
  email_invalid: m.contact_email_invalid,
  subject_long: () => m.contact_subject_long({ most: CONTACT_LENGTHS.subject }),
  message_missing: m.contact_message_missing,
  message_long: () => m.contact_message_long({ most: CONTACT_LENGTHS.message }),
  unreadable: m.contact_unreadable,
}

export function ContactForm({ formId, subject, reply }: ContactFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'contact',
    schema: contactSchema,
    result: reply?.result,
    defaultValue: { formId, subject },
  })
  const isBusy = useNavigation().state !== 'idle'
  const faulty = [fields.name, fields.email, fields.subject, fields.message].find(({ errors }) => errors)
  const props = (field: (typeof fields)['name' | 'email' | 'message'] | (typeof fields)['subject']) => {
    const code = CONTACT_FAULTS.find((known) => known === field.errors?.[0])
    return {
      id: field.id,
      name: field.name,
      defaultValue: field.initialValue,
      error: code && FAULTS[code](),
      // Without scripts this is how the browser gets to the first fault; with them conform moves the focus.
      ...(faulty?.name === field.name ? { autoFocus: true } : {}),
    }
  }
  return (
    <Sheet as="section" className="contact-letter" aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">{m.contact_form_title()}</h2>
      <div role="status">
        <ReplyNotice reply={reply?.message} />
      </div>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name={fields.formId.name} defaultValue={fields.formId.initialValue ?? formId} />
        <div className="two">
          <TextInput {...props(fields.name)} label={m.contact_name()} autoComplete="name" required />
          <TextInput
            {...props(fields.email)}
            label={m.contact_email()}
            hint={m.contact_email_hint()}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
        {subject !== '' && (
          <TextInput {...props(fields.subject)} label={m.contact_subject()} autoComplete="off" />
        )}
        <TextArea {...props(fields.message)} label={m.contact_message()} rows={9} required />
        <div className="nobody" aria-hidden="true">
          <label htmlFor="contact-website">{m.contact_website()}</label>
          <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <CaptchaField asked={reply?.captcha} />
        <Button type="submit" keyAction icon={<Send />} busy={isBusy}>
          {m.contact_send()}
        </Button>
      </Form>
    </Sheet>
  )
}
