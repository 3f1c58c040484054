// Which topics a round leads through, and which part of each: those of which the player has met least, so that two thirds of a
// band are met before anything comes again, however far the player goes in each round.
import { groupBy } from '#engine/core/group-by.ts'
import type { Dice } from '#engine/core/random.ts'
import type { QuizItem } from './quiz-item.ts'

/** Of a topic: all its questions, where the bank has no parts. */
export interface Part {
  readonly topic: number
  readonly part: number
  /** Questions it has, and how many of them are fresh to the player. */
  readonly size: number
  readonly fresh: number
  /** Difficulties among its questions. */
  readonly difficulties: number
}

export interface PathPlan {
  /** Levels of the round. */
  readonly levels: number
  /** Levels of a round without packs, at most as many as there are topics. */
  readonly lap: number
  /** Questions a level asks. */
  readonly perLevel: number
  /** content: the topics of a lap keep their order, and dice choose among those met equally little. drawn: the freshest first. */
  readonly order: 'drawn' | 'content'
  /** Nothing is known of the player: parts with questions of every difficulty tell most of them. */
  readonly isNewcomer: boolean
}

/**
 * The part that each level asks, chosen for a lap at a time, as if all that the laps before it ask were met.
 * @param parts of the band, by topic
 */
export function drawPath(
  dice: Dice,
  parts: readonly Part[],
  { levels, lap, perLevel, order, isNewcomer }: PathPlan,
): Part[] {
  let left = order === 'content' ? dice.shuffle(parts) : byTopic(parts).flatMap(dice.shuffle)
  const path: Part[] = []
  while (path.length < levels) {
    const freshestFirst = left.toSorted(
      (one, other) =>
        Number(other.fresh >= perLevel) - Number(one.fresh >= perLevel) ||
        other.fresh * one.size - one.fresh * other.size ||
        (isNewcomer ? other.difficulties - one.difficulties : 0),
    )
    const next = byTopic(freshestFirst)
      .flatMap(([freshest]) => freshest ?? [])
      .slice(0, Math.min(lap, levels - path.length))
    path.push(...(order === 'content' ? next.sort((one, other) => one.topic - other.topic) : next))
    left = left.map((part) => (next.includes(part) ? { ...part, fresh: part.fresh - perLevel } : part))
  }
  return path
}

/** The parts there are, by topic. */
export function partsOf(items: readonly QuizItem[], fresh: ReadonlySet<string>): Part[] {
  return byTopic(items)
    .flatMap((ofTopic) => [...groupBy(ofTopic, ({ part = 1 }) => part)])
    .map(([part, own]) => ({
      topic: own[0]?.topic ?? 0,
      part,
      size: own.length,
      fresh: own.filter(({ id }) => fresh.has(id)).length,
      difficulties: new Set(own.map(({ difficulty }) => difficulty)).size,
    }))
}

/** In the order in which topics first come. */
function byTopic<Of extends { readonly topic: number }>(all: readonly Of[]): Of[][] {
  return [...groupBy(all, ({ topic }) => topic).values()]
}
