import { describe, expect, it, test } from 'vitest'
import { HOSTILE_PATHS } from '#tests/factories/hostile-paths.ts'
import { destinationFields, destinationPath, readDestination, withDestination } from './destination.ts'

const read = (search: string) => readDestination(new URLSearchParams(search))

describe('after signing in', () => {
  it.each([
    ['', '/'],
    ['tier=basic', '/pricing?tier=basic'],
    ['tier=premium', '/pricing?tier=premium'],
    ['tier=premium&interval=year', '/pricing?tier=premium&interval=year'],
    ['tier=premium&interval=year&for=child-1', '/pricing?tier=premium&interval=year&for=child-1'],
    ['tier=premium&for=a%2Fb', '/pricing?tier=premium'],
    ['tier=premium&interval=week', '/pricing?tier=premium'],
    ['interval=year', '/'],
    ['tier=free', '/'],
    ['tier=free&returnTo=/profile', '/profile'],
    ['tier=enterprise', '/'],
    ['tier=Basic', '/'],
    ['returnTo=/profile', '/profile'],
    ['returnTo=/games?x=1%23part', '/games?x=1#part'],
    ['tier=basic&returnTo=/profile', '/pricing?tier=basic'],
  ])('%j leads to %s', (search, path) => {
    expect(destinationPath(read(search))).toBe(path)
  })

  it.each(HOSTILE_PATHS)('%j leads nowhere else', (returnTo) => {
    const path = destinationPath(readDestination(new URLSearchParams({ returnTo })))
    expect(new URL(path, 'https://sparkbook.example').origin).toBe('https://sparkbook.example')
  })
})

test('the destination travels from screen to screen', () => {
  const destination = read('tier=basic&interval=year&returnTo=/a%3Fb=c&other=1')
  expect(withDestination('/auth', destination, { tab: 'signup' })).toBe(
    '/auth?tab=signup&tier=basic&interval=year&returnTo=%2Fa%3Fb%3Dc',
  )
  expect(readDestination(new URLSearchParams(destinationFields(destination)))).toEqual(destination)
  expect(withDestination('/auth', read('tier=nonsense&returnTo=//evil.example'))).toBe('/auth')
})
