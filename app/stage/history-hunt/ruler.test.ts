import { expect, test } from 'vitest'
import { bakeModel } from '#engine/ar/bake-model.ts'
import { ARTEFACTS } from '#engine/games/history-hunt/artefacts.ts'
import { trueSizeOf } from '#engine/games/history-hunt/true-sizes.ts'
import { reachOf, rulerFor } from './ruler.ts'

const BOX = { min: [-0.1, 0, -0.05], max: [0.1, 0.4, 0.05] } as const

test('the ruler of a height stands beside the artefact, from its foot to its top', () => {
  const { lines, label } = rulerFor('y', BOX)
  const [line, ...marks] = lines
  expect(line).toEqual([
    [0.13, 0, 0],
    [0.13, 0.4, 0],
  ])
  expect(marks.map(([[, height]]) => height)).toEqual([0, 0.1, 0.2, expect.closeTo(0.3), 0.4])
  expect(label[1]).toBe(0.2)
  expect(label[0]).toBeGreaterThan(0.13)
})

test.each([
  ['x', [-0.1, 0, 0.08], [0.1, 0, 0.08]],
  ['z', [0.13, 0, -0.05], [0.13, 0, 0.05]],
] as const)('a ruler along %s lies on the ground outside of the artefact', (axis, from, to) => {
  expect(rulerFor(axis, BOX).lines[0]).toEqual([from, to])
})

test('artefact, ruler and figure are all in the picture', () => {
  const ruler = rulerFor('y', BOX)
  const reach = reachOf(BOX, ruler)
  expect(reach).toContainEqual([-0.1, 0.4, -0.05])
  expect(reach).toContainEqual(ruler.label)
  expect(reachOf(BOX, null)).toHaveLength(8)
})

test('every size is of an artefact that a source vouches for, along a side our model has', () => {
  const sized = ARTEFACTS.filter(({ id }) => trueSizeOf(id))
  expect(sized.length).toBeGreaterThan(9)
  for (const { id, sources, shape } of sized) {
    const { axis = 'y', centimeters = 0 } = trueSizeOf(id) ?? {}
    const { min, max } = bakeModel(`artefact ${id}`, shape).bounds
    expect(sources.length, id).toBeGreaterThan(0)
    expect(centimeters, id).toBeGreaterThan(1)
    // What was measured is the side that is seen: not the depth of something flat.
    expect(max[axis] - min[axis], id).toBeGreaterThan(0.1)
  }
})
