import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_PATHS } from '#tests/factories/hostile-paths.ts'
import { ownPath, parseOwnPath, pathOf } from './own-path.ts'

const SITE = 'https://sparkbook.example'

/** What paths are taken apart into, and what passes for a part of one. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '%252f', '%09', '%0a', '%00', '%'],
    ...[
      '@',
      ':',
      '?',
      '#',
      ';',
      '&',
      '[',
      ']',
      '\t',
      '\n',
      '\r',
      '\u0000',
      ' ',
      '\u00a0',
      '\u200b',
      '\ufeff',
    ],
    ...['／', '＼', '．', '\u0338', '\u2044', '\u2215', '\u3002', '\ud800', '٪2f', 'é', 'e\u0301'],
    ...[
      'https:',
      'http:',
      'javascript:',
      'data:',
      'evil.example',
      'user:pass@',
      SITE,
      'own.invalid',
      'games',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const anything = fc
  .tuple(fc.constantFrom('', '/', '/', '/'), fc.array(piece, { maxLength: 9 }))
  .map(([start, pieces]) => start + pieces.join(''))

describe('a path of ours', () => {
  it.each([
    ['/', '/'],
    ['/games?x=1#part', '/games?x=1#part'],
    ['/../../profile', '/profile'],
    ['/a/./b/%2e%2e/c', '/a/c'],
    ['/auth?returnTo=//evil.example', '/auth?returnTo=//evil.example'],
    ['/é', '/%C3%A9'],
    ['/／evil.example', '/%EF%BC%8Fevil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/games?', '/games'],
  ])('%s', (text, path) => {
    expect(parseOwnPath(text)).toBe(path)
  })

  it.each(HOSTILE_PATHS)('is not %j, or at least stays on our origin', (text) => {
    const path = parseOwnPath(text)
    if (path !== null) expect(new URL(path, SITE).origin).toBe(SITE)
  })

  it.each([null, undefined, 7, '', 'games', '?x', '#x', '//evil.example', '/.//evil.example', '/a//b'])(
    'is not %j',
    (text) => {
      expect(parseOwnPath(text)).toBeNull()
    },
  )

  it('is on our origin for every parser, whatever was written, and stays what it is', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const path = parseOwnPath(text)
        if (path === null) return
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        expect(path).not.toMatch(/^[^?#]*(\\|\/\/|\/\.{1,2}(\/|$))/)
        expect(parseOwnPath(path)).toBe(path)
        for (const base of [SITE, 'http://localhost:8787/auth?x=1#y', `${SITE}/a/b/c`]) {
          const url = new URL(path, base)
          expect(url.origin).toBe(new URL(base).origin)
          expect([url.username, url.password]).toEqual(['', ''])
          expect(url.pathname + url.search + url.hash).toBe(path)
        }
        // Whoever decodes the path once more before reading it again stays on our origin as well.
        const decoded = decodeLoosely(new URL(path, SITE).pathname)
        expect(new URL(decoded, SITE).origin).toBe(SITE)
      }),
      { numRuns: 5000 },
    )
  })

  it('is every page of ours that a browser may be on', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const url = new URL(`${SITE}/x${path.replace(/\/+/g, '/')}?${query}`)
        fc.pre(!/%(2f|5c|[01]|7f)/i.test(url.pathname) && url.href.length < 1900)
        expect(parseOwnPath(url.pathname + url.search)).toBe(url.pathname + url.search)
      }),
    )
  })

  it('has a length a header can hold', () => {
    expect(parseOwnPath(`/${'a'.repeat(1999)}`)).toHaveLength(2000)
    expect(parseOwnPath(`/${'a'.repeat(2000)}`)).toBeNull()
    expect(parseOwnPath(`/${'é'.repeat(1000)}`)).toBeNull()
  })
})

function decodeLoosely(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
}

it('a path of our source is written once and its parameters are encoded', () => {
  expect(ownPath('/auth', { returnTo: '/a?b=c&d', tier: null })).toBe('/auth?returnTo=%2Fa%3Fb%3Dc%26d')
  expect(ownPath('/profile/security#devices')).toBe('/profile/security#devices')
  expect(() => ownPath('//evil.example')).toThrow('not a path of ours')
})

it('where a request is, is a path of ours even if its line is not', () => {
  expect(pathOf(new Request(`${SITE}/games?x=1`))).toBe('/games?x=1')
  expect(pathOf(new Request(`${SITE}//evil.example/x`))).toBe('/')
})
