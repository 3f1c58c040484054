// /company/contact, and /contact in place: a letter to us. Works without scripts; a thank-you leads back to the same
// address with an empty form. ?subject= is shown in the form and kept with the message (the Enterprise enquiry).
import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { ContactAsides } from './contact/contact-asides.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import type { ContactReply } from './contact/contact-reply.ts'
import { hasPriority } from './contact/has-priority.server.ts'
import { readSubject } from './contact/read-subject.ts'
import { sendContact } from './contact/send-contact.server.ts'
import './contact/contact.css'

export const meta = pageMeta(() => m.shell_contact())

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const viewer = await readViewer(request, context)
  return {
    /** Of this copy of the form. */
    formId: context.newId(),
    subject: readSubject(searchParams),
    isPriority: await hasPriority(request, context),
    /** A child whose grown-up has not said yes yet: it writes to nobody (COPPA). */
    isLimited: viewer !== null && (await readOwnStanding(context, viewer.account.id)).standing === 'limited',
  }
}

/** A form sent back with its faults stays the same copy. */
export function shouldRevalidate({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus < 400 && defaultShouldRevalidate
}

export function headers({ actionHeaders }: HeadersArgs) {
  const retryAfter = actionHeaders.get('Retry-After')
  return retryAfter === null ? new Headers() : new Headers({ 'Retry-After': retryAfter })
}

export async function action({ request, context }: ActionFunctionArgs) {
  return sendContact(request, context, await request.formData().catch(() => new FormData()))
}

export default function ContactPage() {
  const { formId, subject, isLimited, isPriority } = useLoaderData<typeof loader>()
  const reply = useActionData<ContactReply>()
  return (
    <Page className="contact-page">
      <Wrap>
        <div className="contact-head">
          <div>
            <h1>
              <InkTitle text={m.contact_title()} />
            </h1>
            <p className="lead">{m.contact_lead()}</p>
            {isPriority && (
              <p>
                <Tag tone="secondary">{m.contact_priority()}</Tag>
              </p>
            )}
          </div>
          <Art name="letter" grain className="post" />
        </div>
        <div className="contact-sides">
          {isLimited ? (
            <Notice>{m.contact_limited()}</Notice>
          ) : (
            <ContactForm key={formId} formId={formId} subject={subject} reply={reply} />
          )}
          <ContactAsides />
        </div>
      </Wrap>
    </Page>
  )
}
