import { expect, test } from 'vitest'
import { arOffer } from './ar-offer.ts'

test('a grown-up hears of plans on every page', () => {
  for (const grade of [null, 'elementary', 'middle', 'high'] as const)
    expect([grade, arOffer('grown_up', grade)]).toEqual([grade, 'plans'])
})

test('a child’s account hears of none', () => {
  for (const standing of ['limited', 'consented', 'verified'] as const)
    expect([standing, arOffer(standing, 'high')]).toEqual([standing, 'student'])
})

test.each([
  [null, null, 'plans'],
  [null, 'high', 'plans'],
  [null, 'middle', null],
  [null, 'elementary', null],
  ['unstated', null, 'plans'],
  ['of_age', 'high', 'plans'],
  ['of_age', 'middle', 'student'],
  ['unstated', 'elementary', 'student'],
] as const)('%s on a page for %s: %s', (standing, grade, offer) => {
  expect(arOffer(standing, grade)).toBe(offer)
})
