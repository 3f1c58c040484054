// Math Maze (spec 001, sections 4 and 9): walk to the goal of one maze after the other; problems stand in the way. Time
// counts only while a problem is thought about or its result is shown.

import type { GameRules, RoundOptions, RoundScore, Step } from '#engine/core/game-rules.ts'
import { seedRandom } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { stopCounted } from '#engine/core/stop.ts'
import { HINT_STEPS } from '#engine/learning/arithmetic/constants.ts'
import { drawProblem } from '#engine/learning/arithmetic/problems.ts'
import { questionText } from '#engine/learning/arithmetic/question.ts'
import { questionRating } from '#engine/learning/arithmetic/question-rating.ts'
import { skillOf } from '#engine/learning/arithmetic/skill.ts'
import { afterClosing, countsOf, needsHelp, newLearner, practiceOf } from '#engine/learning/learner.ts'
import { FEEDBACK_MS, LEVEL_BONUS, LEVEL_CAPS, QUICKEST_STEP_MS } from './constants.ts'
import { generateMaze } from './generate-maze.ts'
import { beside, cellAt, type Direction, isSame, type Place, START, withCell } from './maze.ts'
import { type MathMazeMove, parseMove } from './moves.ts'
import { leastSteps, planOf } from './plan.ts'
import { earnsStar, pointsAt, starsBy } from './scoring.ts'
import type { MathMazeEvent, MathMazeState } from './state.ts'

/**
 * - not_walking: a step while a problem is open, or after the end
 * - not_asking: an answer, a call for help or a closing while no problem is open
 * - no_hint_left: every step of help is shown
 */
export type MathMazeRefusal = 'not_walking' | 'not_asking' | 'no_hint_left'

export const mathMazeRules: GameRules<MathMazeState, MathMazeMove, MathMazeEvent, MathMazeRefusal> = {
  id: 'mathMaze',
  version: 2,
  start: (options) => startRound(options, LEVEL_CAPS[options.band]),
  parseMove,
  apply,
  isOver: (state) => state.phase === 'over',
  stop: stopCounted,
  score,
  practice: ({ learner }) => practiceOf(learner),
  contentMissed: ({ state: { problem }, events }) =>
    problem && events.some(({ type }) => type === 'wrong') ? questionText(problem) : null,
  quickestMs,
  lastLevel,
  mostStars: (options) => starsBy(lastLevel(options)),
}

function lastLevel({ band, extraLevels }: Pick<RoundOptions, 'band' | 'extraLevels'>): number {
  return LEVEL_CAPS[band] + extraLevels
}

/** Every maze left behind was crossed from corner to corner, every result looked at. */
function quickestMs({ band, level, phase, learner }: MathMazeState): number {
  let steps = 0
  for (let left = phase === 'over' ? level : level - 1; left > 0; left--)
    steps += leastSteps(planOf(band, left))
  return steps * QUICKEST_STEP_MS + learner.asked * FEEDBACK_MS
}

/** @param ownLevels of the band; problems of levels after them go beyond its ranges. Without it none do. */
export function startRound(options: RoundOptions, ownLevels?: number): MathMazeState {
  const { seed, band, challenge } = options
  const level = 1
  const [maze, random] = generateMaze(seedRandom(seed), band, level)
  return {
    phase: 'walking',
    band,
    challenge,
    random,
    lastLevel: lastLevel(options),
    ...(ownLevels !== undefined && { ownLevels }),
    learner: newLearner(options),
    level,
    score: 0,
    stars: 0,
    maze,
    player: START,
    trail: [START],
    door: null,
    problem: null,
    hints: 0,
    thinkMs: 0,
    feedbackMs: 0,
    lastAnswer: null,
  }
}

function apply(
  state: MathMazeState,
  move: MathMazeMove,
): Result<Step<MathMazeState, MathMazeEvent>, MathMazeRefusal> {
  const events: MathMazeEvent[] = []
  switch (move.type) {
    case 'tick':
      return ok({ state: passTime(state, move.ms, events), events })
    case 'step':
      if (state.phase !== 'walking') return refuse('not_walking')
      return ok({ state: step(state, move.direction, events), events })
    case 'answer':
      if (state.phase !== 'asking') return refuse('not_asking')
      return ok({ state: answer(passTime(state, move.ms, events), move.option, events), events })
    case 'hint':
      if (state.phase !== 'asking') return refuse('not_asking')
      if (state.hints === HINT_STEPS) return refuse('no_hint_left')
      return ok({ state: help(passTime(state, move.ms, events), events), events })
    case 'close':
      if (state.phase !== 'asking') return refuse('not_asking')
      return ok({ state: close(passTime(state, move.ms, events), events), events })
  }
}

