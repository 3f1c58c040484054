// Every link on every page of the specs, in every language, leads somewhere: to a page that answers, and to a place on it
// that exists. Read from what the server sends, as a search engine does; links to other sites are not followed.
import type { APIRequestContext } from '@playwright/test'
import { LOCALES } from '#app/i18n/locales.ts'
import { ALIASES, PAGES } from './pages.ts'
import { expect, test } from './visitor.ts'

interface Answer {
  status: number
  /** Where it leads on; null where it is a page. */
  leadsTo: string | null
  html: string
}

async function ask(request: APIRequestContext, address: string): Promise<Answer> {
  const response = await request.get(address, { maxRedirects: 0 })
  const leadsTo = response.status() < 400 ? (response.headers()['location'] ?? null) : null
  return { status: response.status(), leadsTo, html: leadsTo === null ? await response.text() : '' }
}

/** Addresses of links, pictures and forms that are fetched (`method` GET is the default of a form). */
function linksIn(html: string): string[] {
  const anchors = [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href]) => href ?? '')
  const pictures = [...html.matchAll(/<(?:img|use)\b[^>]*?\b(?:src|href)="([^"]*)"/g)].map(
    ([, src]) => src ?? '',
  )
  return [...anchors, ...pictures].map((address) => address.replaceAll('&amp;', '&'))
}

const hasPlace = (html: string, id: string) => id === '' || html.includes(`id="${id}"`)

test('every link on every page leads somewhere, in every language', { tag: '@smoke' }, async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const origin = String(baseURL)
  const answers = new Map<string, Promise<Answer>>()
  const read = (address: string) => {
    const known = answers.get(address) ?? ask(request, address)
    answers.set(address, known)
    return known
  }
  const broken = new Set<string>()
  for (const route of [...PAGES, ...ALIASES.map(([alias]) => alias)]) {
    for (const locale of LOCALES) {
      const start = `${origin}${route}${route.includes('?') ? '&' : '?'}lang=${locale}`
      const { html } = await read(start)
      for (const link of new Set(linksIn(html))) {
        const target = URL.canParse(link, start) ? new URL(link, start) : null
        if (target?.protocol === 'mailto:' || target?.protocol === 'data:') continue
        if (target?.protocol === 'https:') continue
        if (target?.origin !== origin) {
          broken.add(`${route} (${locale}): ${link} is no address`)
          continue
        }
        const id = decodeURIComponent(target.hash.slice(1))
        target.hash = ''
        const answer = target.href === start ? { status: 200, leadsTo: null, html } : await read(target.href)
        if (answer.status >= 400) broken.add(`${route} (${locale}): ${link} answers ${answer.status}`)
        else if (answer.leadsTo === null && !hasPlace(answer.html, id))
          broken.add(`${route} (${locale}): ${link} names no place on its page`)
      }
    }
  }
  // Where links lead on to, as far as it is ours.
  for (const [address, answer] of [...answers]) {
    const { leadsTo } = await answer
    const next = leadsTo === null ? null : new URL(leadsTo, address)
    if (next?.origin === origin && (await read(next.href)).status >= 400)
      broken.add(`${address} leads on to ${next.href}, which does not answer`)
  }
  expect(answers.size).toBeGreaterThan(PAGES.length * LOCALES.length)
  expect([...broken]).toEqual([])
})

test('the sitemap names pages that answer in the language it says, by the address they give themselves', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const origin = String(baseURL)
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length % (LOCALES.length + 1)).toBe(0)
  for (const address of addresses) {
    expect(address.startsWith(origin), address).toBe(true)
    const { status, html } = await ask(request, address)
    expect.soft(status, address).toBe(200)
    const locale = new URL(address).searchParams.get('lang')
    if (locale) expect.soft(html, address).toContain(`<html lang="${locale}"`)
    expect.soft(html.includes(`rel="canonical" href="${address}"`), address).toBe(true)
    expect.soft(html.includes('content="noindex"'), address).toBe(false)
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('what machines are pointed to is there: the card of a shared link, icons and the manifest', async ({
  request,
}) => {
  const html = await (await request.get('/pricing?lang=fr')).text()
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  for (const address of [picture, ...icons, '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type'], address).toMatch(/^image\//)
  }
})
