import { useCallback, useEffect, useState } from 'react'

export type Fetched<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly value: Value }

const WAITING = { kind: 'waiting' } as const

/**
 * What a call fetches, and how to ask again after a failure.
 * @param fetch null: it is not wanted, and nothing is fetched. Another function fetches anew.
 */
export function useFetched<Value>(
  fetch: (() => Promise<Value>) | null,
): [arriving: Fetched<Value>, retry: () => void] {
  const [arriving, setArriving] = useState<Fetched<Value>>(WAITING)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (fetch === null) return
    let isGone = false
    setArriving(WAITING)
    fetch().then(
      (value) => !isGone && setArriving({ kind: 'here', value }),
      () => !isGone && setArriving({ kind: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [fetch, attempt])

  return [arriving, useCallback(() => setAttempt((before) => before + 1), [])]
}
