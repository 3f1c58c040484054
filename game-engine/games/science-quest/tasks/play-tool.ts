// One move on the bench: what changes, what is wrong with it, whether the mission is done.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { Played } from '#engine/learning/missions/rules.ts'
import { withBond, withoutBond } from '../matter/structure.ts'
import type { Mission, SortMission } from '../missions/mission.ts'
import { type Bench, type Mistake, mistake, type ToolMove, type ToolRefusal } from './bench.ts'
import { buildMistake, nextBuild } from './build.ts'
import { countMistake, firstCounts, nextCount } from './count.ts'
import { heatMistake, mixMistake, nextHeat, nextMix } from './glass.ts'
import { belongsTo, placesOf } from './sort-rules.ts'

/** The bench as a mission begins. */
export function layOut(mission: Mission): Bench {
  const isCounted = mission.task === 'balance' || mission.task === 'yield' || mission.task === 'portions'
  return {
    placed: mission.task === 'sort' || mission.task === 'mix' ? mission.things.map(() => null) : [],
    celsius: mission.task === 'heat' ? mission.startsAt : 20,
    bonds: [],
    counts: isCounted ? firstCounts(mission) : [],
  }
}

export function playTool(
  mission: Mission,
  bench: Bench,
  move: ToolMove,
): Result<Played<Bench, Mistake>, ToolRefusal> {
  switch (move.type) {
    case 'put':
      if (mission.task === 'sort') return sortThing(mission, bench, move.thing, move.place)
      if (mission.task !== 'mix') return refuse('wrong_tool')
      if (move.place !== 0 || move.thing >= mission.things.length) return refuse('no_such_thing')
      return changed(bench, { placed: bench.placed.with(move.thing, 0) }, bench.placed[move.thing] === 0)
    case 'take':
      if (mission.task !== 'mix') return refuse('wrong_tool')
      if (move.thing >= mission.things.length) return refuse('no_such_thing')
      return changed(
        bench,
        { placed: bench.placed.with(move.thing, null) },
        bench.placed[move.thing] === null,
      )
    case 'heat':
      if (mission.task !== 'heat') return refuse('wrong_tool')
      return changed(bench, { celsius: move.celsius }, move.celsius === bench.celsius)
    case 'bond': {
      if (mission.task !== 'build') return refuse('wrong_tool')
      const bonded = withBond({ atoms: mission.atoms, bonds: bench.bonds }, move.from, move.to)
      if (bonded.ok) return changed(bench, { bonds: bonded.value.bonds }, false)
      return refuse(bonded.code === 'no_such_atom' ? 'no_such_thing' : bonded.code)
    }
    case 'part': {
      if (mission.task !== 'build') return refuse('wrong_tool')
      const { bonds } = withoutBond({ atoms: mission.atoms, bonds: bench.bonds }, move.from, move.to)
      return changed(bench, { bonds }, bonds === bench.bonds)
    }
    case 'set': {
      const before = bench.counts[move.species]
      if (bench.counts.length === 0) return refuse('wrong_tool')
      if (before === undefined) return refuse('no_such_thing')
      return changed(bench, { counts: bench.counts.with(move.species, move.count) }, before === move.count)
    }
    case 'check': {
      if (mission.task === 'sort') return refuse('wrong_tool')
      const wrong = mistakeIn(mission, bench)
      return ok({ bench, mistake: wrong, done: wrong === null })
    }
  }
}

/** A move that leads to the goal from wherever the bench is now; played again and again it gets there. */
export function nextMove(mission: Mission, bench: Bench): ToolMove {
  switch (mission.task) {
    case 'sort': {
      const { things, by } = mission
      const thing = bench.placed.indexOf(null)
      const place = placesOf(by).indexOf(belongsTo(by, things[thing] ?? '', things))
      return { type: 'put', ms: 0, thing, place }
    }
    case 'heat':
      return nextHeat(mission, bench)
    case 'mix':
      return nextMix(mission, bench)
    case 'build':
      return nextBuild(mission, bench)
    default:
      return nextCount(mission, bench)
  }
}

function mistakeIn(mission: Exclude<Mission, SortMission>, bench: Bench): Mistake | null {
  switch (mission.task) {
    case 'heat':
      return heatMistake(mission, bench.celsius)
    case 'mix':
      return mixMistake(mission, bench)
    case 'build':
      return buildMistake(mission, bench)
    default:
      return countMistake(mission, bench)
  }
}

/** A thing in the wrong place goes back where it was, and says where it belongs. */
function sortThing(
  mission: SortMission,
  bench: Bench,
  thing: number,
  place: number,
): Result<Played<Bench, Mistake>, ToolRefusal> {
  const { things, by } = mission
  const [name, chosen] = [things[thing], placesOf(by)[place]]
  if (name === undefined || chosen === undefined) return refuse('no_such_thing')
  if (bench.placed[thing] !== null) return refuse('nothing_changes')
  const right = belongsTo(by, name, things)
  if (chosen !== right)
    return ok({ bench, mistake: { ...mistake('wrongPlace', name), belongs: right }, done: false })
  const placed = bench.placed.with(thing, place)
  return ok({ bench: { ...bench, placed }, mistake: null, done: !placed.includes(null) })
}

function changed(
  bench: Bench,
  part: Partial<Bench>,
  same: boolean,
): Result<Played<Bench, Mistake>, ToolRefusal> {
  return same ? refuse('nothing_changes') : ok({ bench: { ...bench, ...part }, mistake: null, done: false })
}
