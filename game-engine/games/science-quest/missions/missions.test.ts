import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { LEVELS } from '#engine/learning/missions/constants.ts'
import { chooseMission, findMission } from '#engine/learning/missions/mission.ts'
import { HOTTEST, MAX_COUNT, MAX_PLACES, MAX_THINGS } from '../constants.ts'
import { ELEMENTS } from '../matter/elements.ts'
import { firstUnequal } from '../matter/equation.ts'
import { equationOf } from '../matter/reactions.ts'
import { freeBonds } from '../matter/structure.ts'
import { parseMove } from '../moves.ts'
import type { Bench, ToolMove } from '../tasks/bench.ts'
import { layOut, nextMove, playTool } from '../tasks/play-tool.ts'
import { placesOf } from '../tasks/sort-rules.ts'
import type { Mission } from './mission.ts'
import { MISSIONS } from './missions.ts'

const ALL = BANDS.flatMap((band) => MISSIONS[band])

const number = fc.nat({ max: 9 })
const anyTool: fc.Arbitrary<ToolMove> = fc.oneof(
  fc.record({ type: fc.constant('put' as const), ms: number, thing: number, place: fc.nat({ max: 4 }) }),
  fc.record({ type: fc.constant('take' as const), ms: number, thing: number }),
  fc.record({ type: fc.constant('heat' as const), ms: number, celsius: fc.integer({ min: -30, max: 130 }) }),
  fc.record({
    type: fc.constantFrom('bond' as const, 'part' as const),
    ms: number,
    from: number,
    to: number,
  }),
  fc.record({ type: fc.constant('set' as const), ms: number, species: number, count: number }),
)

function played(mission: Mission, bench: Bench, moves: readonly ToolMove[]): Bench {
  return moves.reduce((before, move) => {
    const result = playTool(mission, before, move)
    return result.ok ? result.value.bench : before
  }, bench)
}

/** Follows the moves that lead to the goal; throws where one of them is refused or a mistake. */
function solved(mission: Mission, from: Bench): Bench {
  let bench = from
  for (let moves = 0; moves < 40; moves++) {
    const move = nextMove(mission, bench)
    expect(parseMove(move).ok).toBe(true)
    const result = playTool(mission, bench, move)
    if (!result.ok) throw new Error(`${mission.id}: ${move.type} is refused: ${result.code}`)
    if (result.value.mistake !== null) throw new Error(`${mission.id}: ${result.value.mistake.reason}`)
    bench = result.value.bench
    if (result.value.done) return bench
  }
  throw new Error(`${mission.id} is not done`)
}

test('every band has at least eight missions, two or more a level, no id twice', () => {
  for (const band of BANDS) {
    expect(MISSIONS[band].length).toBeGreaterThanOrEqual(8)
    for (let level = 1; level <= LEVELS; level++)
      expect(MISSIONS[band].filter((mission) => mission.level === level).length).toBeGreaterThanOrEqual(2)
  }
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length)
  expect(() => findMission(MISSIONS.middle, 'melt-ice')).toThrow(RangeError)
})

describe.each(ALL.map((mission) => [mission.id, mission] as const))('%s', (_id, mission) => {
  test('is not done as it begins, and can be done from wherever the bench is', () => {
    const first = layOut(mission)
    if (mission.task !== 'sort')
      expect(playTool(mission, first, { type: 'check', ms: 0 })).toMatchObject({
        ok: true,
        value: { done: false, mistake: { belongs: null } },
      })
    solved(mission, first)
    fc.assert(
      fc.property(fc.array(anyTool, { maxLength: 25 }), (moves) => {
        const bench = played(mission, first, moves)
        if (mission.task === 'build')
          mission.atoms.forEach((symbol, atom) => {
            const free = freeBonds({ atoms: mission.atoms, bonds: bench.bonds }, atom)
            expect(free).toBeGreaterThanOrEqual(0)
            expect(free).toBeLessThanOrEqual(ELEMENTS[symbol].valence)
          })
        // A sorted mission may be done by chance; it has no move left then.
        if (mission.task !== 'sort' || bench.placed.includes(null)) solved(mission, bench)
      }),
      { numRuns: 25 },
    )
  })

  test('fits into what a move can say', () => {
    const { placed, counts } = layOut(mission)
    expect(Math.max(placed.length, counts.length)).toBeLessThanOrEqual(MAX_THINGS)
    const end = solved(mission, layOut(mission))
    expect(Math.max(0, ...end.counts)).toBeLessThanOrEqual(MAX_COUNT)
    expect(end.celsius).toBeLessThanOrEqual(HOTTEST)
    expect(end.counts.every(Number.isInteger)).toBe(true)
    if (mission.task === 'build') expect(mission.atoms.length).toBeLessThanOrEqual(MAX_THINGS)
    if (mission.task === 'sort') {
      expect(placesOf(mission.by).length).toBeLessThanOrEqual(MAX_PLACES)
      expect(new Set(mission.things).size).toBe(mission.things.length)
      expect(new Set(end.placed).size).toBeGreaterThanOrEqual(2)
    }
    if (mission.task === 'balance') expect(firstUnequal(equationOf(mission.reaction), end.counts)).toBeNull()
  })
})

