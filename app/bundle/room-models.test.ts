// A build knows a file of every artefact for Android's viewer, in each notebook, and none is larger than issue 15 lets it be.
import { expect, it, vi } from 'vitest'
import { ARTEFACTS } from '#engine/games/history-hunt/artefacts.ts'
import { LEVELS, loadModels } from './room-models.ts'

const BYTES = 200_000

it('knows every artefact', async () => {
  expect((await loadModels()).artefacts).toEqual(ARTEFACTS.map(({ id }) => id))
})

it.each(ARTEFACTS.map(({ id }) => id))('%s is a small file for either phone', async (id) => {
  vi.stubGlobal('FileReader', undefined)
  const models = await loadModels()
  const files = await models.glbs(id, LEVELS)
  expect(files).toHaveLength(LEVELS.length)
  for (const file of files) {
    expect(new TextDecoder().decode(file.subarray(0, 4))).toBe('glTF')
    expect(file.length).toBeLessThan(BYTES)
  }
  // Each in colours of its own.
  expect(new Set(files.map((file) => file.join())).size).toBe(LEVELS.length)
  expect(await models.usdzBytes(id)).toBeLessThan(BYTES)
  vi.unstubAllGlobals()
})
