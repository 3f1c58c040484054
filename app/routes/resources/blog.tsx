// /resources/blog: what there is to read, and a form for who wants a mail when there is more. ?faq=1 shows four questions
// instead. Works without scripts: what was wrong with an address stands beside it.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listArticles } from '#app/content/articles.server.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { BlogIndex } from './blog/blog-index.tsx'
import { PinnedFaq } from './blog/pinned-faq.tsx'
import type { SubscribeReply } from './blog/subscribe-reply.ts'
import { takeSubscription } from './blog/take-subscription.server.ts'
import './blog/blog.css'

export const meta = pageMeta<typeof loader>(({ data }) =>
  data?.view === 'faq' ? m.blog_faq_link() : m.shell_blog(),
)

export function loader({ request }: LoaderFunctionArgs) {
  const showsFaq = new URL(request.url).searchParams.get('faq') === '1'
  if (showsFaq) return { view: 'faq' as const }
  const [featured, ...more] = listArticles(currentLocale())
  if (!featured) throw new Error('there is no article at all')
  return { view: 'index' as const, featured, more }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeSubscription(context, await request.formData().catch(() => new FormData()))
}

export default function Blog() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<SubscribeReply>()
  return (
    <Page className="blog">
      {data.view === 'faq' ? <PinnedFaq /> : <BlogIndex {...data} reply={reply} />}
    </Page>
  )
}