/** For each mistake the rules tell apart: a mission, what is done, and what they say. */
test.each<[string, string, readonly Partial<ToolMove>[], string, string | null]>([
  ['sort-states', 'a stone is no gas', [{ type: 'put', thing: 0, place: 2 }], 'wrongPlace', 'stone'],
  ['melt-ice', 'ice is still ice', [{ type: 'heat', celsius: -5 }], 'tooCold', 'water'],
  ['melt-chocolate', 'the candle melts too', [{ type: 'heat', celsius: 70 }], 'tooHot', 'candle'],
  ['sea-water', 'sand stays whole', [{ type: 'put', thing: 2, place: 0 }], 'doesNotDissolve', 'sand'],
  ['sea-water', 'oil stays apart', [{ type: 'put', thing: 3, place: 0 }], 'doesNotMix', 'oil'],
  ['sea-water', 'no salt yet', [{ type: 'put', thing: 0, place: 0 }], 'missing', 'salt'],
  [
    'fizz',
    'water only thins it',
    [0, 1, 3].map((thing) => ({ type: 'put' as const, thing, place: 0 })),
    'notWanted',
    'water',
  ],
  ['build-water', 'no bond', [], 'nothingBuilt', null],
  ['build-water', 'one bond', [{ type: 'bond', from: 0, to: 1 }], 'freeBonds', 'O'],
  [
    'build-water',
    'two pieces',
    [
      { type: 'bond', from: 0, to: 1 },
      { type: 'bond', from: 3, to: 4 },
    ],
    'severalPieces',
    null,
  ],
  [
    'build-water',
    'oxygen',
    [
      { type: 'bond', from: 0, to: 3 },
      { type: 'bond', from: 0, to: 3 },
    ],
    'otherMolecule',
    'oxygen',
  ],
  [
    'build-ethanol',
    'the ether of the same atoms',
    [
      [0, 2],
      [1, 2],
      [0, 3],
      [0, 4],
      [0, 5],
      [1, 6],
      [1, 7],
      [1, 8],
    ].map(([from = 0, to = 0]) => ({ type: 'bond' as const, from, to })),
    'otherOrder',
    'dimethylEther',
  ],
  ['balance-fuel-cell', 'as it begins', [], 'atomsUnequal', 'O'],
  ['balance-fuel-cell', 'no oxygen', [{ type: 'set', species: 1, count: 0 }], 'noneThere', 'O2'],
  [
    'balance-fuel-cell',
    '4 + 2 = 4',
    [4, 2, 4].map((count, species) => ({ type: 'set' as const, species, count })),
    'notSmallest',
    null,
  ],
  ['yield-water', 'water out of nothing', [{ type: 'set', species: 2, count: 5 }], 'atomsChanged', 'H'],
  [
    'yield-water',
    'stopped halfway',
    [3, 1, 2].map((count, species) => ({ type: 'set' as const, species, count })),
    'notFinished',
    null,
  ],
  ['portions-heat', 'no oxygen', [{ type: 'set', species: 0, count: 4 }], 'leftOver', 'Mg'],
  ['portions-heat', 'nothing', [], 'tooLittle', null],
  [
    'portions-heat',
    'twice as much',
    [8, 4].map((count, species) => ({ type: 'set' as const, species, count })),
    'tooMuch',
    null,
  ],
])('%s: %s', (id, _what, moves, reason, about) => {
  const mission = ALL.find((one) => one.id === id)
  if (mission === undefined) throw new Error(`no mission ${id}`)
  const all = moves.map((move) => ({ ms: 0, ...move })) as ToolMove[]
  const asked: ToolMove[] = mission.task === 'sort' ? all : [...all, { type: 'check', ms: 0 }]
  const bench = played(mission, layOut(mission), asked.slice(0, -1))
  const last = asked.at(-1)
  if (last === undefined) throw new Error('nothing is done')
  expect(playTool(mission, bench, last)).toMatchObject({
    ok: true,
    value: { done: false, mistake: { reason, about } },
  })
})

test('a level plays a mission of its own that the round has not seen, and none twice in a row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), fc.constantFrom(...BANDS), (seed, band) => {
      const [used] = withDice(seedRandom(seed), (dice) => {
        const ids: string[] = []
        for (let level = 1; level <= 34; level++) ids.push(chooseMission(dice, MISSIONS[band], level, ids).id)
        return ids
      })
      expect(used.slice(0, LEVELS).map((id) => findMission(MISSIONS[band], id).level)).toEqual([1, 2, 3, 4])
      expect(new Set(used.slice(0, MISSIONS[band].length)).size).toBe(MISSIONS[band].length)
      expect(used.some((id, place) => id === used[place + 1])).toBe(false)
    }),
    { numRuns: 30 },
  )
})
