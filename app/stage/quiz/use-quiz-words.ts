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
  readonly path: QuizState['path'] | undefined
  readonly words: QuizWords | null
  readonly failed: boolean
}

type Asking = Pick<QuizState, 'band' | 'path' | 'parts' | 'level' | 'question'>

/** The words of the question a round is at and of the levels to come, and how to ask again after a failure. */
export function useQuizWords(
  { loadWords }: Pick<QuizKind, 'loadWords'>,
  language: Language,
  state: Asking,
): [ArrivingWords, retry: () => void] {
  const { band, path } = state
  const wanted = partsAhead(state).join(' ')
  const [arrived, setArrived] = useState<Arrived>({ path, words: null, failed: false })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false
    const before = (last: Arrived) => (last.path === path ? last.words : null)
    setArrived((last) => ({ path, words: before(last), failed: false }))
    loadWords({ language, band, parts: wanted.split(' ') }).then(
      (words) => !gone && setArrived({ path, words, failed: false }),
      () => !gone && setArrived((last) => ({ path, words: before(last), failed: true })),
    )
    return () => {
      gone = true
    }
  }, [loadWords, language, band, path, wanted, attempt])

  return [arrivingOf(arrived, state), useCallback(() => setAttempt((before) => before + 1), [])]
}

/** What failed to come for a later level stops nobody before they are there. */
function arrivingOf({ path, words, failed }: Arrived, { path: asked, question }: Asking): ArrivingWords {
  if (path === asked && words && Object.hasOwn(words.items, question.id)) return { kind: 'here', words }
  return { kind: failed ? 'failed' : 'waiting' }
}
