import { describe, expect, it, test } from 'vitest'
import { ownPath, readDestination, whereTo, withDestination } from './where-to.ts'

describe('after signing in', () => {
  it.each([
    ['', '/'],
    ['tier=basic', '/pricing?tier=basic'],
    ['tier=premium', '/pricing?tier=premium'],
    ['tier=free', '/'],
    ['tier=enterprise', '/'],
    ['tier=Basic', '/'],
    ['returnTo=/profile', '/profile'],
    ['returnTo=/games?x=1%23part', '/games?x=1#part'],
    ['tier=basic&returnTo=/profile', '/pricing?tier=basic'],
  ])('%j leads to %s', (search, path) => {
    expect(whereTo(readDestination(new URLSearchParams(search)))).toBe(path)
  })
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  '/\n/evil.example',
])('%j is no page of ours', (path) => {
  expect(ownPath(path)).toBe('/')
})

test('a path that climbs stays on our origin', () => {
  expect(ownPath('/../../profile')).toBe('/profile')
})

test('the destination travels from screen to screen', () => {
  const destination = readDestination(new URLSearchParams('tier=basic&returnTo=/a%3Fb=c&other=1'))
  expect(withDestination('/auth', destination, { tab: 'signup' })).toBe(
    '/auth?tab=signup&tier=basic&returnTo=%2Fa%3Fb%3Dc',
  )
  expect(withDestination('/auth', { tier: null, returnTo: null })).toBe('/auth')
})
