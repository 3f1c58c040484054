import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { FILLS, type Part } from '../core/part.ts'
import { bakeModel } from './bake-model.ts'
import { edgesOf } from './edges.ts'
import { facesOf } from './faces.ts'
import { isSoft, type SolidPart, solidGeometry } from './solids.ts'

const at = [0, 50, 0] as const
const SOLIDS: readonly SolidPart[] = [
  { form: 'box', size: [40, 60, 20], at, fill: 'a' },
  { form: 'box', size: [40, 60, 20], at, fill: 'a', top: 0.5, turn: [10, 20, 30] },
  { form: 'cylinder', size: [40, 60, 40], at, fill: 'b' },
  { form: 'cylinder', size: [60, 40, 30], at, fill: 'b', axis: 'x', top: 0.6 },
  { form: 'cylinder', size: [30, 30, 80], at, fill: 'b', axis: 'z' },
  { form: 'cone', size: [40, 60, 40], at, fill: 'b' },
  { form: 'ball', size: [40, 30, 50], at, fill: 'paper' },
  { form: 'ring', size: [60, 8, 60], at, fill: 'tape' },
  { form: 'ring', size: [60, 40, 8], at, fill: 'tape', axis: 'z' },
  { form: 'ring', size: [8, 60, 40], at, fill: 'tape', axis: 'x' },
  {
    form: 'plate',
    outline: [
      [-20, 0],
      [20, 0],
      [0, 40],
    ],
    deep: 6,
    at,
    fill: 'stock',
  },
  {
    form: 'turned',
    profile: [
      [0, 0],
      [20, 0],
      [30, 40],
      [10, 60],
      [0, 60],
    ],
    at,
    fill: 'aSoft',
  },
  {
    form: 'tube',
    path: [
      [0, 0, 0],
      [20, 30, 0],
      [40, 0, 10],
    ],
    thick: 6,
    fill: 'ink',
  },
]

const named = (part: SolidPart): [string, SolidPart] => [JSON.stringify(part).slice(0, 60), part]

describe.each(SOLIDS.map(named))('%s', (_, part) => {
  const solid = facesOf(solidGeometry(part, 1))

  it('is closed: each side of a triangle lies on exactly one other, the other way round', () => {
    const sides: string[] = []
    for (const {
      ids: [a, b, c],
    } of solid.faces) {
      sides.push(`${a}>${b}`, `${b}>${c}`, `${c}>${a}`)
    }
    const known = new Set(sides)
    expect(known.size).toBe(sides.length)
    expect(sides.filter((side) => !known.has(side.split('>').reverse().join('>')))).toEqual([])
  })

  it('is seen from outside: its volume is positive', () => {
    const volume = solid.faces.reduce(
      (sum, { corners: [a, b, c] }) => sum + a.dot(new Vector3().crossVectors(b, c)) / 6,
      0,
    )
    expect(volume).toBeGreaterThan(1e-6)
  })

  it('has an edge with two faces or none at all', () => {
    for (const { kind } of edgesOf(solid, isSoft(part))) expect(kind).not.toBe('open')
  })
})

describe('edges', () => {
  const creases = (part: SolidPart) =>
    edgesOf(facesOf(solidGeometry(part, 1)), isSoft(part)).filter(({ kind }) => kind === 'crease')

  it('keeps the twelve of a box, which all end at corners', () => {
    const found = creases({ form: 'box', size: [40, 60, 20], at, fill: 'a' })
    expect(found).toHaveLength(12)
    for (const edge of found) expect([edge.freeFrom, edge.freeTo]).toEqual([true, true])
  })

  it('keeps the two rims of a cylinder, which go on', () => {
    const found = creases({ form: 'cylinder', size: [60, 60, 60], at, fill: 'a' })
    expect(found).toHaveLength(2 * 24)
    for (const edge of found) expect([edge.freeFrom, edge.freeTo]).toEqual([false, false])
  })

  it('keeps none of what is round all over', () => {
    expect(creases({ form: 'ring', size: [60, 8, 60], at, fill: 'a' })).toEqual([])
  })
})

