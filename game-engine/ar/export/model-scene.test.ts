import { expect, it } from 'vitest'
import { box } from '../../core/solids.ts'
import { heightOf, modelScene } from './model-scene.ts'

it('says how high a model stands, in metres', () => {
  expect(heightOf(modelScene('thing', [box([100, 80, 100], [0, 40, 0], 'a')]))).toBeCloseTo(0.08, 2)
})
