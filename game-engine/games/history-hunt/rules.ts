// History Hunt: artefacts lie around the player, who looks at them from all sides, dates them, lays them on a timeline and
// says what each of them changed. Nothing counts down; a mission ends when all is found.
import type { GameRules, RoundOptions, RoundScore, Step } from '#engine/core/game-rules.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { countsOf, newLearner, practiceOf } from '#engine/learning/learner.ts'
import { type Answer, type AnswerRefusal, answerRefusal, judged, withAnswer } from './answer.ts'
import { artefactOf } from './artefacts.ts'
import { HAND_MS, HINT_STEPS } from './constants.ts'
import { layOut } from './lay-out.ts'
import { MISSIONS, missionAt } from './missions.ts'
import { type HistoryHuntMove, type InspectMove, parseMove } from './moves.ts'
import type { HistoryHuntEvent, HistoryHuntState } from './state.ts'

/**
 * - not_choosing: a mission is open
 * - no_such_mission: the round has none at this place, or it is finished
 * - nothing_finished: a round without a finished mission has nothing to end with
 * - not_hunting: no mission is open
 * - no_such_find: the mission has fewer artefacts
 * - nothing_there: this side tells nothing
 * - no_more_hints: all steps are shown
 * - and those of an answer
 */
export type HistoryHuntRefusal =
  | 'not_choosing'
  | 'no_such_mission'
  | 'nothing_finished'
  | 'not_hunting'
  | 'no_such_find'
  | 'nothing_there'
  | 'no_more_hints'
  | AnswerRefusal

type Played = Result<HistoryHuntState, HistoryHuntRefusal>

export const historyHuntRules: GameRules<
  HistoryHuntState,
  HistoryHuntMove,
  HistoryHuntEvent,
  HistoryHuntRefusal
> = {
  id: 'historyHunt',
  version: 1,
  start,
  parseMove,
  apply,
  isOver: (state) => state.phase === 'over',
  endedEarly: ({ phase, finished, lastLevel }) => phase === 'over' && finished.length < lastLevel,
  score,
  practice: ({ learner }) => practiceOf(learner),
  quickestMs: ({ handled }) => handled * HAND_MS,
  lastLevel,
  mostStars: lastLevel,
}

function lastLevel({ band, extraLevels }: Pick<RoundOptions, 'band' | 'extraLevels'>): number {
  return MISSIONS[band].length + extraLevels
}

const NO_MISSION = { mission: null, finds: [], timeline: [], changes: [], hints: 0, news: null } as const

function start(options: RoundOptions): HistoryHuntState {
  const choosing: HistoryHuntState = {
    ...NO_MISSION,
    phase: 'choosing',
    band: options.band,
    random: seedRandom(options.seed),
    lastLevel: lastLevel(options),
    learner: newLearner(options),
    level: 1,
    score: 0,
    stars: 0,
    finished: [],
    thinkMs: 0,
    handled: 0,
  }
  if (choosing.lastLevel > 1) return choosing
  // Of one mission nobody has to choose.
  const opened = open(choosing, 0, [])
  return opened.ok ? opened.value : choosing
}

function score({ score, level, stars, learner }: HistoryHuntState): RoundScore {
  return { score, level, stars, ...countsOf(learner) }
}

function apply(
  before: HistoryHuntState,
  move: HistoryHuntMove,
): Result<Step<HistoryHuntState, HistoryHuntEvent>, HistoryHuntRefusal> {
  const events: HistoryHuntEvent[] = []
  const played = play(passTime(before, move.ms), move, events)
  return played.ok ? ok({ state: played.value, events }) : played
}

function play(state: HistoryHuntState, move: HistoryHuntMove, events: HistoryHuntEvent[]): Played {
  switch (move.type) {
    case 'tick':
      return ok(state)
    case 'open':
      return open(state, move.mission, events)
    case 'finish':
      return finish(state, events)
    case 'hint':
      return hint(state, events)
    case 'inspect':
      return inspect(state, move, events)
    default:
      return answer(state, move, events)
  }
}

/** Time counts only while there is something to think about. */
function passTime(state: HistoryHuntState, ms: number): HistoryHuntState {
  return ms === 0 || state.phase !== 'hunting' ? state : { ...state, thinkMs: state.thinkMs + ms }
}

function open(state: HistoryHuntState, mission: number, events: HistoryHuntEvent[]): Played {
  if (state.phase !== 'choosing') return refuse('not_choosing')
  if (mission >= state.lastLevel || state.finished.includes(mission)) return refuse('no_such_mission')
  const [layout, random] = withDice(state.random, (dice) =>
    layOut(dice, state.band, missionAt(state.band, mission)),
  )
  events.push({ type: 'opened', mission })
  return ok({
    ...state,
    ...NO_MISSION,
    ...layout,
    phase: 'hunting',
    mission,
    random,
    thinkMs: 0,
  })
}

function finish(state: HistoryHuntState, events: HistoryHuntEvent[]): Played {
  if (state.phase !== 'choosing') return refuse('not_choosing')
  if (state.finished.length === 0) return refuse('nothing_finished')
  events.push({ type: 'over' })
  return ok({ ...state, phase: 'over' })
}

function hint(state: HistoryHuntState, events: HistoryHuntEvent[]): Played {
  if (state.phase !== 'hunting') return refuse('not_hunting')
  if (state.hints === HINT_STEPS) return refuse('no_more_hints')
  const hints = state.hints + 1
  events.push({ type: 'hint', hints })
  return ok({ ...state, hints, news: { kind: 'hint' } })
}

function inspect(state: HistoryHuntState, { find, side }: InspectMove, events: HistoryHuntEvent[]): Played {
  if (state.phase !== 'hunting') return refuse('not_hunting')
  const found = state.finds[find]
  if (!found) return refuse('no_such_find')
  if (!artefactOf(found.artefact).clues.includes(side)) return refuse('nothing_there')
  events.push({ type: 'clue', artefact: found.artefact, side })
  const read = { ...state, news: { kind: 'clue', artefact: found.artefact, side } } as const
  if (found.seen.includes(side)) return ok(read)
  const seen = [...found.seen, side]
  return ok({
    ...read,
    finds: state.finds.with(find, { ...found, seen }),
    handled: state.handled + 1,
  })
}

function answer(state: HistoryHuntState, move: Answer, events: HistoryHuntEvent[]): Played {
  if (state.phase !== 'hunting' || state.mission === null) return refuse('not_hunting')
  const find = state.finds[move.find]
  if (!find) return refuse('no_such_find')
  const { tasks } = missionAt(state.band, state.mission)
  const refused = answerRefusal(state, find, move, tasks)
  if (refused) return refuse(refused)
  const answered = withAnswer(state, find, move, judged(state, find, move), events)
  const isDone = answered.finds.every(({ done }) => done.length === tasks.length)
  return ok(isDone ? complete(answered, state.mission, events) : answered)
}

function complete(state: HistoryHuntState, mission: number, events: HistoryHuntEvent[]): HistoryHuntState {
  const stars = state.stars + 1
  const level = Math.min(stars + 1, state.lastLevel)
  events.push({ type: 'mission-done', mission }, { type: 'star', stars })
  if (level > state.level) events.push({ type: 'level-up', level })
  const isOver = stars === state.lastLevel
  if (isOver) events.push({ type: 'over' })
  return {
    ...state,
    ...NO_MISSION,
    phase: isOver ? 'over' : 'choosing',
    finished: [...state.finished, mission],
    stars,
    level,
    thinkMs: 0,
  }
}
