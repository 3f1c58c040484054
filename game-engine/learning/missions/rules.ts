// Rounds of missions: one mission a level. Nothing counts down, and a mistake says why and may be mended.
import type { GameMove, GameRules, RoundOptions, RoundScore, Step } from '#engine/core/game-rules.ts'
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
import type { Skill } from '#engine/learning/skills.ts'
import { CLEAN_FACTOR, FEEDBACK_MS, HINT_STEPS, ITEM_RATINGS, LEVELS, POINTS_PER_LEVEL } from './constants.ts'
import { chooseMission, findMission, type Mission } from './mission.ts'
import type { RoundMove } from './moves.ts'
import type { MissionEvent, MissionState } from './state.ts'

/** What a move of the game has led to. */
export interface Played<Bench, Mistake> {
  readonly bench: Bench
  readonly mistake: Mistake | null
  readonly done: boolean
}

/** What makes a game of missions the game it is. */
export interface MissionSetup<
  Kind extends Mission,
  Bench,
  ToolMove extends GameMove,
  Mistake,
  Refusal extends string,
> {
  readonly id: string
  readonly version: number
  readonly skill: Skill
  missionsOf(round: Pick<RoundOptions, 'band' | 'language'>): readonly Kind[]
  parseMove(input: unknown): Result<RoundMove | ToolMove, 'malformed_move'>
  layOut(mission: Kind, dice: Dice): Bench
  playTool(mission: Kind, bench: Bench, move: ToolMove): Result<Played<Bench, Mistake>, Refusal>
  /** A move that leads on, whatever was done before. */
  nextMove(mission: Kind, bench: Bench): ToolMove
}

/**
 * Besides the game's own:
 * - not_working: the mission is done already, or the round is over
 * - not_reading: "Next" before the reason is shown
 * - no_more_hints: all steps are given
 */
export type MissionRefusal = 'not_working' | 'not_reading' | 'no_more_hints'

export function createMissionRules<
  Kind extends Mission,
  Bench,
  ToolMove extends GameMove,
  Mistake,
  Refusal extends string,
>(
  setup: MissionSetup<Kind, Bench, ToolMove, Mistake, Refusal>,
): GameRules<
  MissionState<Bench, Mistake>,
  RoundMove | ToolMove,
  MissionEvent<ToolMove, Mistake>,
  Refusal | MissionRefusal
> {
  type State = MissionState<Bench, Mistake>
  type Event = MissionEvent<ToolMove, Mistake>
  /** What a round is between two missions. */
  type Blank = Pick<
    State,
    'band' | 'language' | 'lastLevel' | 'learner' | 'level' | 'score' | 'stars' | 'used'
  >

  function start(options: RoundOptions): State {
    const { seed, band, language } = options
    const blank: Blank = {
      band,
      language,
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

  function withMission(blank: Blank, dice: Dice): Omit<State, 'random'> {
    const mission = chooseMission(dice, setup.missionsOf(blank), blank.level, blank.used)
    return {
      ...blank,
      phase: 'working',
      used: [...blank.used, mission.id],
      mission: mission.id,
      bench: setup.layOut(mission, dice),
      mistake: null,
      misses: 0,
      hints: 0,
      thinkMs: 0,
      feedbackMs: 0,
    }
  }

  function apply(
    before: State,
    move: RoundMove | ToolMove,
  ): Result<Step<State, Event>, Refusal | MissionRefusal> {
    const events: Event[] = []
    const state = passTime(before, move.ms, events)
    if (!isRoundMove(move)) {
      if (state.phase !== 'working') return refuse('not_working')
      return playMove(state, move, events)
    }
    if (move.type === 'tick') return ok({ state, events })
    if (move.type === 'next') {
      if (state.phase !== 'reading') return refuse('not_reading')
      return ok({ state: nextMission(state, events), events })
    }
    if (state.phase !== 'working') return refuse('not_working')
    if (state.hints === HINT_STEPS) return refuse('no_more_hints')
    return ok({ state: help(state, events), events })
  }

  function playMove(state: State, move: ToolMove, events: Event[]): Result<Step<State, Event>, Refusal> {
    const played = setup.playTool(presentMission(setup, state), state.bench, move)
    if (!played.ok) return played
    const { bench, mistake, done } = played.value
    if (bench !== state.bench) events.push({ type: 'changed', move })
    const after = { ...state, bench, mistake }
    if (mistake !== null) return ok({ state: missed(after, mistake, events), events })
    return ok({ state: done ? finished(after, events) : after, events })
  }

  /** Only feedback ends by itself; what time is left over then is spent reading, which does not count. */
  function passTime(state: State, ms: number, events: Event[]): State {
    if (ms === 0) return state
    if (state.phase === 'working') return { ...state, thinkMs: state.thinkMs + ms }
    if (state.phase !== 'feedback') return state
    if (ms < state.feedbackMs) return { ...state, feedbackMs: state.feedbackMs - ms }
    events.push({ type: 'told' })
    return { ...state, phase: 'reading', feedbackMs: 0 }
  }

  function help(state: State, events: Event[]): State {
    const hints = state.hints + 1
    events.push({ type: 'hint', hints })
    return { ...state, hints }
  }

  function missed(state: State, mistake: Mistake, events: Event[]): State {
    events.push({ type: 'wrong', mistake })
    const after = { ...state, misses: state.misses + 1, learner: closed(state, 'wrong') }
    return needsHelp(after.learner) && after.hints === 0 ? help(after, events) : after
  }

  function finished(state: State, events: Event[]): State {
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

  function closed(state: State, kind: 'right' | 'wrong') {
    const { learner, thinkMs, hints } = state
    const item = ITEM_RATINGS[presentMission(setup, state).level]
    return afterClosing(learner, { skill: setup.skill, item, kind, thinkMs, hinted: hints > 0 })
  }

  function nextMission(state: State, events: Event[]): State {
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

  return {
    id: setup.id,
    version: setup.version,
    start,
    parseMove: setup.parseMove,
    apply,
    isOver: (state) => state.phase === 'over',
    score: scoreOf,
    practice: ({ learner }) => practiceOf(learner),
    quickestMs: ({ learner }) => learner.right * (FEEDBACK_MS + RUSHED_MS),
    lastLevel,
    mostStars: lastLevel,
  }
}

/** The mission being played. */
export function presentMission<Kind extends Mission>(
  { missionsOf }: { missionsOf(round: Pick<RoundOptions, 'band' | 'language'>): readonly Kind[] },
  state: Pick<MissionState<unknown, unknown>, 'band' | 'language' | 'mission'>,
): Kind {
  return findMission(missionsOf(state), state.mission)
}

/** The move the third step of help shows; null before. */
export function shownMoveOf<
  Kind extends Mission,
  Bench,
  ToolMove extends GameMove,
  Mistake,
  Refusal extends string,
>(
  setup: MissionSetup<Kind, Bench, ToolMove, Mistake, Refusal>,
  state: MissionState<Bench, Mistake>,
): ToolMove | null {
  if (state.phase !== 'working' || state.hints < HINT_STEPS) return null
  return setup.nextMove(presentMission(setup, state), state.bench)
}

function isRoundMove(move: GameMove): move is RoundMove {
  return move.type === 'tick' || move.type === 'hint' || move.type === 'next'
}

function lastLevel({ extraLevels }: Pick<RoundOptions, 'extraLevels'>): number {
  return LEVELS + extraLevels
}

function scoreOf({ score, level, stars, learner }: MissionState<unknown, unknown>): RoundScore {
  return { score, level, stars, ...countsOf(learner) }
}
