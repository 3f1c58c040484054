// Word Works (spec 001, sections 4 and 9): shuffled letters become a word; "Next Word" raises the level by chance.
// Nothing counts down; time only leads from a word found to its definition.

import type { GameRules, RoundOptions, RoundScore, Step } from '#engine/core/game-rules.ts'
import type { Language } from '#engine/core/languages.ts'
import { type Dice, MAX_SEED, seedRandom, withDice } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { stopCounted } from '#engine/core/stop.ts'
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
import { FEEDBACK_MS, HINT_STEPS, ITEM_RATINGS, LEAST_WORDS, SET_COUNTS } from './constants.ts'
import { parseMove, type WordWorksMove } from './moves.ts'
import { pointsAt, raisesLevel } from './scoring.ts'
import { chooseWord, type SetAt, setAt, WORD_BANKS, WORD_SPELLINGS } from './sets.ts'
import type { WordWorksEvent, WordWorksState } from './state.ts'
import { type Avoided, shuffleLetters, spelled, withNextLetter, withTileAt } from './tiles.ts'
import type { Spellings, WordBank } from './word-item.ts'

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

export type WordWorksRules = GameRules<WordWorksState, WordWorksMove, WordWorksEvent, WordWorksRefusal>

/** What a version of the rules does differently. */
interface Edition {
  readonly version: number
  /** What is drawn from. */
  readonly banks: Readonly<Record<Language, WordBank>>
  /** A draw that would end the round before so many words are found does not raise the level. */
  readonly leastWords: number
  /** What the tiles spell besides the word: other words are right as well, rude strings are not shown. */
  readonly spellings: Readonly<Record<Language, Spellings>> | null
  readonly setAt: SetAt
}

export const EDITION: Edition = {
  version: 5,
  banks: WORD_BANKS,
  leastWords: LEAST_WORDS,
  spellings: WORD_SPELLINGS,
  setAt,
}

export const wordWorksRules = createRules(EDITION)

export function createRules(edition: Edition): WordWorksRules {
  return {
    id: 'wordWorks',
    version: edition.version,
    start: (options) => start(edition, options),
    parseMove,
    apply: (state, move) => apply(edition, state, move),
    isOver: (state) => state.phase === 'over',
    stop: stopCounted,
    score,
    practice: ({ learner }) => practiceOf(learner),
    contentMet: ({ used }) => used,
    quickestMs: ({ learner }) => learner.right * (FEEDBACK_MS + RUSHED_MS),
    lastLevel,
    mostStars: lastLevel,
  }
}

function lastLevel({ band, extraLevels }: Pick<RoundOptions, 'band' | 'extraLevels'>): number {
  return SET_COUNTS[band] + extraLevels
}

function start(edition: Edition, options: RoundOptions): WordWorksState {
  const { seed, band, language, challenge, met } = options
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
    ...(met && { met }),
    used: [],
  }
  const [state, random] = withDice(seeded, (dice) => withWord(edition, blank, dice, 0))
  return { ...state, random }
}

/** What a round is between two words. */
type Blank = Pick<
  WordWorksState,
  | 'luck'
  | 'band'
  | 'language'
  | 'challenge'
  | 'lastLevel'
  | 'learner'
  | 'level'
  | 'score'
  | 'stars'
  | 'met'
  | 'used'
>

