// Missions that count: coefficients of an equation, moles before and after a reaction.
import { atomTally, balance, firstUnequal, gcd, runToEnd, speciesOf } from '../matter/equation.ts'
import { equationOf } from '../matter/reactions.ts'
import type { BalanceMission, PortionsMission, YieldMission } from '../missions/mission.ts'
import { type Bench, type Mistake, mistake, type ToolMove } from './bench.ts'

type CountMission = BalanceMission | YieldMission | PortionsMission

/** What the counters show when the mission begins. */
export function firstCounts(mission: CountMission): number[] {
  const { reactants, products } = equationOf(mission.reaction)
  if (mission.task === 'balance') return [...reactants, ...products].map(() => 1)
  if (mission.task === 'portions') return reactants.map(() => 0)
  return [...mission.amounts, ...products.map(() => 0)]
}

export function countMistake(mission: CountMission, { counts }: Bench): Mistake | null {
  switch (mission.task) {
    case 'balance':
      return balanceMistake(mission, counts)
    case 'yield':
      return yieldMistake(mission, counts)
    case 'portions':
      return portionsMistake(mission, counts)
  }
}

export function nextCount(mission: CountMission, { counts }: Bench): ToolMove {
  const goal = solutionOf(mission)
  const species = goal.findIndex((count, place) => count !== counts[place])
  return species < 0 ? { type: 'check', ms: 0 } : { type: 'set', ms: 0, species, count: goal[species] ?? 0 }
}

function solutionOf(mission: CountMission): number[] {
  const equation = equationOf(mission.reaction)
  const coefficients = balance(equation)
  if (mission.task === 'balance') return coefficients
  if (mission.task === 'portions')
    return equation.reactants.map((_, place) => (coefficients[place] ?? 0) * mission.extent)
  return runToEnd(equation, mission.amounts).after.map(({ n, d }) => n / d)
}

function balanceMistake({ reaction }: BalanceMission, counts: readonly number[]): Mistake | null {
  const equation = equationOf(reaction)
  const none = speciesOf(equation).find((_, place) => counts[place] === 0)
  if (none !== undefined) return mistake('noneThere', none)
  const unequal = firstUnequal(equation, counts)
  if (unequal !== null) return mistake('atomsUnequal', unequal)
  return counts.reduce(gcd) > 1 ? mistake('notSmallest') : null
}

function yieldMistake(mission: YieldMission, counts: readonly number[]): Mistake | null {
  const equation = equationOf(mission.reaction)
  const before = atomTally(equation, mission.amounts)
  for (const [element, { left, right }] of atomTally(equation, counts)) {
    if (left + right !== before.get(element)?.left) return mistake('atomsChanged', element)
  }
  // All atoms are there: the counts are a reaction on its way, or at its end.
  return solutionOf(mission).every((count, place) => count === counts[place]) ? null : mistake('notFinished')
}

function portionsMistake({ reaction, extent }: PortionsMission, counts: readonly number[]): Mistake | null {
  const equation = equationOf(reaction)
  const end = runToEnd(equation, counts)
  const left = equation.reactants.find((_, place) => (end.after[place]?.n ?? 0) > 0)
  if (left !== undefined) return mistake('leftOver', left)
  const made = end.extent.n - extent * end.extent.d
  return made === 0 ? null : mistake(made < 0 ? 'tooLittle' : 'tooMuch')
}
