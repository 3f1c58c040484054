// A set of words as the banks write it down.
import type { WordItem } from './word-item.ts'

const DIFFICULTIES = [1, 2, 3, 4, 5] as const

/** @param lines a difficulty and words of it, with a space between; the words keep their order */
export function readSet(lines: string): WordItem[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [written, ...words] = line.trim().split(' ')
      const difficulty = DIFFICULTIES.find((known) => known === Number(written))
      if (!difficulty) throw new Error(`not the words of a difficulty: ${line}`)
      return words.map((word) => ({ word, difficulty }))
    })
}
