import { expect, test } from 'vitest'
import { currentMark, MAIN_LINKS } from './nav-links.ts'

const marked = (pathname: string) =>
  MAIN_LINKS.flatMap(({ to }) => {
    const mark = currentMark(to, pathname)
    return mark ? [[to, mark]] : []
  })

test('exactly one link is marked on its own page', () => {
  for (const { to } of MAIN_LINKS) expect(marked(to)).toEqual([[to, 'page']])
})

test('a trailing slash is the same page', () => {
  expect(marked('/games/')).toEqual([['/games', 'page']])
})

test('pages inside a section mark the section', () => {
  for (const path of [
    '/games/math-master',
    '/game/mathmaze',
    '/ar',
    '/ar/',
    '/ar/wordwizard',
    '/games/ar/wordwizard',
  ])
    expect([path, marked(path)]).toEqual([path, [['/games', 'true']]])
})

test('pages outside the six links mark none', () => {
  for (const path of ['/auth', '/gamesome', '/art', '/resources/blog', '/storefront'])
    expect(marked(path)).toEqual([])
})
