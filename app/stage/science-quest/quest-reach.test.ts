import { expect, test } from 'vitest'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import { placeOf, START } from '../ar/orbit.ts'
import { questReach } from './quest-reach.ts'

const round = scienceQuestRules.start(roundOptions({ band: 'middle' }))
const reachOf = (mission: string) => questReach({ ...round, mission })

/** How far the eye is from what it looks at. */
function away(mission: string): number {
  const { position, target } = placeOf(START, reachOf(mission), 1.4)
  return Math.hypot(...position.map((place, axis) => place - (target[axis] ?? 0)))
}

test('a molecule that floats is in the picture', () => {
  const top = Math.max(...reachOf('build-water').map(([, y]) => y))
  expect(top).toBeGreaterThan(0.2)
})

test('what is flat is seen from nearer', () => {
  const flat = { ...round, band: 'elementary' as const, mission: 'sort-states' }
  expect(Math.max(...questReach(flat).map(([, y]) => y))).toBeLessThan(0.15)
  expect(away('build-water')).toBeGreaterThan(0.9)
})

test('it stays the same array within a task: the camera is not set anew with each move', () => {
  expect(reachOf('build-water')).toBe(questReach({ ...round, mission: 'build-water', hints: 2 }))
})