function score({ score, level, stars, learner }: MathMazeState): RoundScore {
  return { score, level, stars, ...countsOf(learner) }
}

function passTime(state: MathMazeState, ms: number, events: MathMazeEvent[]): MathMazeState {
  if (ms === 0) return state
  if (state.phase === 'asking') return { ...state, thinkMs: state.thinkMs + ms }
  if (state.phase !== 'feedback') return state
  return ms < state.feedbackMs
    ? { ...state, feedbackMs: state.feedbackMs - ms }
    : afterFeedback(state, events)
}

function step(state: MathMazeState, direction: Direction, events: MathMazeEvent[]): MathMazeState {
  const ahead = beside(state.player, direction)
  switch (cellAt(state.maze, ahead)) {
    case 'wall':
      events.push({ type: 'bumped', direction })
      return state
    case 'math':
      events.push({ type: 'opened', direction })
      return ask(state, ahead)
    case 'empty':
      events.push({ type: 'moved', direction })
      return walkTo(state, ahead)
    case 'goal':
      events.push({ type: 'moved', direction })
      return reachGoal(walkTo(state, ahead), events)
  }
}

function walkTo(state: MathMazeState, place: Place): MathMazeState {
  const before = state.trail.findIndex((walked) => isSame(walked, place))
  const trail = before === -1 ? [...state.trail, place] : state.trail.slice(0, before + 1)
  return { ...state, player: place, trail }
}

function ask(state: MathMazeState, door: Place): MathMazeState {
  if (state.problem !== null && state.lastAnswer === null) return { ...state, phase: 'asking', door }
  const [problem, random] = drawProblem(state.random, state, state.problem)
  return {
    ...state,
    phase: 'asking',
    random,
    door,
    problem,
    hints: needsHelp(state.learner) ? HINT_STEPS : 0,
    thinkMs: 0,
    lastAnswer: null,
  }
}

function help(state: MathMazeState, events: MathMazeEvent[]): MathMazeState {
  const hints = state.hints + 1
  events.push({ type: 'hint', hints })
  return { ...state, hints }
}

function close(state: MathMazeState, events: MathMazeEvent[]): MathMazeState {
  events.push({ type: 'closed' })
  return { ...state, phase: 'walking', door: null }
}

function answer(state: MathMazeState, option: number, events: MathMazeEvent[]): MathMazeState {
  const { problem, band, level } = state
  if (problem === null) throw new Error('asking without a problem')
  const isRight = problem.options[option] === problem.answer
  const kind = isRight ? 'right' : 'wrong'
  const points = isRight ? pointsAt(band, level) : 0
  events.push(isRight ? { type: 'right', points } : { type: 'wrong' })
  const learner = afterClosing(state.learner, {
    skill: skillOf(problem),
    item: questionRating(problem, band),
    kind,
    thinkMs: state.thinkMs,
    hinted: state.hints > 0,
  })
  return {
    ...state,
    phase: 'feedback',
    feedbackMs: FEEDBACK_MS,
    score: state.score + points,
    learner,
    lastAnswer: { kind, chosen: option, points },
  }
}

function afterFeedback(state: MathMazeState, events: MathMazeEvent[]): MathMazeState {
  const { door, lastAnswer, maze } = state
  const walking: MathMazeState = { ...state, phase: 'walking', feedbackMs: 0, door: null }
  if (door === null || lastAnswer?.kind !== 'right') {
    events.push({ type: 'closed' })
    return walking
  }
  events.push({ type: 'cleared' })
  return walkTo({ ...walking, maze: withCell(maze, door, 'empty') }, door)
}

function reachGoal(state: MathMazeState, events: MathMazeEvent[]): MathMazeState {
  const bonus = LEVEL_BONUS[state.band]
  events.push({ type: 'goal', bonus })
  const stars = state.stars + (earnsStar(state.level) ? 1 : 0)
  if (stars > state.stars) events.push({ type: 'star', stars })
  const rewarded = { ...state, score: state.score + bonus, stars }
  if (state.level === state.lastLevel) {
    events.push({ type: 'over' })
    return { ...rewarded, phase: 'over' }
  }
  const level = state.level + 1
  const [maze, random] = generateMaze(state.random, state.band, level)
  events.push({ type: 'level-up', level })
  return { ...rewarded, level, maze, random, player: START, trail: [START] }
}
