import type { MetaArgs } from '@remix-run/cloudflare'
import { describe, expect, it } from 'vitest'
import { listArticles } from '#app/content/articles.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pageHead } from './page-head.server.ts'
import { pageMeta } from './page-meta.ts'

/** What a page with this title says at `address`, when `asked` was the first address of this visit. */
function said(title: string, address: string, { locale = 'en' as Locale, asked = address } = {}) {
  const origin = 'https://sparkbook.test'
  const { pathname, search } = new URL(address, origin)
  const head = pageHead(new URL(asked, origin), origin, locale)
  const args = {
    location: { pathname, search, hash: '', state: null, key: '' },
    matches: [{ id: 'root', data: { origin, locale, head } }],
  } as unknown as MetaArgs
  return pageMeta(() => title)(args)
}

const canonicalOf = (lines: ReturnType<typeof said>) =>
  lines.flatMap((line) => ('rel' in line && line['rel'] === 'canonical' ? [line['href']] : []))

const ROBOTS = { name: 'robots', content: 'noindex' }

describe('a title', () => {
  it.each([
    ['Pricing', 'Pricing – Sparkbook'],
    ['Sparkbook Store', 'Sparkbook Store'],
    ['Sparkbook – Games', 'Sparkbook – Games'],
  ])('%s becomes %s', (title, whole) => {
    expect(said(title, '/pricing')).toContainEqual({ title: whole })
  })
})

describe('the main address', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/pricing?interval=year', '/pricing'],
    ['/pricing?lang=es', '/pricing?lang=es'],
    ['/pricing?interval=year&lang=zh', '/pricing?lang=zh'],
    ['/pricing?lang=klingon', '/pricing'],
    ['/', '/'],
    ['/game/mathmaze', '/games/mathmaze'],
    ['/contact', '/company/contact'],
    ['/terms', '/company/terms-of-service'],
    ['/privacy?lang=fr', '/company/privacy-policy?lang=fr'],
    ['/ar/wordwizard', '/games/ar/wordwizard'],
  ])('of %s is %s', (address, main) => {
    expect(canonicalOf(said('x', address))).toEqual([`https://sparkbook.test${main}`])
  })

  it('is told beside the same page in every language', () => {
    const lines = said('x', '/terms?lang=es')
    const alternates = lines.flatMap((line) =>
      'rel' in line && line['rel'] === 'alternate' ? [[line['hrefLang'], line['href']]] : [],
    )
    const main = 'https://sparkbook.test/company/terms-of-service'
    expect(alternates).toEqual([
      ['en', `${main}?lang=en`],
      ['es', `${main}?lang=es`],
      ['fr', `${main}?lang=fr`],
      ['zh', `${main}?lang=zh`],
      ['x-default', main],
    ])
  })
})

describe('who sends a link', () => {
  it('sends title, words and picture in the language of the page', () => {
    expect(said('Tarifs', '/pricing?lang=fr', { locale: 'fr' })).toEqual(
      expect.arrayContaining([
        { property: 'og:title', content: 'Tarifs – Sparkbook' },
        { property: 'og:description', content: expect.stringContaining('formules') },
        { property: 'og:url', content: 'https://sparkbook.test/pricing?lang=fr' },
        { property: 'og:locale', content: 'fr_FR' },
        { property: 'og:image', content: 'https://sparkbook.test/og/plans-fr.png' },
        { property: 'og:type', content: 'website' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    )
  })

  it('sends the days of an article', () => {
    for (const { slug, description, published } of listArticles('es')) {
      const lines = said('Un artículo', `/resources/blog/${slug}`, { locale: 'es' })
      expect(lines).toContainEqual({ name: 'description', content: description })
      expect(lines).toContainEqual({ property: 'og:type', content: 'article' })
      expect(lines).toContainEqual({ property: 'article:published_time', content: published })
    }
  })
})

describe('search engines', () => {
  it('leave out what is personal or thin', () => {
    for (const path of ['/profile', '/resources/blog/nothing', '/games/subject/math/high', '/dev/ui'])
      expect(said('x', path)).toEqual([{ title: 'x – Sparkbook' }, ROBOTS])
  })

  it('are told nothing of the page before: what root knows is of the first address only', () => {
    expect(said('Pricing', '/pricing', { asked: '/profile' })).toEqual([{ title: 'Pricing – Sparkbook' }])
    expect(said('Profile', '/profile', { asked: '/' })).toEqual([{ title: 'Profile – Sparkbook' }])
  })
})
