// The recorded rounds come out the same, to the last digit; golden-sample.workerd.test.ts replays some inside workerd.
import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { type GoldenLog, replayGolden, stableJson } from './golden-replay.ts'
import outdated from './outdated/math-master-version-1.json'

const files = import.meta.glob<GoldenLog>('./*.json', { eager: true, import: 'default' })
const logs = new Map(Object.entries(files).map(([path, log]) => [path.replace('./', ''), log]))

test.each([...logs])('%s replays to what was recorded', (_name, golden) => {
  expect(replayGolden(golden)).toEqual(golden.expected)
})

test('the logs of Math Master cover whole rounds of every band, an untimed one, and refusals', () => {
  const recorded = [...logs.values()].filter(({ game }) => game === 'mathMaster')
  for (const [band, score] of [
    ['elementary', 260],
    ['middle', 470],
    ['high', 1_020],
  ] as const) {
    const whole = recorded.filter(
      ({ options, expected }) => options.band === band && options.extraLevels === 0 && expected.ok,
    )
    expect(whole.length).toBeGreaterThanOrEqual(2)
    for (const { expected } of whole) expect(expected).toMatchObject({ score: { score } })
  }
  expect(recorded.some(({ options, expected }) => !options.timed && expected.ok)).toBe(true)
  expect(new Set(recorded.flatMap(({ expected }) => (expected.ok ? [] : [expected.code])))).toEqual(
    new Set(['round_not_over', 'moves_after_end', 'illegal_move', 'malformed_move']),
  )
})

test('the logs of Math Maze cover whole rounds of every band, extra levels, and refusals', () => {
  const recorded = [...logs.values()].filter(({ game }) => game === 'mathMaze')
  for (const [band, score] of [
    ['elementary', 800],
    ['middle', 5_070],
    ['high', 16_400],
  ] as const) {
    expect(recorded.some(({ options, expected }) => options.band === band && expected.ok)).toBe(true)
    const scores = recorded.map(({ expected }) => (expected.ok ? expected.score.score : 0))
    expect(scores).toContain(score)
  }
  expect(recorded.some(({ options, expected }) => options.extraLevels > 0 && expected.ok)).toBe(true)
  expect(new Set(recorded.flatMap(({ expected }) => (expected.ok ? [] : [expected.code])))).toEqual(
    new Set(['round_not_over', 'moves_after_end', 'illegal_move', 'malformed_move']),
  )
})

test.each([
  ['scienceExplorer', { elementary: 600, middle: 500, high: 750 }],
  ['historyQuest', { elementary: 300, middle: 500, high: 500 }],
])('the logs of %s cover perfect rounds of every band, hints, extra levels, and refusals', (id, perfect) => {
  const recorded = [...logs.values()].filter(({ game }) => game === id)
  for (const [band, score] of Object.entries(perfect)) {
    const ofBand = recorded.filter(({ options }) => options.band === band)
    expect(ofBand.some(({ expected }) => expected.ok && expected.score.score === score)).toBe(true)
  }
  expect(recorded.some(({ moves }) => JSON.stringify(moves).includes('hint'))).toBe(true)
  expect(recorded.some(({ options, expected }) => options.extraLevels > 0 && expected.ok)).toBe(true)
  expect(new Set(recorded.flatMap(({ expected }) => (expected.ok ? [] : [expected.code])))).toEqual(
    new Set(['round_not_over', 'moves_after_end', 'illegal_move', 'malformed_move']),
  )
})

test('the logs of Word Works cover whole rounds of every band and language, extra levels, and refusals', () => {
  const recorded = [...logs.values()].filter(({ game }) => game === 'wordWorks')
  const whole = recorded.filter(({ expected }) => expected.ok)
  expect(new Set(whole.map(({ options }) => options.band))).toEqual(new Set(BANDS))
  expect(new Set(whole.map(({ options }) => options.language))).toEqual(new Set(LANGUAGES))
  expect(whole.some(({ options }) => options.extraLevels > 0)).toBe(true)
  expect(new Set(recorded.flatMap(({ expected }) => (expected.ok ? [] : [expected.code])))).toEqual(
    new Set(['round_not_over', 'moves_after_end', 'illegal_move', 'malformed_move']),
  )
})

test.each(['scienceQuest', 'wordWizard', 'historyHunt'])(
  'the logs of %s cover whole rounds of every band, extra levels, and refusals',
  (id) => {
    const recorded = [...logs.values()].filter(({ game }) => game === id)
    const whole = recorded.filter(({ expected }) => expected.ok)
    expect(new Set(whole.map(({ options }) => options.band))).toEqual(new Set(BANDS))
    expect(whole.some(({ options }) => options.extraLevels > 0)).toBe(true)
    expect(new Set(recorded.flatMap(({ expected }) => (expected.ok ? [] : [expected.code])))).toEqual(
      new Set(['round_not_over', 'moves_after_end', 'illegal_move', 'malformed_move']),
    )
  },
)

test('a log of older rules is refused by name', () => {
  expect(() => replayGolden({ ...outdated, options: roundOptions() })).toThrow(
    'recorded with mathMaster version 1',
  )
})

test('one right answer turned wrong is not the recorded round any more', () => {
  const golden = logs.get('math-master-high-perfect.json')
  if (!golden) throw new Error('the log is missing')
  let isFirst = true
  const changed = golden.moves.map((move) => {
    if (!isFirst || typeof move !== 'object' || move === null || !('option' in move)) return move
    isFirst = false
    return { ...move, option: (Number(move.option) + 1) % 4 }
  })
  expect(replayGolden({ ...golden, moves: changed })).not.toEqual(golden.expected)
})

test('a digest does not depend on the order of keys', () => {
  expect(stableJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}')
})
