// How a mission of each AR game is done, step by step: the key that does it at the desk, and the object of the scene that does it
// elsewhere. Worked out by the game's own rules from the options of the round.
import {
  CARD_LEAN,
  cardSpots,
  discSpots,
  type Facing,
  gapAt,
  markAt,
  type Point,
  tippedOver,
  turnedAround,
} from '#app/stage/history-hunt/layout.ts'
import { bakeModel } from '#engine/ar/bake-model.ts'
import type { GameMove, GameRules, GameState, RoundOptions } from '#engine/core/game-rules.ts'
import { createSession } from '#engine/core/session.ts'
import { type ArtefactId, artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import type { HistoryHuntMove } from '#engine/games/history-hunt/moves.ts'
import { historyHuntRules } from '#engine/games/history-hunt/rules.ts'
import { nextRightMove } from '#engine/games/history-hunt/scripted-players.ts'
import type { HistoryHuntState } from '#engine/games/history-hunt/state.ts'
import { MISSIONS } from '#engine/games/science-quest/missions/missions.ts'
import type { ScienceQuestMove } from '#engine/games/science-quest/moves.ts'
import { scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import { perfectPlayer as chemist } from '#engine/games/science-quest/scripted-players.ts'
import type { ScienceQuestState } from '#engine/games/science-quest/state.ts'
import { DIRECTIONS, openTowards } from '#engine/games/word-wizard/maze.ts'
import type { WordWizardMove } from '#engine/games/word-wizard/moves.ts'
import { type WordWizardState, wordWizardRules } from '#engine/games/word-wizard/rules.ts'
import { perfectPlayer as speller } from '#engine/games/word-wizard/scripted-players.ts'
import { standsOn } from '#engine/games/word-wizard/walk.ts'
import { FEEDBACK_MS } from '#engine/learning/missions/constants.ts'
import { findMission } from '#engine/learning/missions/mission.ts'

export interface Step {
  /** Left out where the list needs no such step. */
  readonly key?: string
  /** The name of the object; left out for the button beside the list. */
  readonly thing?: string
  /** Where on the object, in its own space; its middle where nothing is said. */
  readonly at?: Point
}

export type Mission = readonly Step[]

/** The button beside the list: "Check it". */
const ACTION: Step = {}

/** The missions of a round of Science Quest. */
export function scienceMissions(options: RoundOptions): Mission[] {
  return missionsOf(scienceQuestRules, options, chemist(0), scienceSteps)
}

function scienceSteps({ band, mission, bench }: ScienceQuestState, move: ScienceQuestMove): Step[] {
  if (move.type === 'check') return [ACTION]
  const found = findMission(MISSIONS[band], mission)
  if (move.type === 'put' && found.task === 'mix')
    return [{ thing: String(found.things[move.thing]), key: String(move.thing + 1) }]
  if (move.type !== 'heat') throw new Error(`no steps for ${move.type}`)
  const [warmer, presses] = [move.celsius > bench.celsius, Math.abs(move.celsius - bench.celsius) / 10]
  return Array(presses).fill({ thing: warmer ? 'warmer' : 'colder', key: warmer ? '4' : '1' })
}

/** The missions of a round of Word Wizard. */
export function wizardMissions(options: RoundOptions): Mission[] {
  return missionsOf(wordWizardRules, options, speller(0), wizardSteps)
}

const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' }

function wizardSteps({ bench }: WordWizardState, move: WordWizardMove): Step[] {
  if (move.type !== 'step') throw new Error(`no steps for ${move.type}`)
  const way = DIRECTIONS.find((one) => openTowards(bench.maze, standsOn(bench), one) === move.to)
  if (way === undefined) throw new Error(`${move.to} is not beside the piece`)
  return [{ thing: `cell ${move.to}`, key: ARROWS[way] }]
}

function missionsOf<State extends GameState, Move extends GameMove, Event, Refusal extends string>(
  rules: GameRules<State, Move, Event, Refusal>,
  options: RoundOptions,
  player: (state: State) => Move,
  stepsOf: (state: State, move: Move) => Step[],
): Mission[] {
  const session = createSession(rules, options)
  const missions: Mission[] = []
  while (!rules.isOver(session.getState())) {
    const steps: Step[] = []
    while (session.getState().phase === 'working') {
      const move = player(session.getState())
      steps.push(...stepsOf(session.getState(), move))
      session.dispatch(move)
    }
    missions.push(steps)
    session.dispatch({ type: 'tick', ms: FEEDBACK_MS } as Move)
    session.dispatch({ type: 'next', ms: 0 } as Move)
  }
  return missions
}

/** The missions of a round of History Hunt at these places, one after the other. */
export function huntMissions(options: RoundOptions, places: readonly number[]): Mission[] {
  const session = createSession(historyHuntRules, options)
  return places.map((mission) => {
    session.dispatch({ type: 'open', ms: 0, mission })
    const steps = [pressCard(mission, session.getState().lastLevel)]
    let held = -1
    let facing: Facing = 'front'
    while (session.getState().phase === 'hunting') {
      const state = session.getState()
      const move = nextRightMove(state, 0)
      if (!('find' in move)) throw new Error(`no steps for ${move.type}`)
      const { find } = move
      if (find !== held) {
        steps.push({ thing: `find ${artefactAt(state, find)}`, key: String(find + 1) })
        held = find
        facing = 'front'
      }
      if (move.type === 'inspect' && move.side !== 'inside') {
        steps.push(...turnsTo(facing, move.side, sizeOf(state, find)))
        facing = move.side
      }
      steps.push(huntStep(state, move))
      session.dispatch(move)
    }
    return steps
  })
}

/** Cards stand in rows of four: missions, and the answers of the young. */
const COLUMNS = 4

function huntStep(state: HistoryHuntState, move: HistoryHuntMove): Step {
  switch (move.type) {
    case 'inspect': {
      const { clues } = artefactOf(artefactAt(state, move.find))
      const key = String(clues.indexOf(move.side) + 1)
      return { thing: 'marks', at: markAt(move.side, sizeOf(state, move.find)), key }
    }
    case 'place':
      return {
        thing: 'gaps',
        at: gapAt(move.position, state.timeline.length),
        key: String(move.position + 1),
      }
    case 'date':
      if ('span' in move) return pressCard(move.span, COLUMNS)
  }
  throw new Error(`no steps for ${move.type}`)
}

function pressCard(place: number, count: number): Step {
  const [x, y, z] = cardSpots(count, COLUMNS)[place] ?? [0, 0, 0]
  const lean = (CARD_LEAN * Math.PI) / 180
  const up = 0.02
  return { thing: 'cards', at: [x, y + Math.cos(lean) * up, z - Math.sin(lean) * up], key: String(place + 1) }
}

function artefactAt({ finds }: HistoryHuntState, index: number): ArtefactId {
  const find = finds[index]
  if (!find) throw new RangeError(`no find ${index}`)
  return find.artefact
}

function sizeOf(state: HistoryHuntState, find: number): Point {
  const artefact = artefactAt(state, find)
  const { min, max } = bakeModel(`artefact ${artefact}`, artefactOf(artefact).shape).bounds
  return [max.x - min.x, max.y - min.y, max.z - min.z]
}

const TURNS = [
  (facing: Facing) => turnedAround(facing, 1),
  tippedOver,
  (facing: Facing) => turnedAround(facing, -1),
] as const

/** The fewest presses of the discs that bring a side to the front. */
function turnsTo(from: Facing, to: Facing, size: Point): Step[] {
  const reached: { facing: Facing; discs: number[] }[] = [{ facing: from, discs: [] }]
  for (const { facing, discs } of reached) {
    if (facing === to)
      return discs.map((disc) => ({ thing: 'discs', at: discSpots(size)[disc] ?? [0, 0, 0] }))
    for (const [disc, turn] of TURNS.entries())
      reached.push({ facing: turn(facing), discs: [...discs, disc] })
  }
  return []
}
