import { expect, test } from 'vitest'
import { bakeModel } from '#engine/ar/bake-model.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import type { Find } from '#engine/games/history-hunt/state.ts'
import { bakeMarks, marksAhead } from './clue-marks.tsx'

const SIZE = [0.1, 0.1, 0.1] as const

test('whichever side is read next, its marks were made before', () => {
  const find = { artefact: 'telegraph', seen: [] } as unknown as Find
  for (const job of marksAhead(find, SIZE, 1)) job()
  const { clues } = artefactOf('telegraph')
  expect(clues.length).toBeGreaterThan(2)
  for (const side of clues) {
    // To ask for it would make it: its name is that of larger ones, but for the radius.
    const { name } = bakeMarks({ ...find, seen: [side] }, SIZE, 2)
    const own = name.replace('circles 0.032', 'circles 0.016')
    expect(own).not.toBe(name)
    expect(bakeModel(own, () => expect.fail('not made before'))).toBeDefined()
  }
  expect(marksAhead({ ...find, seen: clues }, SIZE, 1)).toHaveLength(1)
})
