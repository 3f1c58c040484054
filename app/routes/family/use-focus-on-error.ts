import { useEffect } from 'react'
import type { Outcome } from './outcome.ts'

/** Puts the cursor into the field with this id whenever a new outcome finds fault with it. */
export function useFocusOnError(id: string, outcome: Outcome | undefined, fault: object | null): void {
  const faulty = fault !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fault again is a new outcome
  useEffect(() => {
    if (faulty) document.getElementById(id)?.focus()
  }, [id, outcome, faulty])
}
