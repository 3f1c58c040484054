import { expect, it, vi } from 'vitest'
import { HELP_LINES_ELSEWHERE } from '#app/domain/writing/help-lines.ts'
import { hearStep } from './hear-step.ts'

const SIGNED_IN = { subject: 'math', isGuest: false } as const

function answering(answer: () => Response) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return answer()
  })
  return sent
}

it.each(['i want to die', 'quiero morir', 'je ne veux plus vivre', '我不想活了', 'my dad hits me'])(
  'shows people to talk to, and tells the server once: %s',
  async (text) => {
    const sent = answering(() => Response.json({ is: 'help-lines', text: 'lines of the country' }))
    const heard = hearStep(text, SIGNED_IN)
    expect(heard?.lines).toContain(HELP_LINES_ELSEWHERE)
    expect(await heard?.told).toBe('lines of the country')
    expect(sent).toEqual([
      [
        '/homework-help/ask',
        { attemptId: expect.stringMatching(/^[\w-]{36}$/), subject: 'math', question: text, factId: null },
      ],
    ])
  },
)

it('keeps showing them where the server is not reached, or answers something else', async () => {
  for (const answer of [() => new Response('', { status: 502 }), () => Response.json({ is: 'unanswered' })]) {
    answering(answer)
    expect(await hearStep('i want to die', SIGNED_IN)?.told).toContain(HELP_LINES_ELSEWHERE)
  }
})

it('sends nothing of a guest', async () => {
  const sent = answering(() => Response.json({}))
  expect(await hearStep('i want to die', { ...SIGNED_IN, isGuest: true })?.told).toContain(
    HELP_LINES_ELSEWHERE,
  )
  expect(sent).toEqual([])
})

it.each(['3x = 15', 'subtract 5', 'tombs', 'My story is about a girl who runs away.'])(
  'leaves every other step alone, and sends nothing: %s',
  (text) => {
    const sent = answering(() => Response.json({}))
    expect(hearStep(text, SIGNED_IN)).toBeNull()
    expect(sent).toEqual([])
  },
)