describe('a baked model', () => {
  const parts: readonly Part[] = [
    { form: 'box', size: [40, 40, 40], at: [0, 20, 0], fill: 'b' },
    { form: 'ball', size: [20, 20, 20], at: [0, 50, 0], fill: 'a' },
    { form: 'cylinder', size: [20, 20, 20], at: [40, 10, 0], fill: 'paper', glass: true },
    {
      form: 'stroke',
      path: [
        [0, 0, 0],
        [0, 10, 0],
        [0, 20, 0],
      ],
      fill: 'ink',
    },
  ]

  it('knows each fill by its place in the palette', () => {
    const { paper, glass } = bakeModel('test-fills', parts)
    const places = (geometry: typeof paper) => [...new Set(geometry?.getAttribute('fill').array)]
    expect(places(paper)).toEqual([FILLS.indexOf('b'), FILLS.indexOf('a')])
    expect(places(glass)).toEqual([FILLS.indexOf('paper')])
  })

  it('is in metres and stands where its parts do', () => {
    const { bounds } = bakeModel('test-metres', [
      { form: 'ball', size: [20, 20, 20], at: [0, 50, 0], fill: 'a' },
    ])
    expect(bounds.min.y).toBeCloseTo(0.04, 3)
    expect(bounds.max.y).toBeCloseTo(0.06, 3)
  })

  it('draws a ball by its outline, not by its edges', () => {
    const { ink } = bakeModel('test-ball', [{ form: 'ball', size: [80, 80, 80], at, fill: 'a' }])
    expect(ink?.instanceCount).toBe(32)
  })

  it('is baked once by its name', () => {
    expect(bakeModel('test-once', parts)).toBe(bakeModel('test-once', () => []))
  })

  it('comes out the same every time', () => {
    const numbers = (name: string) => {
      const { paper, ink } = bakeModel(name, parts)
      const line = ink?.getAttribute('from')
      return [paper?.getAttribute('position').array, line && 'data' in line ? line.data.array : undefined]
    }
    expect(numbers('test-first')).toEqual(numbers('test-second'))
  })
})

describe('a line', () => {
  const breadths = (part: Part) => {
    const along = bakeModel(`breadth of ${JSON.stringify(part)}`, [part]).ink?.getAttribute('along')
    return Array.from({ length: along?.count ?? 0 }, (_, line) => along?.getY(line))
  }

  it('knows how broad the part is that it goes around, and how thick a wire', () => {
    const box = breadths({ form: 'box', size: [400, 60, 20], at, fill: 'a' })
    expect(box.length).toBeGreaterThan(0)
    // Corners are cut by hand.
    for (const breadth of box) expect(breadth).toBeCloseTo(0.06, 2)
    const path = [
      [0, 0, 0],
      [200, 300, 0],
    ] as const
    for (const breadth of breadths({ form: 'tube', path, thick: 6, fill: 'ink' }))
      expect(breadth).toBeCloseTo(0.006)
  })

  it('of a stroke goes around nothing, and keeps its width', () => {
    const path = [
      [0, 0, 0],
      [5, 0, 0],
    ] as const
    expect(breadths({ form: 'stroke', path, fill: 'ink' })).toEqual([1])
  })
})

it('a ball is as smooth as its triangles say, which are not asked', () => {
  const ball: SolidPart = { form: 'ball', size: [40, 30, 50], at, fill: 'paper' }
  const normals = bakeModel('ball to look at', [ball]).paper?.getAttribute('normal')
  if (!normals) throw new Error('nothing is filled')
  const { faces, places } = facesOf(solidGeometry(ball, 0))
  const around = Array.from({ length: places }, () => new Vector3())
  for (const { ids, normal } of faces) for (const id of ids) around[id]?.add(normal)
  const said = faces.flatMap(({ ids }) => ids.map((id) => around[id]?.normalize() ?? new Vector3()))
  expect(normals.count).toBe(said.length)
  const apart = said.map((normal, corner) =>
    normal.angleTo(new Vector3().fromBufferAttribute(normals, corner)),
  )
  expect(Math.max(...apart)).toBeLessThan(0.06)
})
