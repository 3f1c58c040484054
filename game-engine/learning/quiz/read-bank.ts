// A bank in a line an item, as builds carry it and as older versions of a quiz are kept: what rules and replays need of its items.
import type { QuizItem } from './quiz-item.ts'

const DIFFICULTIES = [1, 2, 3, 4, 5] as const

/** @param lines one an item, in the bank's order: id, topic, skill, difficulty and, where it has them, part and since, with a space between */
export function readBank(lines: string): QuizItem[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', topic, skill = '', written, part, since] = line.trim().split(' ')
      const difficulty = DIFFICULTIES.find((known) => known === Number(written))
      if (!difficulty) throw new Error(`not an item of a bank: ${line}`)
      return {
        id,
        topic: Number(topic),
        skill,
        difficulty,
        source: '',
        ...(part !== undefined && { part: Number(part) }),
        ...(since !== undefined && { since: Number(since) }),
      }
    })
}