function withWord(
  { banks, spellings, setAt }: Edition,
  blank: Blank,
  dice: Dice,
  hints: number,
): Omit<WordWorksState, 'random'> {
  const { language, band, level, learner, challenge, met, used: before } = blank
  const target = targetRating(ratingIn(learner, SKILL), { band, challenge })
  const { item, used } = chooseWord(dice, setAt(banks[language], band, level), { met, used: before }, target)
  return {
    ...blank,
    phase: 'asking',
    used,
    word: item.word,
    difficulty: item.difficulty,
    tiles: shuffleLetters(dice, item.word, avoidedFor(item.word, spellings?.[language])),
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
  edition: Edition,
  before: WordWorksState,
  move: WordWorksMove,
): Result<Step<WordWorksState, WordWorksEvent>, WordWorksRefusal> {
  const events: WordWorksEvent[] = []
  const state = passTime(before, move.ms, events)
  if (move.type === 'tick') return ok({ state, events })
  if (move.type === 'next') {
    if (state.phase !== 'reading') return refuse('not_reading')
    return ok({ state: nextWord(edition, state, events), events })
  }
  if (state.phase !== 'asking') return refuse('not_asking')
  const { answer, tiles } = state
  switch (move.type) {
    case 'place':
      if (move.tile >= tiles.length || answer.includes(move.tile)) return refuse('no_such_tile')
      return ok({
        state: arrange(edition, state, { answer: [...answer, move.tile], tile: move.tile }, events),
        events,
      })
    case 'move': {
      const { tile, position } = move
      const isNew = !answer.includes(tile)
      const room = isNew ? answer.length : answer.length - 1
      if (tile >= tiles.length || position > room) return refuse('no_such_tile')
      if (answer[position] === tile) return refuse('nothing_moves')
      return ok({
        state: arrange(edition, state, { answer: withTileAt(answer, tile, position), tile }, events),
        events,
      })
    }
    case 'take': {
      const tile = answer[move.position]
      if (tile === undefined) return refuse('no_such_tile')
      events.push({ type: 'taken', tile })
      return ok({ state: { ...state, answer: answer.toSpliced(move.position, 1) }, events })
    }
    case 'shuffle':
      return ok({ state: reset(edition, state, events), events })
    case 'hint':
      if (state.hints >= HINT_STEPS) return refuse('no_more_hints')
      return ok({ state: hint(edition, state, events), events })
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

/** Lays the tiles so, and looks whether they are the word, or another, once there are enough of them. */
function arrange(
  edition: Edition,
  state: WordWorksState,
  { answer, tile }: { readonly answer: readonly number[]; readonly tile: number },
  events: WordWorksEvent[],
): WordWorksState {
  events.push({ type: 'placed', tile })
  const arranged = { ...state, answer }
  if (answer.length < state.tiles.length) return arranged
  const { word, language } = state
  const text = spelled(state.tiles, answer)
  const isWord = text === word || edition.spellings?.[language].anagrams[word]?.includes(text)
  return isWord ? found(arranged, events) : missed(edition, arranged, events)
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
function missed(edition: Edition, state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  events.push({ type: 'wrong' })
  const after = { ...state, learner: afterClosing(state.learner, closing(state, 'wrong')) }
  return needsHelp(after.learner) && after.hints === 0 ? hint(edition, after, events) : after
}

function closing({ difficulty, thinkMs, hints }: WordWorksState, kind: 'right' | 'wrong'): Closing {
  return { skill: SKILL, item: ITEM_RATINGS[difficulty], kind, thinkMs, hinted: hints > 0 }
}

function reset({ spellings }: Edition, state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const { word, tiles, language } = state
  const [shuffled, random] = withDice(state.random, (dice) =>
    shuffleLetters(dice, word, { shown: tiles, ...avoidedFor(word, spellings?.[language]) }),
  )
  events.push({ type: 'shuffled' })
  return { ...state, random, tiles: shuffled, answer: [] }
}

/** One step further: the sentence, then a letter, then another. Letters that were right stay, wrong ones go. */
function hint(edition: Edition, state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const hints = state.hints + 1
  events.push({ type: 'hint', step: hints })
  const hinted = { ...state, hints }
  if (hints === 1) return hinted
  const answer = withNextLetter(state.word, state.tiles, state.answer)
  const tile = answer.at(-1)
  return tile === undefined ? hinted : arrange(edition, hinted, { answer, tile }, events)
}

function nextWord(edition: Edition, state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const [draw, luck] = withDice(state.luck, (dice) => dice.int(0, 99))
  const drawn = { ...state, luck }
  const wouldEnd = state.stars + 1 >= state.lastLevel
  const goesOn = wouldEnd && state.learner.right < edition.leastWords
  const risen = raisesLevel(draw) && !goesOn ? levelUp(drawn, events) : drawn
  if (risen.stars >= risen.lastLevel) {
    events.push({ type: 'over' })
    return { ...risen, phase: 'over' }
  }
  events.push({ type: 'next' })
  const [fresh, random] = withDice(state.random, (dice) =>
    withWord(edition, risen, dice, state.helpNext ? 1 : 0),
  )
  return { ...fresh, random }
}

function avoidedFor(word: string, spellings: Spellings | undefined): Avoided {
  return spellings ? { words: spellings.anagrams[word], rude: new Set(spellings.rude) } : {}
}

function levelUp(state: WordWorksState, events: WordWorksEvent[]): WordWorksState {
  const level = Math.min(state.level + 1, state.lastLevel)
  const stars = state.stars + 1
  if (level > state.level) events.push({ type: 'level-up', level })
  events.push({ type: 'star', stars })
  return { ...state, level, stars }
}
