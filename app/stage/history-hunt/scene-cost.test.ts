import { expect, test } from 'vitest'
import { type BakedModel, bakeModel } from '#engine/ar/bake-model.ts'
import { bakeCards, bakeCircles } from '#engine/ar/history-hunt/cards.ts'
import { bakeRibbon } from '#engine/ar/history-hunt/ribbon.ts'
import { BANDS } from '#engine/core/bands.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import type { Mission } from '#engine/games/history-hunt/mission.ts'
import { MISSIONS } from '#engine/games/history-hunt/missions.ts'
import { CARD_LEAN, cardSpots, cardWidth, markAt, RIBBON, RIBBON_WIDTH } from './layout.ts'

/** What phones draw without a stutter. */
const MAX_CALLS = 60
const MAX_TRIANGLES = 60_000

const CARDS = 8
const SHADOWS_AND_YEARS = 2
/** Of cards, marks and discs. */
const LABELS = 3

function calls({ paper, glass, ink }: BakedModel): number {
  return [paper, glass, ink].filter((mesh) => mesh !== null).length
}

test.each(BANDS)(
  '%s: a mission with an artefact in hand and all its cards is drawn within bounds',
  (band) => {
    const ribbon = bakeRibbon({ middle: RIBBON, width: RIBBON_WIDTH })
    const plinth = bakeModel('plinth of the test', [
      { form: 'box', size: [90, 55, 90], at: [0, 27, 0], fill: 'stock' },
    ])
    const cards = bakeCards(
      cardSpots(CARDS, 4).map((foot) => ({ foot, lines: ['…'], fill: 'paper' })),
      { width: cardWidth(4), height: 0.1, lean: CARD_LEAN, text: 0.02 },
    )
    for (const { id, artefacts } of MISSIONS[band] as readonly Mission[]) {
      const models = artefacts.map((artefact) =>
        bakeModel(`artefact ${artefact}`, artefactOf(artefact).shape),
      )
      const marks = bakeCircles(
        artefactOf(artefacts[0] ?? 'wheel').clues.map((side) => ({
          at: markAt(side, [0.1, 0.1, 0.1]),
          axis: 'z',
          fill: 'tape',
        })),
        0.016,
        false,
      )
      const all = [ribbon, ...models, ...models.map(() => plinth), cards, marks, marks]
      const drawn = all.reduce((sum, model) => sum + calls(model), SHADOWS_AND_YEARS + LABELS)
      expect(drawn, id).toBeLessThanOrEqual(MAX_CALLS)
      expect(
        all.reduce((sum, { triangles }) => sum + triangles, 0),
        id,
      ).toBeLessThanOrEqual(MAX_TRIANGLES)
    }
  },
)
