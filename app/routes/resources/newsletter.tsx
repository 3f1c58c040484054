// /newsletter?token=…: where the mailed link leads. Opening it changes nothing (mail programs open links by themselves); a
// button says yes, or leaves.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { confirmSubscription } from '#app/domain/newsletter/confirm-subscription.server.ts'
import { readNewsletterState } from '#app/domain/newsletter/read-newsletter-state.server.ts'
import { unsubscribe } from '#app/domain/newsletter/unsubscribe.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/shell/notice-page.tsx'

// The address holds a token: no other site may learn it, and no search engine.
export const meta = pageMeta(() => ({
  title: m.newsletter_title(),
  more: [
    { name: 'referrer', content: 'same-origin' },
    { name: 'robots', content: 'noindex' },
  ],
}))

const LEFT = ownPath('/newsletter?left')

/** How things stand with a link. */
const STATES = {
  waiting: { title: m.newsletter_waiting_title, lead: m.newsletter_waiting },
  confirmed: { title: m.newsletter_confirmed_title, lead: m.newsletter_confirmed },
  left: { title: m.newsletter_left_title, lead: m.newsletter_left },
  unknown: { title: m.newsletter_unknown_title, lead: m.newsletter_unknown },
} as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const state = searchParams.has('left')
    ? ('left' as const)
    : await readNewsletterState(context, searchParams.get('token') ?? '')
  return { state }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const intent = (await request.formData().catch(() => null))?.get('intent')
  if (intent === 'leave') {
    await unsubscribe(context, token)
    return redirectTo(LEFT)
  }
  if (intent === 'confirm') await confirmSubscription(context, token)
  // Whatever came of it, the page shows how things stand.
  return redirectTo(ownPath('/newsletter', { token }))
}

export default function Newsletter() {
  const { state } = useLoaderData<typeof loader>()
  const { title, lead } = STATES[state]
  return (
    <NoticePage title={title()} lead={lead()} picture={<Art name="letter" grain />}>
      {state === 'waiting' || state === 'confirmed' ? (
        <Form method="post">
          <ButtonRow>
            {state === 'waiting' && (
              <Button type="submit" name="intent" value="confirm" keyAction>
                {m.newsletter_yes()}
              </Button>
            )}
            <Button type="submit" name="intent" value="leave" variant="ghost">
              {state === 'waiting' ? m.newsletter_no() : m.newsletter_leave()}
            </Button>
          </ButtonRow>
        </Form>
      ) : (
        <ButtonRow>
          <ButtonLink to="/resources/blog">{m.newsletter_to_blog()}</ButtonLink>
        </ButtonRow>
      )}
    </NoticePage>
  )
}
