// The field of the conversation, whatever it is for: a step, a guess, a sentence. What is in danger never becomes a turn.
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Answerable } from '#engine/curriculum/homework/conversation.ts'
import * as conversation from '#engine/curriculum/homework/conversation.ts'
import { recognise } from '#engine/curriculum/homework/recognise.ts'
import { loadSolverWords } from '../solver/load-solver-words.ts'
import { hearStep } from './hear-step.ts'
import { HomeworkRoom } from './homework-room.tsx'
import type { StepFormProps } from './step-form.tsx'

const field = vi.hoisted(() => ({ send: (_: string): void => {} }))
vi.mock('./step-form.tsx', () => ({
  StepForm: ({ onStep }: StepFormProps) => {
    field.send = onStep
    return null
  },
}))
vi.mock('./hear-step.ts', { spy: true })
vi.mock('#engine/curriculum/homework/conversation.ts', { spy: true })
vi.mock('@remix-run/react', () => ({
  useRouteLoaderData: () => undefined,
  useNavigate: () => () => {},
  Link: 'a',
}))

const FACT = { id: 'x', question: 'Who?', right: 'She', wrong: [], funFact: '', source: 's', skill: null }
const equation = recognise('3x + 5 = 20', 'math', 'en')
const QUESTIONS = [
  ['step', 'math', equation as Answerable],
  ['guess', 'history', { is: 'fact', fact: FACT as never }],
  ['sentence', 'english', { is: 'writing', kind: 'letter' }],
] as const satisfies readonly (readonly [string, string, Answerable])[]

beforeEach(() => vi.clearAllMocks())

test.each(QUESTIONS)('a %s is listened to first', async (_, subject, question) => {
  const help = { can: true, question, like: null } as const
  const rest = { explained: null, onFix() {}, onAnother() {}, words: await loadSolverWords('en') }
  renderToStaticMarkup(<HomeworkRoom text="?" subject={subject} isGuest help={help} {...rest} />)
  field.send('i want to die')
  expect(hearStep).toHaveBeenCalledWith('i want to die', { subject, isGuest: true })
  expect(conversation.move).not.toHaveBeenCalled()
  field.send('x = 5')
  expect(conversation.move).toHaveBeenCalledOnce()
})
