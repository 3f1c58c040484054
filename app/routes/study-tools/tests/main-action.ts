export interface TestPlace {
  /** The question shown has an answer that is not being changed, or cannot have one. */
  isSettled: boolean
  /** Questions without an answer. */
  open: number
}

/** What comes next in a test, and has its one loud button: to answer, to go on, or to hand it in. */
export function mainAction({ isSettled, open }: TestPlace): 'answer' | 'next' | 'hand-in' {
  if (!isSettled) return 'answer'
  return open > 0 ? 'next' : 'hand-in'
}
