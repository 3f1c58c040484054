// /newsletter?token=…: where the mailed link leads. Opening it changes nothing (mail programs open links by themselves); a
// button says yes, or leaves.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { confirmSubscription } from '#app/domain/newsletter/confirm-subscription.server.ts'
import { readNewsletterState } from '#app/domain/newsletter/read-newsletter-state.server.ts'
import { unsubscribe } from '#app/domain/newsletter/unsubscribe.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/shell/notice-page.tsx'
import { newsletterWords } from './newsletter/newsletter-words.server.ts'

// The address holds a token: no other site may learn it, and no search engine.
export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data?.words.metaTitle ?? '',
  more: [
    { name: 'referrer', content: 'same-origin' },
    { name: 'robots', content: 'noindex' },
  ],
}))

const LEFT = ownPath('/newsletter?left')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const state = searchParams.has('left')
    ? ('left' as const)
    : await readNewsletterState(context, searchParams.get('token') ?? '')
  return { state, words: newsletterWords(state, context.locale) }
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
  const { state, words } = useLoaderData<typeof loader>()
  return (
    <NoticePage title={words.title} lead={words.lead} picture={<Art name="letter" grain />}>
      {state === 'waiting' || state === 'confirmed' ? (
        <Form method="post">
          <ButtonRow>
            {state === 'waiting' && (
              <Button type="submit" name="intent" value="confirm" keyAction>
                {words.yes}
              </Button>
            )}
            <Button type="submit" name="intent" value="leave" variant="ghost">
              {state === 'waiting' ? words.no : words.leave}
            </Button>
          </ButtonRow>
        </Form>
      ) : (
        <ButtonRow>
          <ButtonLink to="/resources/blog">{words.toBlog}</ButtonLink>
        </ButtonRow>
      )}
    </NoticePage>
  )
}
