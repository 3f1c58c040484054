// Word Works (spec 001, sections 4 and 9): shuffled letters become a word; "Next Word" raises the level by chance.
// Nothing counts down; time only leads from a word found to its definition.

import type { GameRules, RoundOptions, RoundScore, Step } from '#engine/core/game-rules.ts'
import { type Dice, MAX_SEED, seedRandom, withDice } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { targetRating } from '#engine/learning/choose-item.ts'
import {
  afterClosing,
  type Closing,
  countsOf,
  needsHelp,
  newLearner,
  practiceOf,
  RUSHED_MS,
  ratingIn,
} from '#engine/learning/learner.ts'
import { FEEDBACK_MS, HINT_STEPS, ITEM_RATINGS, SET_COUNTS } from './constants.ts'
import { parseMove, type WordWorksMove } from './moves.ts'
import { pointsAt, raisesLevel } from './scoring.ts'
import { chooseWord, setAt } from './sets.ts'
import type { WordWorksEvent, WordWorksState } from './state.ts'
import { shuffleLetters, spelled, withNextLetter, withTileAt } from './tiles.ts'

/**
 * - not_asking: the word is found already, or the round is over
 * - not_reading: "Next Word" before definition and sentence are shown
 * - no_such_tile: no free tile, or no place of the answer, has this number
 * - nothing_moves: the tile lies there already
 * - no_more_hints: all steps are given
 */
export type WordWorksRefusal =
  | 'not_asking'
  | 'not_reading'
  | 'no_such_tile'
  | 'nothing_moves'
  | 'no_more_hints'

const SKILL = 'words.spelling'

