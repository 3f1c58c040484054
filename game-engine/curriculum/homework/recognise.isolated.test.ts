// A solver that makes a mistake: what it says is not shown, in a line as in a story.
import { beforeEach, expect, test, vi } from 'vitest'
import { num } from '../notation.ts'
import { solveLine } from '../solver/solve-line.ts'
import { recognise } from './recognise.ts'

vi.mock('../solver/solve-line.ts', { spy: true })

const QUESTIONS = [
  ['maths', '12 + 5'],
  ['story', 'Ana has 12 apples. Ben has 5 apples. How many apples do they have altogether?'],
] as const

beforeEach(() => void vi.mocked(solveLine).mockReset())

/** Solves as it does, and then says another answer. */
async function mistaken() {
  const { solveLine: solve } =
    await vi.importActual<typeof import('../solver/solve-line.ts')>('../solver/solve-line.ts')
  vi.mocked(solveLine).mockImplementation((...asked) => {
    const solved = solve(...asked)
    if (!solved.ok) return solved
    return { ok: true, value: { ...solved.value, answer: { is: 'value', value: num(18) } } }
  })
}

test.each(QUESTIONS)('a %s whose answer is wrong is withheld', async (is, question) => {
  expect(recognise(question, 'math', 'en')).toMatchObject({ is, isVerified: true })
  await mistaken()
  expect(recognise(question, 'math', 'en')).toEqual({ is: 'unsolved', why: 'withheld' })
})
