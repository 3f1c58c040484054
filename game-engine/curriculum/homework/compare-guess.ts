import type { Language } from '#engine/core/languages.ts'
import { compareText } from '../compare-text.ts'
import type { Fact } from './find-nearest.ts'
import type { StepVerdict } from './step-verdict.ts'
import { tokensOf } from './tokens.ts'

/** A guess at a fact: right when it has the words of the answer, in any order and among others of a short sentence. */
export function compareGuess({ right }: Fact, guess: string, language: Language): StepVerdict {
  const answer = { kind: 'text', right, also: [], watch: [], wrong: [] } as const
  const verdict = compareText(answer, guess, language)
  if (verdict.is === 'right' || verdict.is === 'accents') return { is: 'solved' }
  const [wanted, given] = [tokensOf(right, language), new Set(tokensOf(guess, language))]
  const isIn =
    wanted.length > 0 && wanted.every((token) => given.has(token)) && given.size <= wanted.length + 4
  return isIn ? { is: 'solved' } : { is: 'wrong', broken: { what: 'not-the-same' } }
}
