// Science Quest: a chemistry bench. One mission a level; nothing counts down, and a mistake says why and may be mended.
import type { GameRules, RoundOptions, RoundScore, Step } from '#engine/core/game-rules.ts'
import { type Dice, seedRandom, withDice } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import {
  afterClosing,
  countsOf,
  needsHelp,
  newLearner,
  practiceOf,
  RUSHED_MS,
} from '#engine/learning/learner.ts'
import { CLEAN_FACTOR, FEEDBACK_MS, HINT_STEPS, ITEM_RATINGS, LEVELS, POINTS_PER_LEVEL } from './constants.ts'
import { chooseMission, missionOf } from './missions/choose-mission.ts'
import { parseMove, type ScienceQuestMove } from './moves.ts'
import type { ScienceQuestEvent, ScienceQuestState } from './state.ts'
import type { Mistake, ToolMove, ToolRefusal } from './tasks/bench.ts'
import { layOut, nextMove, playTool } from './tasks/play-tool.ts'

/**
 * Those of the bench, and
 * - not_working: the mission is done already, or the round is over
 * - not_reading: "Next" before the reason is shown
 * - no_more_hints: all steps are given
 */
export type ScienceQuestRefusal = ToolRefusal | 'not_working' | 'not_reading' | 'no_more_hints'

const SKILL = 'science.matter'

export const scienceQuestRules: GameRules<
  ScienceQuestState,
  ScienceQuestMove,
  ScienceQuestEvent,
  ScienceQuestRefusal
> = {
  id: 'scienceQuest',
  version: 1,
  start,
  parseMove,
  apply,
  isOver: (state) => state.phase === 'over',
  score,
  practice: ({ learner }) => practiceOf(learner),
  quickestMs: ({ learner }) => learner.right * (FEEDBACK_MS + RUSHED_MS),
  lastLevel,
  mostStars: lastLevel,
}

/** The move the third step of help shows on the bench; null before. */
export function shownMove({ phase, band, mission, bench, hints }: ScienceQuestState): ToolMove | null {
  if (phase !== 'working' || hints < HINT_STEPS) return null
  return nextMove(missionOf(band, mission), bench)
}

function lastLevel({ extraLevels }: Pick<RoundOptions, 'extraLevels'>): number {
  return LEVELS + extraLevels
}

function start(options: RoundOptions): ScienceQuestState {
  const { seed, band } = options
  const blank: Blank = {
    band,
    lastLevel: lastLevel(options),
    learner: newLearner(options),
    level: 1,
    score: 0,
    stars: 0,
    used: [],
  }
  const [state, random] = withDice(seedRandom(seed), (dice) => withMission(blank, dice))
  return { ...state, random }
}

/** What a round is between two missions. */
type Blank = Pick<ScienceQuestState, 'band' | 'lastLevel' | 'learner' | 'level' | 'score' | 'stars' | 'used'>

function withMission(blank: Blank, dice: Dice): Omit<ScienceQuestState, 'random'> {
  const mission = chooseMission(dice, blank.band, blank.level, blank.used)
  return {
    ...blank,
    phase: 'working',
    used: [...blank.used, mission.id],
    mission: mission.id,
    bench: layOut(mission),
    mistake: null,
    misses: 0,
    hints: 0,
    thinkMs: 0,
    feedbackMs: 0,
  }
}

function score({ score, level, stars, learner }: ScienceQuestState): RoundScore {
  return { score, level, stars, ...countsOf(learner) }
}

function apply(
  before: ScienceQuestState,
  move: ScienceQuestMove,
): Result<Step<ScienceQuestState, ScienceQuestEvent>, ScienceQuestRefusal> {
  const events: ScienceQuestEvent[] = []
  const state = passTime(before, move.ms, events)
  if (move.type === 'tick') return ok({ state, events })
  if (move.type === 'next') {
    if (state.phase !== 'reading') return refuse('not_reading')
    return ok({ state: nextMission(state, events), events })
  }
  if (state.phase !== 'working') return refuse('not_working')
  if (move.type === 'hint') {
    if (state.hints === HINT_STEPS) return refuse('no_more_hints')
    return ok({ state: help(state, events), events })
  }
  const played = playTool(missionOf(state.band, state.mission), state.bench, move)
  if (!played.ok) return played
  const { bench, mistake, done } = played.value
  if (bench !== state.bench) events.push({ type: 'changed', move })
  const after = { ...state, bench, mistake }
  if (mistake !== null) return ok({ state: missed(after, mistake, events), events })
  return ok({ state: done ? finished(after, events) : after, events })
}

/** Only feedback ends by itself; what time is left over then is spent reading, which does not count. */
function passTime(state: ScienceQuestState, ms: number, events: ScienceQuestEvent[]): ScienceQuestState {
  if (ms === 0) return state
  if (state.phase === 'working') return { ...state, thinkMs: state.thinkMs + ms }
  if (state.phase !== 'feedback') return state
  if (ms < state.feedbackMs) return { ...state, feedbackMs: state.feedbackMs - ms }
  events.push({ type: 'told' })
  return { ...state, phase: 'reading', feedbackMs: 0 }
}

function help(state: ScienceQuestState, events: ScienceQuestEvent[]): ScienceQuestState {
  const hints = state.hints + 1
  events.push({ type: 'hint', hints })
  return { ...state, hints }
}

function missed(state: ScienceQuestState, mistake: Mistake, events: ScienceQuestEvent[]): ScienceQuestState {
  events.push({ type: 'wrong', mistake })
  const after = { ...state, misses: state.misses + 1, learner: closed(state, 'wrong') }
  return needsHelp(after.learner) && after.hints === 0 ? help(after, events) : after
}

function finished(state: ScienceQuestState, events: ScienceQuestEvent[]): ScienceQuestState {
  const clean = state.misses === 0 && state.hints === 0
  const points = POINTS_PER_LEVEL * state.level * (clean ? CLEAN_FACTOR : 1)
  events.push({ type: 'right', points })
  return {
    ...state,
    phase: 'feedback',
    feedbackMs: FEEDBACK_MS,
    score: state.score + points,
    learner: closed(state, 'right'),
  }
}

function closed({ learner, band, mission, thinkMs, hints }: ScienceQuestState, kind: 'right' | 'wrong') {
  const item = ITEM_RATINGS[missionOf(band, mission).level]
  return afterClosing(learner, { skill: SKILL, item, kind, thinkMs, hinted: hints > 0 })
}

function nextMission(state: ScienceQuestState, events: ScienceQuestEvent[]): ScienceQuestState {
  const stars = state.stars + 1
  events.push({ type: 'star', stars })
  if (stars === state.lastLevel) {
    events.push({ type: 'over' })
    return { ...state, stars, phase: 'over' }
  }
  const level = state.level + 1
  events.push({ type: 'level-up', level }, { type: 'next' })
  const [fresh, random] = withDice(state.random, (dice) => withMission({ ...state, stars, level }, dice))
  return { ...fresh, random }
}
