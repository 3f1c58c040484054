// Everything that can stand in a picture, by the name a picture's text calls it.
import { ANIMALS } from './animals.ts'
import { ATOMS } from './atoms.ts'
import { BODY } from './body.ts'
import type { Thing } from './brush.ts'
import { CELLS } from './cells.ts'
import { CREATURES } from './creatures.ts'
import { EARTH } from './earth.ts'
import { FORCES } from './forces.ts'
import { MATTER } from './matter.ts'
import { PLANTS } from './plants.ts'
import { PRACTICES } from './practices.ts'
import { SKY } from './sky.ts'

export const THINGS: Readonly<Record<string, Thing>> = {
  ...PLANTS,
  ...ANIMALS,
  ...CREATURES,
  ...BODY,
  ...EARTH,
  ...SKY,
  ...MATTER,
  ...FORCES,
  ...CELLS,
  ...ATOMS,
  ...PRACTICES,
}
