import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { readReturnAddress, returnHref } from './redirect-target.ts'

const SITE = 'https://sparkbook.example'

function target(asked: string | null, siteUrl = SITE, redirectAllowList: readonly string[] = []): string {
  const ctx = { config: { ...TEST_CONFIG, siteUrl, redirectAllowList } }
  return returnHref(ctx, readReturnAddress(ctx, asked))
}

describe('our own addresses', () => {
  it.each([
    [SITE, SITE],
    [`${SITE}/`, SITE],
    [`${SITE}/profile?tab=2#top`, `${SITE}/profile?tab=2#top`],
    ['/profile', `${SITE}/profile`],
    ['profile', `${SITE}/profile`],
    ['?code=1', `${SITE}/?code=1`],
    ['/../../games', `${SITE}/games`],
    ['HTTPS://SPARKBOOK.EXAMPLE/a', `${SITE}/a`],
    [`${SITE}:443/a`, `${SITE}/a`],
  ])('%s', (asked, expected) => {
    expect(target(asked)).toBe(expected)
  })
})

describe('addresses that are not ours', () => {
  it.each([
    null,
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https:evil.example/x\\@sparkbook.example',
    ' https://evil.example',
    'https://evil.example ',
    'ht\ntps://evil.example',
    '/\t/evil.example',
    '\u0000//evil.example',
    'http://sparkbook.example/',
    'https://sparkbook.example:8443/',
    'https://sparkbook.example.evil.example/',
    'https://evil.example/https://sparkbook.example/',
    'https://evil.example?https://sparkbook.example',
    'https://sparkbook.example@evil.example/',
    'https://user@sparkbook.example/',
    'https://user:pass@sparkbook.example/',
    'https://sparkbook.example./',
    'https://localhost/',
    'https://93.184.216.34/',
    'https://1572395042/',
    'https://0x5db8d822/',
    'https://[::1]/',
    'https://[::ffff:93.184.216.34]/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://sparkbook.example',
    'data:text/html,hi',
    'blob:https://sparkbook.example/1',
    'file:///etc/passwd',
    'https://',
    'https://%00/',
  ])('%s becomes our front page', (asked) => {
    expect(target(asked)).toBe(SITE)
  })

  it('nothing anybody writes leads to another origin', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '//',
        '/',
        '\\',
        '@',
        ':',
        '?',
        '#',
        '.',
        'https:',
        'http:',
        SITE,
        'evil.example',
        '%2f',
        '\t',
        '[',
        ']',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { origin, username, password } = new URL(target(pieces.join('')))
        expect([origin, username, password]).toEqual([SITE, '', ''])
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a page of ours is known as one, so that it is given no tokens', () => {
  it.each([
    [SITE, '/profile', 'own'],
    [SITE, 'HTTPS://SPARKBOOK.EXAMPLE:443/profile', 'own'],
    [SITE, 'https://evil.example/', 'own'],
    [SITE, 'https://app.example/', 'listed'],
    ['http://localhost:8787', 'http://localhost:8787/a', 'own'],
    ['http://localhost:8787', 'http://localhost:3000/a', 'listed'],
  ])('of %s: %s is %s', (siteUrl, asked, kind) => {
    const config = { ...TEST_CONFIG, siteUrl, redirectAllowList: [`${SITE}/**`, 'https://app.example/**'] }
    expect(readReturnAddress({ config }, asked).kind).toBe(kind)
  })
})

describe('a loopback site', () => {
  it.each([
    ['http://localhost:8787', 'http://localhost:3000/a', true],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:5173/a', true],
    ['http://localhost:8787', 'https://localhost:3000/a', false],
    ['http://localhost:8787', 'http://127.0.0.1:3000/a', false],
    ['http://localhost:8787', 'http://localhost.evil.example/a', false],
    ['http://sparkbook.test', 'http://sparkbook.test:3000/a', false],
  ])('of %s: %s (any port: %s)', (site, asked, allowed) => {
    expect(target(asked, site)).toBe(allowed ? asked : site)
  })
})

describe('the allow list', () => {
  it.each([
    ['https://app.example/**', 'https://app.example/a/b.html?c=d', true],
    ['https://app.example/**', 'https://app.example/', true],
    ['https://app.example/**', 'https://app.example:8443/a', false],
    ['https://app.example/**', 'http://app.example/a', false],
    ['https://app.example/**', 'https://app.example.evil.example/a', false],
    ['https://app.example/**', 'https://appXexample/a', false],
    ['https://app.example/**', 'https://user@app.example/a', false],
    ['https://app.example/*', 'https://app.example/a', true],
    ['https://app.example/*', 'https://app.example/a/b', false],
    ['https://*.app.example/in', 'https://school.app.example/in', true],
    ['https://*.app.example/in', 'https://a.b.app.example/in', false],
    ['https://*.app.example/in', 'https://evil.example/.app.example/in', false],
    ['https://app.example/in', 'https://app.example/in#fragment', true],
    ['https://app.example/in', 'https://app.example/in?next=1', false],
    ['https://app.example/(in)+', 'https://app.example/in', false],
    ['sparkbook-app://callback', 'sparkbook-app://callback', true],
    ['sparkbook-app://callback', 'evil-app://callback', false],
    ['**', 'http://93.184.216.34/', false],
    ['**', 'http://[2001:db8::1]/', false],
    ['**', 'https://user@anything.example/', false],
    ['', 'https://app.example/', false],
    ['**', 'https://anything.example/', false],
    ['https://**', 'javascript:alert(1)', false],
    ['https://**.app.example/in', 'https://a.b.app.example/in', true],
    ['https://**.app.example/in', 'https://evil.example/.app.example/in', false],
    ['https://**.app.example/in', 'https://evil.example?.app.example/in', false],
    ['https://*.app.example/**', 'https://evil.example#.app.example/', false],
    ['https://app.example/**', 'https://app.example./a', false],
    ['https://app.example/**', 'https://аpp.example/a', false],
    ['https://app.example/**', 'HTTPS://APP.EXAMPLE:443/a', 'https://app.example/a'],
    ['https://app.example/in', 'https://app.example/x/../in', 'https://app.example/in'],
    ['https://app.example/in/**', 'https://app.example/in/../out', false],
    ['https://app.example/in/**', 'https://app.example/in/%2e%2e/out', false],
  ])('%s and %s: %s', (glob, asked, allowed) => {
    expect(target(asked, SITE, [glob])).toBe(allowed === true ? asked : allowed || SITE)
  })
})
