// What stands on the bench and is not pressed: a card of each element of the task, which says what colour its atoms have, a flask
// and a rack of test tubes. One model, however many they are.
import { bakeModel } from '#engine/ar/bake-model.ts'
import { cardPrint, elementCard } from '#engine/ar/science-quest/element-card.ts'
import { flask, testTubes } from '#engine/ar/science-quest/glassware.ts'
import { ELEMENT_FILLS } from '#engine/ar/science-quest/molecule.ts'
import type { Spot } from '#engine/ar/shadows.ts'
import type { Triple } from '#engine/core/part.ts'
import { shifted } from '#engine/core/shifted.ts'
import type { ElementSymbol } from '#engine/games/science-quest/matter/elements.ts'
import type { Standing } from './standing.tsx'

/** Metres. */
export interface StillLifePlaces {
  /** Of the first card; the others stand to its right. */
  readonly cards: Triple
  readonly flask: Triple
  readonly rack: Triple
}

export interface StillLife {
  readonly thing: Standing
  readonly shadows: readonly Spot[]
}

const APART = 0.055
const MM = 1000

export function stillLife(elements: readonly ElementSymbol[], places: StillLifePlaces): StillLife {
  const cards = elements.map((symbol, index) => {
    const [x, y, z] = places.cards
    return { symbol, at: [x + index * APART, y, z] as const }
  })
  const name = `still life ${elements.join(' ')} ${JSON.stringify(places)}`
  const model = bakeModel(name, () =>
    [
      ...cards.map(({ symbol, at }) => [elementCard(ELEMENT_FILLS[symbol]), at] as const),
      [flask(), places.flask] as const,
      [testTubes(), places.rack] as const,
    ].flatMap(([parts, [x, y, z]]) => parts.map((part) => shifted(part, [x * MM, y * MM, z * MM]))),
  )
  return {
    thing: {
      id: 'still life',
      model,
      at: [0, 0, 0],
      labels: cards.flatMap(({ symbol, at }) => cardPrint(symbol, at)),
    },
    shadows: [
      ...cards.map(({ at: [x, , z] }) => ({ x, z: z - 0.007, radiusX: 0.03, radiusZ: 0.02 })),
      { x: places.flask[0], z: places.flask[2], radiusX: 0.055 },
      { x: places.rack[0], z: places.rack[2], radiusX: 0.085, radiusZ: 0.035 },
    ],
  }
}
