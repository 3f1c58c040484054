// What a question is: mathematics, a story with a calculation in it, a text to be written, or words that are to be looked up.
import type { Language } from '#engine/core/languages.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import type { Solution, Unsolvable } from '../solver/solution.ts'
import { solveLine } from '../solver/solve-line.ts'
import type { HomeworkSubject } from './homework-subjects.ts'
import { spokenLine } from './spoken-line.ts'
import { verifySolution } from './verify-solution.ts'
import { readWordProblem, type WordProblem } from './word-problem.ts'
import { type WritingKind, writingKindOf } from './writing-kind.ts'

export interface MathsQuestion {
  readonly is: 'maths'
  readonly line: string
  readonly solution: Solution
  /** Whether the answer was put to the test; exact rules do not reach all of them. */
  readonly isVerified: boolean
}

export interface StoryQuestion {
  readonly is: 'story'
  readonly problem: WordProblem
  readonly solution: Solution
  readonly isVerified: boolean
}

export type Recognised =
  | MathsQuestion
  | StoryQuestion
  | { readonly is: 'writing'; readonly kind: WritingKind }
  /** No calculation is seen in it. */
  | { readonly is: 'words' }
  /**
   * Mathematics that is not solved, or whose solution is withheld because a claim in it did not stand the test.
   * letter-for-digit: an O or l among figures
   */
  | { readonly is: 'unsolved'; readonly why: Unsolvable | 'letter_for_digit' | 'withheld' | 'nothing_to_do' }

/** @param question tidied (tidyQuestion) */
export function recognise(question: string, subject: HomeworkSubject, language: Language): Recognised {
  if (subject === 'english') {
    const kind = writingKindOf(question)
    if (kind) return { is: 'writing', kind }
  }
  const maths = asMaths(question, language)
  if (maths && maths.is !== 'unsolved') return maths
  if (subject === 'math' || subject === 'science') {
    for (const tried of [language, ...LANGUAGES.filter((one) => one !== language)]) {
      const story = asStory(question, tried)
      if (story) return story
    }
  }
  const kind = writingKindOf(question)
  if (kind && maths === null) return { is: 'writing', kind }
  return maths ?? { is: 'words' }
}

/** Something to calculate or solve with; letters alone are words: "why" is no product. */
const FIGURE = /\d|π/
/** A letter where only a digit makes sense. */
const LOOK_ALIKE = /\d[OoIl](?=\d|\b)|(?<![\p{L}])[OoIl]\d/u

function asMaths(question: string, language: Language): Recognised | null {
  if (!FIGURE.test(question)) return null
  const line = spokenLine(question)
  if (LOOK_ALIKE.test(line) && !/\p{L}{3}/u.test(line)) return { is: 'unsolved', why: 'letter_for_digit' }
  const solved = solveLine(line, { language })
  if (!solved.ok) {
    // Words around the figures: a story, or a question about something that happened.
    return /\p{L}{4,}|\p{Script=Han}{2,}/u.test(line.replace(/sqrt|root|cbrt/g, '')) ||
      solved.code === 'too_long'
      ? null
      : { is: 'unsolved', why: solved.code }
  }
  const solution = solved.value
  if (solution.steps.length === 0) return { is: 'unsolved', why: 'nothing_to_do' }
  const verified = verifySolution(solution)
  if (verified === 'false') return { is: 'unsolved', why: 'withheld' }
  return { is: 'maths', line, solution, isVerified: verified === 'true' }
}

function asStory(question: string, language: Language): Recognised | null {
  const problem = readWordProblem(question, language)
  if (!problem) return null
  const solved = solveLine(problem.line, { language: 'en' })
  if (!solved.ok) return { is: 'unsolved', why: solved.code }
  const verified = verifySolution(solved.value)
  if (verified === 'false') return { is: 'unsolved', why: 'withheld' }
  return { is: 'story', problem, solution: solved.value, isVerified: verified === 'true' }
}
