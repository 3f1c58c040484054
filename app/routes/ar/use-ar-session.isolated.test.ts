// What the screen of an AR game says when its session, or its timed access, does not start: each answer of the server, and none.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arViewSetting } from '#app/stage/ar/view-choice.ts'
import { hostToasts } from '#app/ui/toast/show-toast.ts'
import { useArSession as controlsOf } from './use-ar-session.ts'

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => void) => run(),
  useRef: (current: unknown) => ({ current }),
  useState: (first: unknown) => [first, setState],
}))
const setState = vi.hoisted(() => vi.fn())
const revalidate = vi.hoisted(() => vi.fn())
vi.mock('@remix-run/react', () => ({ useRevalidator: () => ({ revalidate }) }))
vi.mock('./read-device.ts', () => ({ readDevice: async () => ({ isCapable: true, hasCamera: true }) }))

const SESSION = {
  id: 's',
  game: 'scienceQuest',
  startTime: 0,
  endTime: 5_400_000,
  timeRemaining: 5_400,
} as const

let said: (readonly [string, string])[]
let stopHosting: () => void

beforeEach(() => {
  said = []
  revalidate.mockClear()
  setState.mockClear()
  stopHosting = hostToasts((event) => {
    if (event.kind === 'show') said.push([event.message.type, event.message.title])
  })
})
afterEach(() => stopHosting())

/** Until the toasts and the page are as the answer wants them. */
async function answered(
  answer: () => Promise<Response>,
  press: (game: ReturnType<typeof controlsOf>) => void,
) {
  vi.stubGlobal('fetch', vi.fn(answer))
  press(controlsOf('scienceQuest', SESSION))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  return said
}

const REFUSED = async () => Response.json({ code: 'x', message: 'Game not found' }, { status: 404 })
const SILENT = async () => Response.json({ code: 'not_logged', message: null }, { status: 503 })
const BROKEN = async () => new Response('oops', { status: 500 })
const NO_LINE = async () => Promise.reject(new TypeError('offline'))

test.each([
  ['a refusal', REFUSED, [['error', 'Game not found']]],
  ['a session that could not be logged', SILENT, []],
  ['no line', NO_LINE, [['error', 'We can’t reach Sparkbook. Check your connection and try again.']]],
] as const)('a start answered by %s', async (_, answer, toasts) => {
  expect(await answered(answer, ({ start }) => start('room'))).toEqual(toasts)
  expect(revalidate).not.toHaveBeenCalled()
})

test.each([
  ['a refusal', REFUSED, 'Game not found'],
  ['an error of the server', BROKEN, 'Failed to purchase timed access'],
  ['no line', NO_LINE, 'Failed to purchase timed access'],
  ['a refusal without words', SILENT, 'Failed to purchase timed access'],
] as const)('timed access answered by %s', async (_, answer, toast) => {
  expect(await answered(answer, ({ startTimed }) => startTimed(30))).toEqual([['error', toast]])
  expect(revalidate).not.toHaveBeenCalled()
})

test('a session that starts says nothing: the page reads it', async () => {
  const started = async () => Response.json({}, { status: 201 })
  expect(await answered(started, ({ start }) => start('desk'))).toEqual([])
  expect(revalidate).toHaveBeenCalledOnce()
  expect(arViewSetting.read()).toBe('desk')
})

test('a session ended by its player is told quietly, and not as one whose time was up', async () => {
  const ended = async () => Response.json({})
  expect(await answered(ended, ({ end }) => end())).toEqual([['info', 'Session closed. See you next time!']])
})

test('a session whose end nobody answers lets its player out, and says why', async () => {
  const said = await answered(NO_LINE, ({ end }) => end())
  expect(said).toEqual([['error', 'We can’t reach Sparkbook. Check your connection and try again.']])
  expect(setState).toHaveBeenLastCalledWith(false)
  expect(revalidate).not.toHaveBeenCalled()
})
