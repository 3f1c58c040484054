import { expect, test } from 'vitest'
import { arFeature } from './ar-feature.ts'

test.each([
  [true, 'This AR game requires a premium subscription.'],
  [false, 'AR functionality is being developed. Check back soon!'],
])('the text of spec 001 section 2 where a game is premium only: %s', (isPremiumOnly, text) => {
  expect(arFeature({ id: 'scienceQuest', isPremiumOnly }).notice()).toBe(text)
})
