// Every random test of a run draws from one seed: printed when the run starts, and taken from TEST_SEED.
import fc from 'fast-check'
import { afterEach, inject } from 'vitest'

const seed = inject('testSeed')
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`TEST_SEED=${seed} draws the same again`)
})
