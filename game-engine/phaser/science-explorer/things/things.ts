// Everything that can stand in a picture, by the name a picture's text calls it.
import { ANIMALS } from './animals.ts'
import { ATOMS } from './atoms.ts'
import { BODY } from './body.ts'
import type { Thing } from './brush.ts'
import { CELLS } from './cells.ts'
import { CREATURES } from './creatures.ts'
import { EARTH } from './earth.ts'
import { ELECTRICITY } from './electricity.ts'
import { FAR_SKY } from './far-sky.ts'
import { FIGURES } from './figures.ts'
import { GENES } from './genes.ts'
import { GLASS } from './glass.ts'
import { LAND } from './land.ts'
import { LIGHT_AND_SOUND } from './light-and-sound.ts'
import { MATTER } from './matter.ts'
import { MOLECULES } from './molecules.ts'
import { MOTION } from './motion.ts'
import { ORGANS } from './organs.ts'
import { PLANTS } from './plants.ts'
import { PRACTICES } from './practices.ts'
import { REACTIONS } from './reactions.ts'
import { ROLLING } from './rolling.ts'
import { SEEDS } from './seeds.ts'
import { SKY } from './sky.ts'
import { SMALL_LIFE } from './small-life.ts'
import { TECTONICS } from './tectonics.ts'
import { TURNING_EARTH } from './turning-earth.ts'
import { VESSELS } from './vessels.ts'
import { WEATHER } from './weather.ts'

export const THINGS: Readonly<Record<string, Thing>> = {
  ...ANIMALS,
  ...ATOMS,
  ...BODY,
  ...CELLS,
  ...CREATURES,
  ...EARTH,
  ...ELECTRICITY,
  ...FAR_SKY,
  ...FIGURES,
  ...GENES,
  ...GLASS,
  ...LAND,
  ...LIGHT_AND_SOUND,
  ...MATTER,
  ...MOLECULES,
  ...MOTION,
  ...ORGANS,
  ...PLANTS,
  ...PRACTICES,
  ...REACTIONS,
  ...ROLLING,
  ...SEEDS,
  ...SKY,
  ...SMALL_LIFE,
  ...TECTONICS,
  ...TURNING_EARTH,
  ...VESSELS,
  ...WEATHER,
}
