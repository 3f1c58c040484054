import { describe, expect, test } from 'vitest'
import { CORE_SUBJECTS, coreSubjectsFor, findCoreSubject, HUB_TIER } from './core-subjects.ts'

test('math, science, English and history, in this order', () => {
  expect(CORE_SUBJECTS.map(({ subject }) => subject)).toEqual(['math', 'science', 'english', 'history'])
})

test.each(CORE_SUBJECTS)('$id has all a card needs', (card) => {
  expect(Object.keys(card).sort()).toEqual([
    'id',
    'isPremiumOnly',
    'minLevel',
    'requiredTier',
    'status',
    'subject',
  ])
  expect(['free', 'basic', 'premium']).toContain(card.requiredTier)
  expect(card.minLevel).toBe(1)
  expect(card.status).toBe('available')
  expect(card.isPremiumOnly).toBe(card.requiredTier === 'premium')
})

describe('a card is shown from its tier on', () => {
  test.each([
    ['free', ['math', 'science']],
    ['basic', ['math', 'science', 'english']],
    ['premium', ['math', 'science', 'english', 'history']],
    ['enterprise', ['math', 'science', 'english', 'history']],
  ] as const)('%s', (tier, subjects) => {
    expect(coreSubjectsFor(tier).map(({ subject }) => subject)).toEqual(subjects)
  })

  test('on the hub all four are shown', () => {
    expect(HUB_TIER).toBe('premium')
    expect(coreSubjectsFor(HUB_TIER)).toEqual(CORE_SUBJECTS)
  })
})

test.each(['', 'Math', 'music', 'constructor', null, undefined])('%j is no subject', (subject) => {
  expect(findCoreSubject(subject)).toBeUndefined()
})
