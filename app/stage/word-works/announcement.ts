// What the round's live region says: the letters, the answer so far, what became of it, and every hint.
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { pointsAt } from '#engine/games/word-works/scoring.ts'
import type { WordWorksState } from '#engine/games/word-works/state.ts'
import { spelled } from '#engine/games/word-works/tiles.ts'
import type { WordText } from '#engine/games/word-works/word-item.ts'
import { splitSentence } from './gap-sentence.ts'

export type Spoken = Pick<WordWorksState, 'phase' | 'word' | 'tiles' | 'answer' | 'hints' | 'level'>

export interface Announcement {
  /** Seen in the bubble, too. */
  readonly shown: string | null
  /** For ears alone. */
  readonly spoken: string
}

/** @param news what happened since the last letter: a level was reached, or a hint given */
export function announcementOf(
  { phase, word, tiles, answer, hints, level }: Spoken,
  text: WordText | undefined,
  news: 'level-up' | 'hint' | null,
  locale: string,
): Announcement {
  const number = numberFormat(locale)
  if (phase === 'feedback') {
    const points = m.play_right({ points: number.format(pointsAt(level)) })
    const found = spelled(tiles, answer)
    if (found === word) return { shown: points, spoken: word }
    return { shown: `${points} ${m.words_another({ found, word })}`, spoken: '' }
  }
  if (phase !== 'asking') {
    return { shown: null, spoken: text ? `${word}. ${text.definition} ${text.sentence}` : word }
  }
  const letters = (list: readonly (string | undefined)[]) => list.join(', ')
  const soFar = letters(answer.map((tile) => tiles[tile]))
  if (answer.length === tiles.length) {
    return { shown: m.words_wrong(), spoken: hints > 0 ? hintWords(word, hints, text) : soFar }
  }
  const task = [m.words_task({ letters: letters(tiles) }), text?.definition].filter(Boolean).join(' ')
  if (news === 'hint') return { shown: null, spoken: hintWords(word, hints, text) }
  if (answer.length > 0) return { shown: null, spoken: m.words_so_far({ letters: soFar }) }
  if (news === 'level-up') return { shown: m.words_level_up({ level: number.format(level) }), spoken: task }
  return { shown: null, spoken: hints > 0 ? `${task} ${hintWords(word, hints, text)}` : task }
}

/** The step given last. */
function hintWords(word: string, hints: number, text: WordText | undefined): string {
  if (hints > 1) return m.words_starts({ letters: [...word].slice(0, hints - 1).join('') })
  if (!text) return ''
  const { before, after } = splitSentence(text.sentence, word)
  return `${before}${m.words_gap()}${after}`
}
