// No model that a phone is handed is larger than issue 15 lets it be.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ARTEFACTS } from '../../games/history-hunt/artefacts.ts'
import { TEST_NOTEBOOK } from '../notebook.fixture.ts'
import { exportGlb, exportUsdz } from './export-model.ts'
import { StandInFileReader } from './file-reader.fixture.ts'

const GLB_BYTES = 200_000
/** Text, which is stored unpacked. */
const USDZ_BYTES = 300_000

beforeEach(() => {
  vi.stubGlobal('FileReader', StandInFileReader)
})

describe.each(ARTEFACTS)('$id', ({ id, shape }) => {
  it('is a small file for either phone', async () => {
    expect((await exportGlb(id, shape, TEST_NOTEBOOK)).size).toBeLessThan(GLB_BYTES)
    expect((await exportUsdz(id, shape, TEST_NOTEBOOK)).size).toBeLessThan(USDZ_BYTES)
  })
})
