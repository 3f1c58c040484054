import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LearnedArtefact } from './learned-artefact.tsx'
import type { RoomViewer } from './room-viewer.ts'

let viewer: RoomViewer | null = null

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
}))
vi.mock('./room-viewer.ts', () => ({ readRoomViewer: () => viewer }))

const shown = (thing?: string) =>
  renderToStaticMarkup(<LearnedArtefact lesson={{ title: 'It', why: 'So.', ...(thing && { thing }) }} />)

test('after the round the artefact can be seen in the room, and turned on the screen', () => {
  viewer = 'quick-look'
  expect(shown('amphora')).toContain('See it in your room')
  expect(shown('amphora')).toContain('Turn it on the screen')
})

test('where a device has no viewer, on the screen alone', () => {
  viewer = null
  expect(shown('amphora')).not.toContain('See it in your room')
  expect(shown('amphora')).toContain('Turn it on the screen')
})

test('what is no artefact has neither', () => {
  viewer = 'quick-look'
  expect(shown('water')).toBe('')
  expect(shown()).toBe('')
})
