import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayBefore } from '#app/domain/progress/day-of.ts'
import { type DoneChunk, daysBetween, gapAfter, type PlanFrame, planDays, weekdayOf } from './plan-days.ts'

const START = '2026-09-01'
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

const frames = fc.record({
  topics: fc.integer({ min: 1, max: 12 }).map((count) => Array.from({ length: count }, (_, i) => `t${i}`)),
  startDay: fc.constant(START),
  testDay: fc.integer({ min: 1, max: 90 }).map((days) => dayBefore(START, -days)),
  weekdays: fc.subarray(EVERY_DAY, { minLength: 1 }),
  chunksADay: fc.integer({ min: 1, max: 4 }),
}) satisfies fc.Arbitrary<PlanFrame>

const plannedOf = (frame: PlanFrame, done: readonly DoneChunk[] = [], today = frame.startDay) =>
  planDays(frame, { done, today })

const looks = (frame: PlanFrame) =>
  plannedOf(frame).days.flatMap(({ day, chunks }) => chunks.map((chunk) => ({ ...chunk, day })))

test('three topics in two weeks: in turn, at growing distances, all of them on the last day', () => {
  const frame = {
    topics: ['a', 'b', 'c'],
    startDay: START,
    testDay: '2026-09-15',
    weekdays: EVERY_DAY,
    chunksADay: 2,
  }
  const { days, leftOut, onlyOnce } = plannedOf(frame)
  expect(days.map(({ chunks }) => chunks.map(({ topic }) => topic).join(''))).toEqual([
    'ab',
    'ac',
    'bc',
    '',
    'a',
    'bc',
    '',
    '',
    '',
    '',
    '',
    'a',
    'bc',
    'ab',
  ])
  expect(days.at(-1)?.chunks[0]).toEqual({ topic: 'a', kind: 'last', state: 'planned' })
  expect([leftOut, onlyOnce]).toEqual([[], []])
})

test('too little time is said: the weakest topics get it', () => {
  const frame = {
    topics: ['a', 'b', 'c', 'd'],
    startDay: START,
    testDay: '2026-09-04',
    weekdays: EVERY_DAY,
    chunksADay: 1,
  }
  const { days, leftOut, onlyOnce } = plannedOf(frame)
  expect(days.flatMap(({ chunks }) => chunks.map(({ topic }) => topic))).toEqual(['a', 'b', 'c'])
  expect(leftOut).toEqual(['d'])
  expect(onlyOnce).toEqual(['a', 'b', 'c'])
})

test('a missed day moves on, without more than a day holds', () => {
  const frame = {
    topics: ['a', 'b'],
    startDay: START,
    testDay: '2026-09-08',
    weekdays: EVERY_DAY,
    chunksADay: 1,
  }
  const { days } = plannedOf(frame, [{ topic: 'a', day: START }], '2026-09-03')
  expect(days.slice(0, 4).map(({ chunks }) => chunks)).toEqual([
    [{ topic: 'a', kind: 'learn', state: 'done' }],
    [{ topic: 'b', kind: 'learn', state: 'missed' }],
    [{ topic: 'b', kind: 'learn', state: 'planned' }],
    [{ topic: 'a', kind: 'review', state: 'planned' }],
  ])
})

test('no study day before the test leaves everything out', () => {
  const saturday = 6
  const frame = {
    topics: ['a'],
    startDay: START,
    testDay: '2026-09-03',
    weekdays: [saturday],
    chunksADay: 4,
  }
  expect(plannedOf(frame).leftOut).toEqual(['a'])
})

