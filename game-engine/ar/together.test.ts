import { Group, Mesh, type PerspectiveCamera, Scene, type WebGLRenderer } from 'three'
import { expect, test } from 'vitest'
import type { Part } from '../core/part.ts'
import { type BakedModel, bakeModel } from './bake-model.ts'
import { MOST_TOGETHER, Together } from './together.ts'
import { makeUniforms } from './uniforms.ts'

const box = (size: number): BakedModel => {
  const part: Part = { form: 'box', size: [size, size, size], at: [0, size / 2, 0], fill: 'a' }
  return bakeModel(`box of ${size}`, [part])
}

function bench() {
  const scene = new Scene()
  const together = new Together(makeUniforms(), { setViewport: () => undefined })
  scene.add(together)
  let frame = 0
  const meshes = () =>
    together.children.filter((child): child is Mesh => child instanceof Mesh && child.visible)
  return {
    together,
    meshes,
    put(model: BakedModel, x: number) {
      const object = new Group()
      object.position.x = x
      scene.add(object)
      return { object, take: together.join(model, object) }
    },
    /** What a renderer does before it draws the fills: where the model of each corner is, from left to right; null: hidden. */
    seen(): (number | null)[] {
      scene.updateMatrixWorld()
      frame += 1
      const found = new Set<number | null>()
      for (const mesh of meshes().filter(({ name }) => name === 'paper')) {
        const renderer = {
          info: { render: { frame } },
          xr: {},
          getCurrentViewport: () => ({}),
          getPixelRatio: () => 1,
        }
        mesh.onBeforeRender(
          renderer as unknown as WebGLRenderer,
          scene,
          null as unknown as PerspectiveCamera,
          mesh.geometry,
          null as never,
          null as never,
        )
        const { material, geometry } = mesh as Mesh<typeof mesh.geometry, Together['paper']>
        const places = material.uniforms['uPlaces']?.value as Float32Array
        const member = geometry.getAttribute('member')
        for (let corner = 0; corner < geometry.drawRange.count; corner++) {
          const place = member.getX(corner) * 16
          found.add(places[place + 15] === 1 ? (places[place + 12] ?? null) : null)
        }
      }
      return [...found].toSorted((one, other) => (one ?? -1) - (other ?? -1))
    },
  }
}

test('thirty things are drawn in two calls, each where it stands', () => {
  const { put, meshes, seen } = bench()
  for (let x = 0; x < 30; x++) put(box(20 + (x % 3)), x)
  expect(meshes()).toHaveLength(2)
  expect(seen()).toEqual(Array.from({ length: 30 }, (_, x) => x))
})

test('what moves is drawn where it has moved to', () => {
  const { put, seen } = bench()
  const { object } = put(box(20), 1)
  put(box(20), 2)
  expect(seen()).toEqual([1, 2])
  object.position.x = 7
  expect(seen()).toEqual([2, 7])
})

test('what is taken away, hidden or out of the scene is not drawn', () => {
  const { put, seen } = bench()
  const [taken, hidden, out] = [put(box(20), 1), put(box(20), 2), put(box(20), 3)]
  put(box(20), 4)
  taken.take()
  hidden.object.visible = false
  out.object.removeFromParent()
  expect(seen()).toEqual([null, 4])
})

test('what comes takes the room of what went', () => {
  const { put, meshes, seen } = bench()
  put(box(20), 1)
  const first = put(box(30), 2)
  put(box(20), 3)
  const corners = () => meshes().find(({ name }) => name === 'paper')?.geometry.drawRange.count
  const before = corners()
  for (let time = 0, { take } = first; time < 20; time++) {
    take()
    take = put(box(30 + (time % 2)), 5).take
  }
  expect(corners()).toBe(before)
  expect(seen()).toEqual([1, 3, 5])
})

test('what has come later is what is sent to the graphics card', () => {
  const { put, meshes } = bench()
  put(box(20), 1)
  const position = meshes()[0]?.geometry.getAttribute('position')
  if (!position || !('updateRanges' in position)) throw new Error('no corners')
  position.clearUpdateRanges()
  const model = box(25)
  put(model, 2)
  const { array } = model.paper?.getAttribute('position') ?? {}
  const [range] = position.updateRanges
  expect(position.updateRanges).toHaveLength(1)
  expect(range?.count).toBe(array?.length)
  expect(position.array.slice(range?.start, (range?.start ?? 0) + (range?.count ?? 0))).toEqual(array)
})

test('more things than there are places for are drawn all the same', () => {
  const { put, meshes, seen } = bench()
  const count = MOST_TOGETHER + 5
  for (let x = 0; x < count; x++) put(box(20), x)
  expect(meshes()).toHaveLength(4)
  expect(seen()).toEqual(Array.from({ length: count }, (_, x) => x))
})

test('lines of the ground are drawn before glass, those of things after it', () => {
  const { together, meshes } = bench()
  const ground = new Group()
  together.join(box(20), ground, { isGround: true })
  together.join(box(20), new Group())
  const orders = meshes()
    .filter(({ name }) => name === 'ink')
    .map(({ renderOrder }) => renderOrder)
  expect(orders).toEqual([0, 2])
})
