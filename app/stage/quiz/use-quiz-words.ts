import { useCallback, useEffect, useState } from 'react'
import type { Language } from '#engine/core/languages.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import type { QuizKind } from './quiz-kind.ts'

export type ArrivingWords =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly words: QuizWords }

/** The words of a round, and how to ask again after a failure. */
export function useQuizWords(
  { loadWords }: Pick<QuizKind, 'loadWords'>,
  language: Language,
  { band, path }: Pick<QuizState, 'band' | 'path'>,
): [ArrivingWords, retry: () => void] {
  const [arriving, setArriving] = useState<ArrivingWords>({ kind: 'waiting' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false
    setArriving({ kind: 'waiting' })
    loadWords({ language, band, topics: path ?? [] }).then(
      (words) => !gone && setArriving({ kind: 'here', words }),
      () => !gone && setArriving({ kind: 'failed' }),
    )
    return () => {
      gone = true
    }
  }, [loadWords, language, band, path, attempt])

  return [arriving, useCallback(() => setAttempt((before) => before + 1), [])]
}