export const wordWorksRules: GameRules<WordWorksState, WordWorksMove, WordWorksEvent, WordWorksRefusal> = {
  id: 'wordWorks',
  version: 2,
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

function lastLevel({ band, extraLevels }: Pick<RoundOptions, 'band' | 'extraLevels'>): number {
  return SET_COUNTS[band] + extraLevels
}

function start(options: RoundOptions): WordWorksState {
  const { seed, band, language, challenge } = options
  const [luckSeed, seeded] = withDice(seedRandom(seed), (dice) => dice.int(0, MAX_SEED))
  const blank: Blank = {
    luck: seedRandom(luckSeed),
    band,
    language,
    challenge,
    lastLevel: lastLevel(options),
    learner: newLearner(options),
    level: 1,
    score: 0,
    stars: 0,
    used: [],
  }
  const [state, random] = withDice(seeded, (dice) => withWord(blank, dice, 0))
  return { ...state, random }
}

/** What a round is between two words. */
type Blank = Pick<
  WordWorksState,
  'luck' | 'band' | 'language' | 'challenge' | 'lastLevel' | 'learner' | 'level' | 'score' | 'stars' | 'used'
>

function withWord(blank: Blank, dice: Dice, hints: number): Omit<WordWorksState, 'random'> {
  const { language, band, level, learner, challenge } = blank
  const target = targetRating(ratingIn(learner, SKILL), { band, challenge })
  const { item, used } = chooseWord(dice, setAt(language, band, level), blank.used, target)
  return {
    ...blank,
    phase: 'asking',
    used,
    word: item.word,
    difficulty: item.difficulty,
    tiles: shuffleLetters(dice, item.word),
    answer: [],
    hints,
    helpNext: false,
    thinkMs: 0,
    feedbackMs: 0,
  }
}

function score({ score, level, stars, learner }: WordWorksState): RoundScore {
  return { score, level, stars, ...countsOf(learner) }
}

function apply(
  before: WordWorksState,
  move: WordWorksMove,
): Result<Step<WordWorksState, WordWorksEvent>, WordWorksRefusal> {
  const events: WordWorksEvent[] = []
  const state = passTime(before, move.ms, events)
  if (move.type === 'tick') return ok({ state, events })
  if (move.type === 'next') {
    if (state.phase !== 'reading') return refuse('not_reading')
    return ok({ state: nextWord(state, events), events })
  }
  if (state.phase !== 'asking') return refuse('not_asking')
  const { answer, tiles } = state
  switch (move.type) {
    case 'place':
      if (move.tile >= tiles.length || answer.includes(move.tile)) return refuse('no_such_tile')
      return ok({ state: arrange(state, [...answer, move.tile], move.tile, events), events })
    case 'move': {
      const { tile, position } = move
      const isNew = !answer.includes(tile)
      const room = isNew ? answer.length : answer.length - 1
      if (tile >= tiles.length || position > room) return refuse('no_such_tile')
      if (answer[position] === tile) return refuse('nothing_moves')
      return ok({ state: arrange(state, withTileAt(answer, tile, position), tile, events), events })
    }
    case 'take': {
      const tile = answer[move.position]
      if (tile === undefined) return refuse('no_such_tile')
      events.push({ type: 'taken', tile })
      return ok({ state: { ...state, answer: answer.toSpliced(move.position, 1) }, events })
    }
    case 'shuffle':
      return ok({ state: reset(state, events), events })
    case 'hint':
      if (state.hints >= HINT_STEPS) return refuse('no_more_hints')
      return ok({ state: hint(state, events), events })
  }
}

/** Only feedback ends by itself; what time is left over then is spent reading, which does not count. */
function passTime(state: WordWorksState, ms: number, events: WordWorksEvent[]): WordWorksState {
  if (ms === 0) return state
  if (state.phase === 'asking') return { ...state, thinkMs: state.thinkMs + ms }
  if (state.phase !== 'feedback') return state
  if (ms < state.feedbackMs) return { ...state, feedbackMs: state.feedbackMs - ms }
  events.push({ type: 'told' })
  return { ...state, phase: 'reading', feedbackMs: 0 }
}

/** Lays the tiles so, and looks whether they are the word once there are enough of them. */
function arrange(
  state: WordWorksState,
  answer: readonly number[],
  tile: number,
  events: WordWorksEvent[],
): WordWorksState {
  events.push({ type: 'placed', tile })
  const arranged = { ...state, answer }
  if (answer.length < state.tiles.length) return arranged
  return spelled(state.tiles, answer) === state.word ? found(arranged, events) : missed(arranged, events)
}

function found(state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const points = pointsAt(state.level)
  events.push({ type: 'right', points })
  return {
    ...state,
    phase: 'feedback',
    feedbackMs: FEEDBACK_MS,
    score: state.score + points,
    learner: afterClosing(state.learner, closing(state, 'right')),
    helpNext: needsHelp(state.learner),
  }
}

/** The tiles stay: they can be taken back or moved. Help comes by itself after two misses in a row. */
function missed(state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  events.push({ type: 'wrong' })
  const after = { ...state, learner: afterClosing(state.learner, closing(state, 'wrong')) }
  return needsHelp(after.learner) && after.hints === 0 ? hint(after, events) : after
}

function closing({ difficulty, thinkMs, hints }: WordWorksState, kind: 'right' | 'wrong'): Closing {
  return { skill: SKILL, item: ITEM_RATINGS[difficulty], kind, thinkMs, hinted: hints > 0 }
}

function reset(state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const { word, tiles } = state
  const [shuffled, random] = withDice(state.random, (dice) => shuffleLetters(dice, word, tiles))
  events.push({ type: 'shuffled' })
  return { ...state, random, tiles: shuffled, answer: [] }
}

/** One step further: the definition, then a letter, then another. Letters that were right stay, wrong ones go. */
function hint(state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const hints = state.hints + 1
  events.push({ type: 'hint', step: hints })
  const hinted = { ...state, hints }
  if (hints === 1) return hinted
  const answer = withNextLetter(state.word, state.tiles, state.answer)
  const tile = answer.at(-1)
  return tile === undefined ? hinted : arrange(hinted, answer, tile, events)
}

function nextWord(state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const [draw, luck] = withDice(state.luck, (dice) => dice.int(0, 99))
  const drawn = { ...state, luck }
  const risen = raisesLevel(draw) ? levelUp(drawn, events) : drawn
  if (risen.stars >= risen.lastLevel) {
    events.push({ type: 'over' })
    return { ...risen, phase: 'over' }
  }
  events.push({ type: 'next' })
  const [fresh, random] = withDice(state.random, (dice) => withWord(risen, dice, state.helpNext ? 1 : 0))
  return { ...fresh, random }
}

function levelUp(state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const level = Math.min(state.level + 1, state.lastLevel)
  const stars = state.stars + 1
  if (level > state.level) events.push({ type: 'level-up', level })
  events.push({ type: 'star', stars })
  return { ...state, level, stars }
}
