import type { WordProblem } from '#engine/curriculum/homework/word-problem.ts'
import { readAs } from '#engine/curriculum/solver/solve-line.ts'
import { MathsSet } from '../practice/maths-set.tsx'

/** The calculation of a story as mathematics; a question about percent as its line, which has no notation of its own. */
export function Calculation({ problem: { line } }: { problem: WordProblem }) {
  const [read] = line.includes('%') ? [] : readAs(line, 'en')
  return read ? <MathsSet of={read} /> : percentLine(line)
}

/** 25% of 80 as 25% × 80. */
const percentLine = (line: string) => line.replace('% of ', '% × ').replace(' - ', ' − ')