describe('whatever the frame', () => {
  test('chunks lie on study days before the test, no more than fit, each topic once a day', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        for (const { day, isStudyDay, chunks } of plannedOf(frame).days) {
          expect(day >= frame.startDay && day < frame.testDay).toBe(true)
          expect(isStudyDay).toBe(frame.weekdays.includes(weekdayOf(day)))
          expect(chunks.length).toBeLessThanOrEqual(isStudyDay ? frame.chunksADay : 0)
          expect(new Set(chunks.map(({ topic }) => topic)).size).toBe(chunks.length)
        }
      }),
    )
  })

  test('a topic returns no sooner than its growing distances, but for the last look', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        for (const topic of frame.topics) {
          const mine = looks(frame).filter((look) => look.topic === topic)
          for (const [index, look] of mine.entries()) {
            const before = mine[index - 1]
            if (before === undefined) expect(look.kind).toBe('learn')
            else if (look.kind !== 'last')
              expect(daysBetween(before.day, look.day)).toBeGreaterThanOrEqual(gapAfter(index))
          }
        }
      }),
    )
  })

  test('topics begin in their order, and none is left out while there is room for all', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        const begun = looks(frame).filter(({ kind }) => kind === 'learn')
        expect(begun.map(({ topic }) => topic)).toEqual(frame.topics.slice(0, begun.length))
        const { days, leftOut } = plannedOf(frame)
        const slots = days.filter(({ isStudyDay }) => isStudyDay).length * frame.chunksADay
        expect(leftOut).toHaveLength(Math.max(0, frame.topics.length - slots))
      }),
    )
  })

  test('doing what is planned leaves the days after as they were', () => {
    fc.assert(
      fc.property(frames, fc.nat(), (frame, at) => {
        const { days } = plannedOf(frame)
        const until = at % days.length
        const done = days
          .slice(0, until)
          .flatMap(({ day, chunks }) => chunks.map(({ topic }) => ({ topic, day })))
        const later = plannedOf(frame, done, dayBefore(frame.startDay, -until))
        expect(later.days.slice(until)).toEqual(days.slice(until))
      }),
    )
  })
})

describe('a plan that is changed', () => {
  const frame = {
    topics: ['a', 'b'],
    startDay: START,
    testDay: '2026-09-08',
    weekdays: EVERY_DAY,
    chunksADay: 1,
  }
  const topicsOf = (changed: PlanFrame, today = START) =>
    planDays(changed, { done: [], today }).days.map(({ chunks }) => chunks.map(({ topic }) => topic).join(''))

  test('a chunk moved later leaves its day to what is next, and comes on the day it was moved to', () => {
    expect(topicsOf(frame).slice(0, 3)).toEqual(['a', 'b', 'a'])
    const moves = [{ topic: 'a', from: START, to: '2026-09-03' }]
    expect(topicsOf({ ...frame, moves }).slice(0, 3)).toEqual(['b', 'b', 'a'])
  })

  test('one moved to a free day comes there, more than the day had room for', () => {
    const weekdays = [weekdayOf('2026-09-01'), weekdayOf('2026-09-02')]
    const moves = [
      { topic: 'a', from: START, to: '2026-09-05' },
      { topic: 'b', from: START, to: '2026-09-05' },
    ]
    expect(topicsOf({ ...frame, weekdays, moves })).toEqual(['', '', '', '', 'ab', '', ''])
  })

  test('what a topic was moved for goes with it when it is taken out of the plan', () => {
    const moves = [{ topic: 'gone', from: START, to: '2026-09-02' }]
    expect(topicsOf({ ...frame, moves })).toEqual(topicsOf(frame))
  })

  test('a chunk moved to a day that is no longer before the test stays where it was', () => {
    const moves = [{ topic: 'a', from: START, to: '2026-09-07' }]
    const testDay = '2026-09-05'
    expect(topicsOf({ ...frame, testDay, moves })).toEqual(topicsOf({ ...frame, testDay }))
  })

  test('days before the change keep what was done and miss nothing', () => {
    const { days } = planDays(
      { ...frame, sinceDay: '2026-09-03' },
      { done: [{ topic: 'b', day: START }], today: '2026-09-04' },
    )
    expect(days.slice(0, 3).map(({ chunks }) => chunks)).toEqual([
      [{ topic: 'b', kind: 'learn', state: 'done' }],
      [],
      [{ topic: 'a', kind: 'learn', state: 'missed' }],
    ])
  })
})
