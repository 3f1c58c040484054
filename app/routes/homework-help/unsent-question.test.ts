import { expect, it } from 'vitest'
import { HELP_LINES_ELSEWHERE } from '#app/domain/writing/help-lines.ts'
import { unsentQuestion } from './unsent-question.ts'

it.each(['I want to die', 'Je ne veux plus vivre', 'quiero morir', '我不想活了'])(
  'answers danger words that are not sent with people to talk to: %s',
  async (question) => {
    const answer = await unsentQuestion(question, 'sign_in')
    expect(answer).toEqual({ is: 'help-lines', text: expect.stringContaining(HELP_LINES_ELSEWHERE) })
  },
)

it('leaves every other question with its error', async () => {
  expect(await unsentQuestion('3x + 5 = 20', 'sign_in')).toEqual({ is: 'writing', error: 'sign_in' })
})
