// The rules of a quiz (spec 001, sections 4 and 9): a question with four options, what was right, a fun fact, the next
// question; a star for every level left behind. Nothing counts down but the reveal. Words play no part in them.

import type { Band } from '#engine/core/bands.ts'
import type { GameRules, ItemAnswer, RoundOptions, Step } from '#engine/core/game-rules.ts'
import { type RandomState, seedRandom, withDice } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { stopCounted } from '#engine/core/stop.ts'
import {
  afterClosing,
  countsOf,
  type Learner,
  needsHelp,
  newLearner,
  practiceOf,
  ratingIn,
} from '#engine/learning/learner.ts'
import { notRecentlyMet } from '#engine/learning/not-recently-met.ts'
import { expectedSuccess } from '#engine/learning/rating.ts'
import { type DrawTarget, drawItem, drawOrder, drawSet, isNewcomer, type Memory, ratingOf } from './draw.ts'
import { parseMove, type QuizMove } from './moves.ts'
import { drawPath, partsOf } from './path.ts'
import type { QuizItem } from './quiz-item.ts'
import type { QuizSetup } from './quiz-setup.ts'
import { type QuizEvent, type QuizState, struckOut, topicOf } from './state.ts'

/** Two wrong options struck out, then the fun fact. */
export const MAX_HINTS = 3

/**
 * - not_asking: an answer or a call for a hint, and no question is open
 * - struck_out: the answer is an option that a hint has ruled out
 * - no_more_hints: all three are on show
 * - no_fact: "next" while there is no fun fact on show
 */
export type QuizRefusal = 'not_asking' | 'struck_out' | 'no_more_hints' | 'no_fact'

export type QuizRules = GameRules<QuizState, QuizMove, QuizEvent, QuizRefusal>

type Asked = Pick<QuizState, 'random' | 'question' | 'planned' | 'asked' | 'hints'>

