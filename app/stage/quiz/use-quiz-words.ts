import { useCallback, useEffect, useState } from 'react'
import type { Language } from '#engine/core/languages.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import { partsAhead } from './parts-ahead.ts'
import type { QuizKind } from './quiz-kind.ts'

export type ArrivingWords =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly words: QuizWords }

/** What came for one round. */
interface Arrived {
  readonly path: QuizState['path']
  readonly words: QuizWords | null
  readonly failed: boolean
}

/** The words of the question a round is at and of the levels to come, and how to ask again after a failure. */
export function useQuizWords(
  { loadWords }: Pick<QuizKind, 'loadWords'>,
  language: Language,
  { band, path, parts, level, question }: Pick<QuizState, 'band' | 'path' | 'parts' | 'level' | 'question'>,
): [ArrivingWords, retry: () => void] {
  const [arrived, setArrived] = useState<Arrived>({ path, words: null, failed: false })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false
    const before = (last: Arrived) => (last.path === path ? last.words : null)
    setArrived((last) => ({ path, words: before(last), failed: false }))
    loadWords({ language, band, parts: partsAhead({ path, parts, level }) }).then(
      (words) => !gone && setArrived({ path, words, failed: false }),
      () => !gone && setArrived((last) => ({ path, words: before(last), failed: true })),
    )
    return () => {
      gone = true
    }
  }, [loadWords, language, band, path, parts, level, attempt])

  return [arrivingOf(arrived, { path, question }), useCallback(() => setAttempt((before) => before + 1), [])]
}

/** What failed to come for a later level stops nobody before they are there. */
function arrivingOf(
  { path, words, failed }: Arrived,
  state: Pick<QuizState, 'path' | 'question'>,
): ArrivingWords {
  if (path === state.path && words && Object.hasOwn(words.items, state.question.id))
    return { kind: 'here', words }
  return { kind: failed ? 'failed' : 'waiting' }
}
