// The artefacts and missions of History Hunt as data: dated, sourced, drawable, and never to be taken for one another.
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { SIDES } from './artefact.ts'
import { ARTEFACTS, artefactOf } from './artefacts.ts'
import { FIRST_YEAR, LAST_YEAR, SPANS } from './constants.ts'
import { isOlder, judgeYear, spanOf, toleranceOf } from './judge.ts'
import type { Mission } from './mission.ts'
import { MISSIONS } from './missions.ts'
import { yearsBetween } from './years.ts'

/** Two artefacts of a mission must lie at least so far apart, or their order would be a matter of opinion. */
const LEAST_YEARS_APART = 20

describe.each(ARTEFACTS.map((artefact) => [artefact.id, artefact] as const))('%s', (_id, artefact) => {
  test('is dated in whole years, none of them 0, within what a date may name', () => {
    const { from, to } = artefact.date
    for (const year of [from, to]) {
      expect(Number.isInteger(year) && year !== 0).toBe(true)
      expect(year).toBeGreaterThanOrEqual(FIRST_YEAR)
      expect(year).toBeLessThanOrEqual(LAST_YEAR)
    }
    expect(from).toBeLessThanOrEqual(to)
  })

  test('belongs to exactly one span of each band that has spans', () => {
    for (const band of ['elementary', 'middle'] as const) {
      const span = SPANS[band][spanOf(artefact.id, band)]
      expect(span?.from).toBeLessThanOrEqual(artefact.date.from)
      expect(span?.to).toBeGreaterThanOrEqual(artefact.date.to)
    }
  })

  test('shows clues on 4 to 6 different sides, and names who vouches for it', () => {
    expect(new Set(artefact.clues).size).toBe(artefact.clues.length)
    expect(artefact.clues.length).toBeGreaterThanOrEqual(4)
    expect(artefact.clues.length).toBeLessThanOrEqual(6)
    for (const side of artefact.clues) expect(SIDES).toContain(side)
    expect(artefact.sources.length).toBeGreaterThan(0)
    for (const { title, institution, address } of artefact.sources) {
      expect(title.length).toBeGreaterThan(3)
      expect(institution.length).toBeGreaterThan(3)
      expect(address).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}$/)
    }
  })
})

test('the collection comes from all parts of the world, oldest first, each once', () => {
  expect(new Set(ARTEFACTS.map(({ continent }) => continent)).size).toBe(6)
  expect(ARTEFACTS.length).toBeGreaterThanOrEqual(21)
  expect(new Set(ARTEFACTS.map(({ id }) => id)).size).toBe(ARTEFACTS.length)
  const starts = ARTEFACTS.map(({ date }) => date.from)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
})

test('there is no year 0', () => {
  expect(yearsBetween(-1, 1)).toBe(1)
  expect(yearsBetween(-196, 1)).toBe(196)
  expect(yearsBetween(1903, 1844)).toBe(-59)
})

describe.each(BANDS)('missions of %s', (band) => {
  const missions: readonly Mission[] = MISSIONS[band]

  test('are at least 8, each with 3 to 6 different artefacts to date', () => {
    expect(missions.length).toBeGreaterThanOrEqual(8)
    expect(new Set(missions.map(({ id }) => id)).size).toBe(missions.length)
    for (const { artefacts, tasks } of missions) {
      expect(new Set(artefacts).size).toBe(artefacts.length)
      expect(artefacts.length).toBeGreaterThanOrEqual(3)
      expect(artefacts.length).toBeLessThanOrEqual(6)
      expect(tasks[0]).toBe('date')
      expect(new Set(tasks).size).toBe(tasks.length)
    }
  })

  test.each(missions.map((mission) => [mission.id, mission] as const))(
    '%s: no two artefacts can be taken for each other in age',
    (_id, { artefacts }) => {
      for (const [index, artefact] of artefacts.entries()) {
        const next = artefacts[index + 1]
        if (!next) continue
        expect(isOlder(artefact, next), `${artefact} before ${next}`).toBe(true)
        const apart = yearsBetween(artefactOf(artefact).date.to, artefactOf(next).date.from)
        expect(apart, `${artefact} and ${next}`).toBeGreaterThanOrEqual(LEAST_YEARS_APART)
      }
    },
  )
})

test('a year in the middle of one artefact’s date is wrong for every other of its mission', () => {
  for (const { artefacts } of MISSIONS.high as readonly Mission[]) {
    for (const artefact of artefacts) {
      const { from, to } = artefactOf(artefact).date
      const middle = Math.round((from + to) / 2)
      expect(judgeYear(artefact, middle)).toBeNull()
      for (const other of artefacts) {
        if (other !== artefact) expect(judgeYear(other, middle), `${other} in ${middle}`).not.toBeNull()
      }
      expect(toleranceOf({ from, to })).toBeGreaterThan(0)
    }
  }
})

test('every artefact is found in some mission', () => {
  const used = BANDS.flatMap((band) =>
    (MISSIONS[band] as readonly Mission[]).flatMap(({ artefacts }) => artefacts),
  )
  expect(ARTEFACTS.filter(({ id }) => !used.includes(id))).toEqual([])
})
