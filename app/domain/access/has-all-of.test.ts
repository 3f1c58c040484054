import { expect, it } from 'vitest'
import { type AccessRecords, entitlementsAt } from './entitlements.ts'
import { hasAllOf } from './has-all-of.ts'

const held = (...items: AccessRecords['grants'][number]['item'][]) =>
  entitlementsAt(
    { plans: [], grants: items.map((item) => ({ item, startsAt: 0, endsAt: item === 'pro' ? 9 : null })) },
    1,
  )

it.each([
  ['ar-filter', held(), false],
  ['ar-filter', held('ar-filter'), true],
  ['voice-pack', held('ar-filter'), false],
  ['voice-pack', held('voice-pack'), true],
  ['game-level', held(...Array<'game-level'>(4).fill('game-level')), false],
  ['game-level', held(...Array<'game-level'>(5).fill('game-level')), true],
  ['learning-boost', held('learning-boost'), false],
  ['pro', held('pro'), false],
] as const)('knows whether %s would give nothing more', (item, rights, expected) => {
  expect(hasAllOf(item, rights)).toBe(expected)
})
