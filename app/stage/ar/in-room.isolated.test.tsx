// Where the notebook lies in the room: on what the device finds, on the floor where it finds nothing, and kept there by an anchor
// where those are offered. The device is played by hand, and nothing is drawn.
import type { ReactElement, RefObject } from 'react'
import { Group, type Matrix4, PerspectiveCamera, Vector3 } from 'three'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InRoom, type InRoomProps } from './in-room.tsx'

/** One mounted component: what its hooks keep, by their order, and what it has asked the device for. */
interface Mounted {
  kept: unknown[]
  at: number
  cleanups: (() => void)[]
  enabledFeatures: string[]
  camera: PerspectiveCamera
  onHits: (results: readonly object[], toWorld: (matrix: Matrix4, result: object) => boolean) => void
  onFrame: (state: unknown, seconds: number, frame: unknown) => void
  onSelect: () => void
}

let mounted: Mounted

vi.mock('react', async (original) => {
  function keep<Value>(first: Value): { current: Value } {
    const at = mounted.at++
    mounted.kept[at] ??= { current: first }
    return mounted.kept[at] as { current: Value }
  }
  return {
    ...(await original<typeof import('react')>()),
    useRef: keep,
    useState: (first: unknown) => {
      const kept = keep(first)
      return [
        kept.current,
        (value: unknown) => {
          kept.current = value
        },
      ]
    },
    useCallback: (callback: unknown) => callback,
    useEffect: (run: () => (() => void) | undefined) => {
      const at = mounted.at++
      mounted.cleanups[at] = run() ?? (() => undefined)
    },
  }
})
vi.mock('@react-three/fiber', () => ({
  useThree: (pick: (state: object) => unknown) => pick({ camera: mounted.camera }),
  useFrame: (onFrame: Mounted['onFrame']) => {
    mounted.onFrame = onFrame
  },
}))
vi.mock('@react-three/xr', () => ({
  useXR: (pick: (xr: object) => unknown) =>
    pick({ session: { enabledFeatures: mounted.enabledFeatures }, originReferenceSpace: 'room' }),
  useXRHitTest: (onHits: Mounted['onHits']) => {
    mounted.onHits = onHits
  },
  useXRInputSourceEvent: (_: string, __: string, onSelect: () => void) => {
    mounted.onSelect = onSelect
  },
}))
vi.mock('./use-room-light.ts', () => ({ useRoomLight: () => undefined }))
vi.mock('./room-sheet.tsx', () => ({ RoomSheet: () => null }))
vi.mock('./ring.tsx', () => ({ Ring: () => null }))

const onCanPlace = vi.fn()
const onPlaced = vi.fn()

beforeEach(() => {
  const camera = new PerspectiveCamera()
  camera.position.set(0, 1.5, 0)
  mounted = {
    kept: [],
    at: 0,
    cleanups: [],
    enabledFeatures: ['local-floor', 'hit-test', 'anchors'],
    camera,
    onHits: () => undefined,
    onFrame: () => undefined,
    onSelect: () => undefined,
  }
})
afterEach(() => void vi.clearAllMocks())

/** Draws the component once more. @returns the groups of the ring and of the notebook */
function show(isPlacing: boolean): { ring: Group; notebook: Group } {
  mounted.at = 0
  const props = { isPlacing, onCanPlace, onPlaced, placeNow: { current: null }, look: { notebook: null } }
  const { children } = InRoom(props as unknown as InRoomProps).props
  const [ring, notebook] = (children as (ReactElement & { ref: RefObject<Group> })[]).map(({ ref }) => {
    if (ref) Object.assign(ref, { current: ref.current ?? new Group() })
    return ref?.current
  })
  if (!ring || !notebook) throw new Error('no groups')
  return { ring, notebook }
}

/** @param poses where the spaces of anchors are now */
function frame(poses: Record<string, readonly [number, number, number]> = {}): void {
  const getPose = (space: string, base: string) => {
    expect(base).toBe('room')
    const [x, y, z] = poses[space] ?? []
    return x === undefined ? null : { transform: { position: { x, y, z } } }
  }
  mounted.onFrame(undefined, 0, { getPose })
}

/** Looks ahead and so many degrees down. */
function look(down: number): void {
  mounted.camera.rotation.x = (-down * Math.PI) / 180
  mounted.camera.updateMatrixWorld()
}

/** The device finds a surface there; null: none. */
function find(at: readonly [number, number, number] | null, result: object = {}): void {
  mounted.onHits(at ? [result] : [], (matrix) => {
    matrix.makeTranslation(new Vector3(...(at ?? [])))
    return true
  })
}

const anchorIn = (anchorSpace: string) => ({ anchorSpace, delete: vi.fn() })
const arrived = () => new Promise((resolve) => setTimeout(resolve))

