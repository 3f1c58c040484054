import { BufferGeometry, Float32BufferAttribute } from 'three'
import { expect, test } from 'vitest'
import { facesOf } from './faces.ts'

function triangles(...corners: readonly (readonly [x: number, y: number, z: number])[]): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(corners.flat(), 3))
}

test('corners in one place have one number, to a twentieth of a millimetre', () => {
  const { faces, places } = facesOf(
    triangles([-0.5, 0, 0], [0.5, 0, 0], [0, 0.4, -0.3], [0.5, 0.00001, 0], [-0.5, 0, 0], [0, -0.4, -0.3]),
  )
  expect(places).toBe(4)
  expect(faces.map(({ ids }) => ids)).toEqual([
    [0, 1, 2],
    [1, 0, 3],
  ])
})

test('corners that differ in one direction alone are apart', () => {
  const step = 0.0002
  const { places } = facesOf(
    triangles([0, 0, 0], [step, 0, 0], [0, step, 0], [0, 0, step], [-step, 0, 0], [0, -step, 0]),
  )
  expect(places).toBe(6)
})

test('a triangle without area is none', () => {
  expect(facesOf(triangles([0, 0, 0], [0.1, 0, 0], [0.2, 0, 0])).faces).toEqual([])
})