export function createQuizRules(setup: QuizSetup): QuizRules {
  const skillOf = ({ skill }: QuizItem) => `${setup.skillArea}.${skill}`

  function lastLevel({ band, extraLevels }: Pick<RoundOptions, 'band' | 'extraLevels'>): number {
    return setup.lastLevels[band] + extraLevels
  }

  function start(options: RoundOptions): QuizState {
    const { seed, band, challenge } = options
    const learner = newLearner(options)
    const before = {
      band,
      challenge,
      level: 1,
      learner,
      planned: [],
      ...pathOf(options, seedRandom(seed)),
      asked: [],
    }
    return {
      phase: 'asking',
      score: 0,
      stars: 0,
      lastLevel: lastLevel(options),
      results: [],
      thinkMs: 0,
      revealMs: 0,
      lastAnswer: null,
      ...before,
      ...ask(before),
    }
  }

  function freshIn(band: Band, before: readonly string[]): ReadonlySet<string> {
    const ids = setup.banks[band].map(({ id }) => id)
    return new Set(notRecentlyMet(ids, before))
  }

  /** Where the round leads, for what its player has met. */
  function pathOf(
    options: RoundOptions,
    random: RandomState,
  ): Pick<QuizState, 'random' | 'met'> & Partial<Pick<QuizState, 'path' | 'parts'>> {
    const { band, met } = options
    if (!setup.leadsToFreshest) return { random, ...(met && { met }) }
    const bank = setup.banks[band]
    const [path, after] = withDice(random, (dice) =>
      drawPath(dice, partsOf(bank, freshIn(band, met ?? [])), {
        levels: lastLevel(options),
        lap: setup.lastLevels[band],
        perLevel: setup.perLevel[band],
        order: setup.order,
        isNewcomer: isNewcomer(newLearner(options)),
      }),
    )
    return {
      random: after,
      met: met ?? [],
      path: path.map(({ topic }) => topic),
      ...(bank.some(({ part }) => part !== undefined) && { parts: path.map(({ part }) => part) }),
    }
  }

  /** The questions of a level. Without a path, extra levels go through the band's topics again. */
  function itemsOf({
    band,
    level,
    path,
    parts,
  }: Pick<QuizState, 'band' | 'level' | 'path' | 'parts'>): QuizItem[] {
    const wanted = path ? topicOf({ level, path }) : ((level - 1) % setup.lastLevels[band]) + 1
    return setup.banks[band].filter(
      ({ topic, part }) => topic === wanted && (!parts || part === parts[level - 1]),
    )
  }

  /** The next question of the level, chosen for what is known of the player by now. */
  function ask(
    state: Pick<
      QuizState,
      'band' | 'challenge' | 'level' | 'learner' | 'random' | 'planned' | 'path' | 'parts' | 'met' | 'asked'
    >,
  ): Asked {
    const { band, challenge, learner, path, met, asked } = state
    const { newcomerStep = 0 } = setup
    const target: DrawTarget = { itemTarget: { band, challenge }, learner, newcomerStep, skillOf }
    const [{ ids, order }, random] = withDice(state.random, (dice) => {
      const drawIds = () => {
        const items = itemsOf(state)
        const fresh = path && freshIn(band, [...(met ?? []), ...asked])
        const memory: Memory = { met, asked, ...(fresh && { fresh }) }
        return setup.order === 'drawn'
          ? [drawItem(dice, items, memory, target)]
          : drawSet(dice, items, setup.perLevel[band], memory, target)
      }
      const ids = state.planned.length > 0 ? state.planned : drawIds().map(({ id }) => id)
      return { ids, order: drawOrder(dice) }
    })
    const [id = '', ...planned] = ids
    return {
      random,
      planned,
      question: { id, order },
      asked: [...asked, id],
      hints: needsHelp(learner) ? 1 : 0,
    }
  }

  function apply(from: QuizState, move: QuizMove): Result<Step<QuizState, QuizEvent>, QuizRefusal> {
    const events: QuizEvent[] = []
    const state = passTime(from, move.ms, events)
    switch (move.type) {
      case 'tick':
        return ok({ state, events })
      case 'answer':
        if (state.phase !== 'asking') return refuse('not_asking')
        if (struckOut(state).includes(move.option)) return refuse('struck_out')
        return ok({ state: answer(state, move.option, events), events })
      case 'hint':
        if (state.phase !== 'asking') return refuse('not_asking')
        if (state.hints === MAX_HINTS) return refuse('no_more_hints')
        events.push({ type: 'hint', hints: state.hints + 1 })
        return ok({ state: { ...state, hints: state.hints + 1 }, events })
      case 'next':
        if (state.phase !== 'fact') return refuse('no_fact')
        return ok({ state: goOn(state, events), events })
    }
  }

  function answer(state: QuizState, option: number, events: QuizEvent[]): QuizState {
    const right = state.question.order[option] === 0
    const kind = right ? 'right' : 'wrong'
    const points = right ? setup.pointsPerLevel * state.level : 0
    events.push(right ? { type: 'right', points } : { type: 'wrong' })
    return {
      ...state,
      phase: 'reveal',
      score: state.score + points,
      learner: learnerAfter(state, kind),
      results: [...state.results, kind],
      revealMs: setup.factAfterMs[kind],
      lastAnswer: { kind, chosen: option, points },
    }
  }

  function itemOf({ band, question }: Pick<QuizState, 'band' | 'question'>): QuizItem {
    const item = setup.banks[band].find(({ id }) => id === question.id)
    if (!item) throw new Error(`no such question: ${question.id}`)
    return item
  }

  function learnerAfter(state: QuizState, kind: 'right' | 'wrong'): Learner {
    const { learner, thinkMs, hints } = state
    const item = itemOf(state)
    return afterClosing(learner, {
      skill: skillOf(item),
      item: ratingOf(item),
      kind,
      thinkMs,
      hinted: hints > 0,
    })
  }

  function itemAnswered(before: QuizState, { events }: Step<QuizState, QuizEvent>): ItemAnswer | null {
    const answered = events.find(({ type }) => type === 'right' || type === 'wrong')
    if (!answered || before.hints > 0) return null
    const item = itemOf(before)
    return {
      item: item.id,
      difficulty: item.difficulty,
      right: answered.type === 'right',
      expected: expectedSuccess(ratingIn(before.learner, skillOf(item)), ratingOf(item)),
    }
  }

  /** Leaves the fun fact: the next question, the next level, or the end. */
  function goOn(state: QuizState, events: QuizEvent[]): QuizState {
    if (state.results.length < setup.perLevel[state.band]) return askNext(state, events)
    const stars = state.stars + 1
    if (state.level === state.lastLevel) {
      events.push({ type: 'star', stars }, { type: 'over' })
      return { ...state, phase: 'over', stars }
    }
    const level = state.level + 1
    events.push({ type: 'level-up', level }, { type: 'star', stars })
    return askNext({ ...state, level, stars, results: [] }, events)
  }

  function askNext(state: QuizState, events: QuizEvent[]): QuizState {
    events.push({ type: 'next' })
    return { ...state, ...ask(state), phase: 'asking', thinkMs: 0, lastAnswer: null }
  }

  return {
    id: setup.id,
    version: setup.version,
    start,
    parseMove,
    apply,
    isOver: ({ phase }) => phase === 'over',
    stop: stopCounted,
    score: ({ score, level, stars, learner }) => ({ score, level, stars, ...countsOf(learner) }),
    practice: ({ learner }) => practiceOf(learner),
    contentMet: ({ asked }) => asked,
    contentMissed: ({ state, events }) =>
      events.some(({ type }) => type === 'wrong') ? state.question.id : null,
    itemAnswered,
    quickestMs: () => 0,
    lastLevel,
    mostStars: lastLevel,
  }
}

/** Time counts while a question is open and while its answer is revealed; a fun fact takes as long as it takes. */
function passTime(state: QuizState, ms: number, events: QuizEvent[]): QuizState {
  if (ms === 0) return state
  if (state.phase === 'asking') return { ...state, thinkMs: state.thinkMs + ms }
  if (state.phase !== 'reveal') return state
  if (ms < state.revealMs) return { ...state, revealMs: state.revealMs - ms }
  events.push({ type: 'fact' })
  return { ...state, phase: 'fact', revealMs: 0 }
}
