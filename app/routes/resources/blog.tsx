// /resources/blog: what there is to read, and a form for who wants a mail when there is more. ?faq=1 shows four questions
// instead. Works without scripts: what was wrong with an address stands beside it.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listArticles } from '#app/content/articles.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { articleTeaser } from './blog/article-teaser.server.ts'
import { BlogIndex } from './blog/blog-index.tsx'
import { blogWords } from './blog/blog-words.server.ts'
import { faqWords } from './blog/faq-words.server.ts'
import { PinnedFaq } from './blog/pinned-faq.tsx'
import type { SubscribeReply } from './blog/subscribe-reply.ts'
import { takeSubscription } from './blog/take-subscription.server.ts'
import './blog/blog.css'

export const meta = pageMeta<typeof loader>(({ data }) => data?.title ?? '')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locale } = context
  const showsFaq = new URL(request.url).searchParams.get('faq') === '1'
  if (showsFaq) {
    const words = faqWords(locale)
    return { view: 'faq' as const, title: words.metaTitle, words }
  }
  const [featured, ...more] = listArticles(locale).map((card) => articleTeaser(card, locale))
  if (!featured) throw new Error('there is no article at all')
  const words = blogWords(locale)
  return { view: 'index' as const, title: words.metaTitle, words, featured, more }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeSubscription(context, await request.formData().catch(() => new FormData()))
}

export default function Blog() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<SubscribeReply>()
  return (
    <Page className="blog">
      {data.view === 'faq' ? <PinnedFaq words={data.words} /> : <BlogIndex {...data} reply={reply} />}
    </Page>
  )
}
