import { type Given, parseMove } from '#engine/curriculum/practice/moves.ts'

/** What was answered, by question; null: nothing yet. */
export type TestAnswers = readonly (Given | null)[]

/** Answers as they come in, of a test with so many questions; null for what no page of ours sends. */
export function readAnswers(given: unknown, questions: number): TestAnswers | null {
  if (!Array.isArray(given) || given.length !== questions) return null
  const read = given.map((one: unknown) => {
    if (one === null) return { ok: true as const, given: null }
    const move = parseMove({ type: 'answer', ms: 0, given: one })
    return move.ok && move.value.type === 'answer'
      ? { ok: true as const, given: move.value.given }
      : { ok: false as const }
  })
  const answers: (Given | null)[] = []
  for (const one of read) {
    if (!one.ok) return null
    answers.push(one.given)
  }
  return answers
}

/** What was answered so far, with what came in since. No answer is ever taken back, only changed. */
export function withAnswers(before: TestAnswers, given: TestAnswers): TestAnswers {
  return before.map((answer, index) => given[index] ?? answer)
}
