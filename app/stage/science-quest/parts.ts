// Models of the bench, baked once each.
import { bakeModel } from '#engine/ar/bake-model.ts'
import type { Fill } from '#engine/core/part.ts'

/** A wooden block for a thing that has no model of its own. */
export function block(fill: Fill) {
  return bakeModel(`bench block ${fill}`, [{ form: 'box', size: [50, 50, 50], at: [0, 25, 0], fill }])
}

/** A tray to sort things on. */
export function tray(fill: Fill) {
  return bakeModel(`bench tray ${fill}`, [
    { form: 'box', size: [100, 6, 150], at: [0, 3, 0], fill },
    { form: 'box', size: [100, 14, 6], at: [0, 7, -75], fill: 'stock' },
  ])
}