test('without a hit test the notebook is laid on the floor the player looks at', () => {
  mounted.enabledFeatures = ['local-floor']
  look(45)
  const { ring, notebook } = show(true)
  frame()
  expect(ring.visible).toBe(true)
  expect(ring.position.toArray()).toEqual([0, 0, expect.closeTo(-1.5)])
  show(true)
  expect(onCanPlace).toHaveBeenLastCalledWith(true)
  mounted.onSelect()
  expect(onPlaced).toHaveBeenCalledOnce()
  expect(notebook.position.toArray()).toEqual([0, 0, expect.closeTo(-1.5)])

  // Nobody lays it in the sky, nor twice.
  show(false)
  mounted.onSelect()
  expect(onPlaced).toHaveBeenCalledOnce()
  look(-10)
  show(true)
  frame()
  expect(ring.visible).toBe(false)
  mounted.onSelect()
  expect(onPlaced).toHaveBeenCalledOnce()
})

test('with a hit test it is laid on what is found, and nowhere while nothing is', () => {
  look(45)
  const { ring, notebook } = show(true)
  find(null)
  frame()
  expect(ring.visible).toBe(false)
  mounted.onSelect()
  expect(onPlaced).not.toHaveBeenCalled()
  find([0.4, 0.7, -0.6])
  frame()
  expect(ring.position.toArray()).toEqual([0.4, 0.7, -0.6].map((one) => expect.closeTo(one)))
  mounted.onSelect()
  expect(notebook.position.toArray()).toEqual([0.4, 0.7, -0.6].map((one) => expect.closeTo(one)))
  // Its near edge to the player.
  expect(notebook.rotation.y).toBeCloseTo(Math.atan2(-0.4, 0.6))
  // Surfaces found later do not move it.
  show(false)
  find([3, 0, 3])
  frame()
  expect(notebook.position.x).toBeCloseTo(0.4)
})

test('where anchors are offered the notebook stays with its anchor as the device learns more of the room', async () => {
  const anchor = anchorIn('table')
  const { notebook } = show(true)
  find([0, 0.7, -1], { createAnchor: async () => anchor })
  mounted.onSelect()
  await arrived()
  show(false)
  frame({ table: [0.1, 0.72, -1.1] })
  expect(notebook.position.toArray()).toEqual([0.1, 0.72, -1.1])
  // The device has lost it for a moment.
  frame()
  expect(notebook.position.toArray()).toEqual([0.1, 0.72, -1.1])

  // Laid elsewhere, it follows the new anchor and the old one is given back.
  show(true)
  find([1, 0, -1], { createAnchor: async () => anchorIn('floor') })
  mounted.onSelect()
  expect(anchor.delete).toHaveBeenCalledOnce()
  await arrived()
  show(false)
  frame({ table: [9, 9, 9], floor: [1, 0.01, -1] })
  expect(notebook.position.toArray()).toEqual([1, 0.01, -1])
})

test.each([
  ['offers no anchors', {}],
  ['cannot make one', { createAnchor: () => Promise.reject(new DOMException('', 'NotSupportedError')) }],
])('a device that %s leaves the notebook where it was laid', async (_, result) => {
  const { notebook } = show(true)
  find([0, 0.7, -1], result)
  mounted.onSelect()
  await arrived()
  show(false)
  frame()
  expect(notebook.position.toArray()).toEqual([0, expect.closeTo(0.7), -1])
})

test('the anchor is given back at the end, also where the session has ended before', async () => {
  const anchor = anchorIn('table')
  show(true)
  find([0, 0.7, -1], { createAnchor: async () => anchor })
  mounted.onSelect()
  await arrived()
  anchor.delete.mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError')
  })
  for (const cleanUp of mounted.cleanups) cleanUp?.()
  expect(anchor.delete).toHaveBeenCalledOnce()
})

test('an anchor that arrives when the notebook lies elsewhere, or nowhere, is given back and moves nothing', async () => {
  const late = ['table', 'shelf'].map((name) => {
    const anchor = anchorIn(name)
    let arrive = () => {}
    const made = new Promise<typeof anchor>((resolve) => {
      arrive = () => resolve(anchor)
    })
    return { anchor, arrive, result: { createAnchor: () => made } }
  })
  const [table, shelf] = late
  show(true)
  find([0, 0.7, -1], table?.result)
  mounted.onSelect()
  const { notebook } = show(true)
  find([1, 0, -1], { createAnchor: async () => anchorIn('floor') })
  mounted.onSelect()
  await arrived()
  table?.arrive()
  await arrived()
  expect(table?.anchor.delete).toHaveBeenCalledOnce()
  show(false)
  frame({ table: [9, 9, 9], floor: [1, 0.01, -1] })
  expect(notebook.position.toArray()).toEqual([1, 0.01, -1])

  // Two hands press in one picture.
  show(true)
  const twice = [anchorIn('first'), anchorIn('second')]
  const made = [...twice]
  find([0, 2, 0], { createAnchor: async () => made.shift() })
  mounted.onSelect()
  mounted.onSelect()
  await arrived()
  expect(twice.map((anchor) => anchor.delete.mock.calls.length)).toEqual([1, 0])

  show(true)
  find([0, 1, 0], shelf?.result)
  mounted.onSelect()
  for (const cleanUp of mounted.cleanups) cleanUp?.()
  shelf?.arrive()
  await arrived()
  expect(shelf?.anchor.delete).toHaveBeenCalledOnce()
})
