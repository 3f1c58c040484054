// "Play AR" on the hub, up to what the game's page says of it: each reason to refuse a start becomes its notice.
import { beforeEach, expect, test, vi } from 'vitest'
import { noteHubStart } from '#app/stage/ar/hub-start.ts'
import { useHubStart as openPage } from './use-hub-start.ts'

const device = { isCapable: true, hasCamera: true }
const said: { type?: string; title: string }[] = []

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => void) => run(),
  useRef: (current: unknown) => ({ current }),
}))
const readDevice = vi.fn(async () => device)
vi.mock('./read-device.ts', () => ({ readDevice: () => readDevice() }))
vi.mock('#app/ui/toast/show-toast.ts', () => ({
  showToast: (toast: { title: string }) => said.push(toast),
}))

beforeEach(() => {
  said.length = 0
  readDevice.mockClear()
})

/** The game's page opens, and its device has been asked. */
async function open(known: Parameters<typeof openPage>[1], gameId = 'wordWizard') {
  openPage(gameId, known)
  // What the page does with the answer was asked for before: it is done by the time this goes on.
  await Promise.all(readDevice.mock.results.map(({ value }) => value))
}

test.each([
  ['unknown_game', 'This AR experience is not currently available.'],
  ['in_development', 'This AR experience is not currently available.'],
  ['not_entitled', 'This AR game requires a premium subscription.'],
] as const)('a start of a game that is refused as %s says so, once', async (refusal, title) => {
  noteHubStart('wordWizard')
  await open({ isSignedIn: true, refusal })
  await vi.waitFor(() => expect(said).toEqual([{ type: 'error', title }]))
  await open({ isSignedIn: true, refusal })
  expect(said).toHaveLength(1)
})

test('a start that nothing is in the way of says nothing, and neither does a page that was opened otherwise', async () => {
  noteHubStart('wordWizard')
  await open({ isSignedIn: true, refusal: null })
  await open({ isSignedIn: true, refusal: 'unknown_game' })
  noteHubStart('historyHunt')
  await open({ isSignedIn: true, refusal: 'unknown_game' })
  expect(said).toEqual([])
})
