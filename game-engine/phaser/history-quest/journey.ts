// A topic as a journey: a stop for each of its questions, at a place of its own, with what became of it.
import type { PlaceName } from '#engine/games/history-quest/places/place-name.ts'
import type { QuizState } from '#engine/learning/quiz/state.ts'

/** Where and when the question of an item takes place; a year below zero is BCE, null belongs to no year. */
export interface Setting {
  readonly place: PlaceName
  readonly year: number | null
}

/** What the bank says of a band, for its journeys. */
export interface Guide {
  settingOf(id: string): Setting
  /** Years of a topic's questions, earliest first. */
  yearsOf(topic: number): readonly number[]
}

export interface Stop extends Setting {
  readonly outcome: 'right' | 'wrong' | null
}

export interface Journey {
  readonly stops: readonly Stop[]
  /** The stop of the question on show. */
  readonly here: number
  readonly isAnswered: boolean
}

export function journeyOf(
  { asked, planned, results, phase }: Pick<QuizState, 'asked' | 'planned' | 'results' | 'phase'>,
  guide: Guide,
): Journey {
  const isAnswered = phase !== 'asking'
  const count = results.length + (isAnswered ? 0 : 1)
  const ids = [...asked.slice(asked.length - count), ...planned]
  return {
    stops: ids.map((id, index) => ({ ...guide.settingOf(id), outcome: results[index] ?? null })),
    here: count - 1,
    isAnswered,
  }
}
