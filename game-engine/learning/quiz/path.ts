// Which topics a round leads through: those of which the player has met least, so that two thirds of a band are met before
// anything comes again, however far the player goes in each round.
import type { Dice } from '#engine/core/random.ts'

export interface Topic {
  readonly topic: number
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
  /** Nothing is known of the player: topics with questions of every difficulty tell most of them. */
  readonly isNewcomer: boolean
}

/**
 * The topic of each level, chosen for a lap at a time, as if all that the laps before it ask were met.
 * @param topics of the band, in their order
 */
export function drawPath(
  dice: Dice,
  topics: readonly Topic[],
  { levels, lap, perLevel, order, isNewcomer }: PathPlan,
): number[] {
  let left = order === 'content' ? dice.shuffle(topics) : topics
  const path: number[] = []
  while (path.length < levels) {
    const freshestFirst = left.toSorted(
      (one, other) =>
        Number(other.fresh >= perLevel) - Number(one.fresh >= perLevel) ||
        other.fresh * one.size - one.fresh * other.size ||
        (isNewcomer ? other.difficulties - one.difficulties : 0),
    )
    const next = freshestFirst.slice(0, Math.min(lap, levels - path.length)).map(({ topic }) => topic)
    path.push(...(order === 'content' ? next.sort((one, other) => one - other) : next))
    left = left.map((topic) =>
      next.includes(topic.topic) ? { ...topic, fresh: topic.fresh - perLevel } : topic,
    )
  }
  return path
}
