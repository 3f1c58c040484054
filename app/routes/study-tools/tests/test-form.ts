import type { CreatePracticeTestInput } from '#app/domain/practice-tests/create-practice-test.server.ts'

export interface TestForm {
  readonly from: 'picked' | 'weak' | 'cards'
  readonly set: string
  readonly topics: readonly string[]
  readonly questions: string
  readonly clock: 'on' | 'off'
}

/** What the form of a test was sent with: for the test, and to fill the form in again when it is refused, where no script keeps it. */
export function readTestForm(form: Pick<FormData | URLSearchParams, 'get' | 'getAll'>): TestForm {
  const from = form.get('from')
  return {
    from: from === 'weak' || from === 'cards' ? from : 'picked',
    set: String(form.get('set') ?? '').slice(0, 64),
    topics: form.getAll('topic').map(String),
    questions: String(form.get('questions') ?? '').slice(0, 10),
    clock: form.get('clock') === 'on' ? 'on' : 'off',
  }
}

/** Where the questions of a form are taken from. */
export function sourceOf({ from, set, topics }: TestForm): CreatePracticeTestInput['from'] {
  if (from === 'weak') return 'weak'
  return from === 'cards' ? { setId: set } : topics
}
