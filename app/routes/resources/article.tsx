// /resources/blog/{slug}: one article in the language of the page.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AUDIENCES } from '#app/words/articles.ts'
import { dayWords } from '#app/words/days.ts'
import { articleView } from './article/article-view.server.ts'
import './article/article.css'

/** An article nobody wrote is no page at all. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = articleView(params['slug'] ?? '', context.config.siteUrl)
  if (!view) throw new Response(null, { status: 404 })
  return view
}

export const meta = pageMeta<typeof loader>(({ data }) => data?.title ?? '')

export default function ArticlePage() {
  const {
    title,
    description,
    picture,
    audience,
    minutes,
    published,
    updated,
    blocks,
    headings,
    next,
    thing,
  } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <Page className="article-page">
      <JsonLd thing={thing} />
      <Wrap>
        <article aria-labelledby="article-title">
          <header className="article-head">
            <div className="words">
              <p className="facts">
                <Tag>{AUDIENCES[audience]()}</Tag>
                <span>{m.article_reading_time({ minutes })}</span>
                <span>
                  <time dateTime={published}>
                    {m.article_published({ date: dayWords(published, 'year', locale) })}
                  </time>
                </span>
                {updated && (
                  <span>
                    <time dateTime={updated}>
                      {m.article_updated({ date: dayWords(updated, 'year', locale) })}
                    </time>
                  </span>
                )}
              </p>
              <h1 id="article-title">{title}</h1>
              <p className="lead">{description}</p>
            </div>
            <Art name={picture} grain className="picture" />
          </header>
          <div className="article-sides">
            <nav className="on-this-page" aria-labelledby="on-this-page">
              <h2 id="on-this-page">{m.article_contents()}</h2>
              <ol>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <Prose blocks={blocks} />
          </div>
        </article>
        <nav className="read-next" aria-labelledby="read-next">
          <h2 id="read-next">{m.article_next()}</h2>
          <ul>
            {next.map(({ slug, title, audience, minutes }) => (
              <li key={slug}>
                <Link to={`/resources/blog/${slug}`} prefetch="intent">
                  <span className="name">{title}</span>
                  <span className="about">
                    {AUDIENCES[audience]()}, {m.article_minutes({ minutes })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link className="back" to="/resources/blog">
            {m.article_back()} <LineIcon name="arrow-right" />
          </Link>
        </nav>
      </Wrap>
    </Page>
  )
}
