import { expect, test } from 'vitest'
import { CORE_SUBJECTS, HUB_TIER } from '#app/domain/catalogue/core-subjects.ts'
import { cardFace } from './card-face.ts'
import { chooseGame, pathAfterGrade, refuseSubject } from './choose-game.ts'

test.each([
  ['available', false, 'stars', 'play'],
  ['available', true, 'ar', 'playAr'],
  ['comingSoon', false, 'comingSoon', 'comingSoon'],
  ['comingSoon', true, 'comingSoon', 'comingSoon'],
] as const)('%s, AR %s: badge %s, button %s', (status, isAR, badge, button) => {
  expect(cardFace({ status, isAR })).toEqual({ badge, button })
})

test.each([
  ['available', 'middle', 'open'],
  ['available', null, 'askGrade'],
  ['comingSoon', 'middle', 'comingSoon'],
  ['comingSoon', null, 'comingSoon'],
] as const)('an %s game with grade %s: %s', (status, grade, choice) => {
  expect(chooseGame({ status }, grade)).toBe(choice)
})

test.each([
  [{ status: 'available', path: '/games/word-works' }, '/games/word-works'],
  [{ status: 'comingSoon', path: '/games/word-works' }, null],
  [null, null],
] as const)('after the grade, %j opens %s', (pending, path) => {
  expect(pathAfterGrade(pending)).toBe(path)
})

test.each([
  [false, null, 'premium', 'gradeNeeded'],
  [true, null, 'free', 'gradeNeeded'],
  [false, 'high', 'free', null],
  [true, 'high', 'free', 'premiumNeeded'],
  [true, 'high', 'basic', 'premiumNeeded'],
  [true, 'high', 'premium', null],
  [true, 'high', 'enterprise', null],
] as const)('premium only %s, grade %s, tier %s: %s', (isPremiumOnly, grade, tier, refusal) => {
  expect(refuseSubject({ isPremiumOnly }, grade, tier)).toBe(refusal)
})

test('with a grade nothing on the hub asks for Premium', () => {
  for (const card of CORE_SUBJECTS) expect(refuseSubject(card, 'middle', HUB_TIER)).toBeNull()
})
