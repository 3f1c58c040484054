// The scenes of Word Wizard and History Hunt as their games draw them, staged for a picture.
import type { Object3D } from 'three'
import { laidAt, RIBBON, RIBBON_WIDTH } from '#app/stage/history-hunt/layout.ts'
import { bake, bakeModel } from '#engine/ar/bake-model.ts'
import { bakeRibbon } from '#engine/ar/history-hunt/ribbon.ts'
import { createLabels, type Label } from '#engine/ar/labels.ts'
import type { Look } from '#engine/ar/look.ts'
import { createPage } from '#engine/ar/page.ts'
import { Shadows, type Spot } from '#engine/ar/shadows.ts'
import { glim } from '#engine/ar/word-wizard/glim.ts'
import { blockFill, mazeParts, wayStroke } from '#engine/ar/word-wizard/maze-model.ts'
import { blockSize, middleOf } from '#engine/ar/word-wizard/page-grid.ts'
import { type ArtefactId, artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import type { Maze } from '#engine/games/word-wizard/maze.ts'

const MM = 0.001

/** S-P-A-R-K, with a wrong way off it. */
const MAZE: Maze = {
  columns: 4,
  rows: 3,
  cells: [
    { part: '', from: null, trap: null, x: 0, y: 1 },
    { part: 'S', from: 0, trap: null, x: 0, y: 0 },
    { part: 'P', from: 1, trap: null, x: 1, y: 0 },
    { part: 'A', from: 2, trap: null, x: 1, y: 1 },
    { part: 'R', from: 3, trap: null, x: 1, y: 2 },
    { part: '', from: 4, trap: null, x: 2, y: 2 },
    { part: 'K', from: 5, trap: null, x: 3, y: 2 },
    { part: 'C', from: 3, trap: 0, x: 2, y: 1 },
  ],
}
/** Walked so far. */
const WAY = [0, 1, 2, 3]

export function maze(root: Object3D, look: Look): void {
  const labels: Label[] = []
  const spots: Spot[] = []
  for (const [index, cell] of MAZE.cells.entries()) {
    if (cell.part === '') continue
    const { x, z } = middleOf(MAZE, cell)
    const { width, side, letter } = blockSize(MAZE, cell)
    const text = { text: cell.part, size: letter * MM, fill: blockFill(MAZE, index) }
    labels.push(
      { ...text, at: [x * MM, side * MM, z * MM], turn: [-90, 0, 0] },
      { ...text, at: [x * MM, (side / 2) * MM, (z + side / 2 + 1.5) * MM], turn: [0, 0, 0] },
    )
    spots.push({ x: x * MM, z: z * MM, radiusX: width * 0.6 * MM, radiusZ: side * 0.6 * MM })
  }
  const piece = look.stand(bakeModel('glim', glim))
  const { x, z } = middleOf(MAZE, { x: 0, y: 1 })
  piece.position.set(x * MM, 0, z * MM)
  piece.scale.setScalar(1.4)
  root.add(
    createPage(look),
    new Shadows(look, [...spots, { x: x * MM, z: z * MM, radiusX: 0.03, radiusZ: 0.016 }]),
    look.stand(bake('maze', mazeParts(MAZE))),
    look.stand(bake('way', wayStroke(MAZE, WAY))),
    piece,
    createLabels(look, labels),
  )
}

const LAID: readonly (readonly [ArtefactId, turn: number, year: string])[] = [
  ['clay-tablet', 0.35, 'c. 1750 BCE'],
  ['amphora', 0, 'c. 530 BCE'],
  ['astrolabe', -0.2, 'c. 1390'],
  ['printing-press', -0.35, 'c. 1450'],
  ['telegraph', -0.45, '1844'],
]

export function timeline(root: Object3D, look: Look): void {
  root.add(look.stand(bakeRibbon({ middle: RIBBON, width: RIBBON_WIDTH })))
  const labels: Label[] = []
  const spots: Spot[] = []
  for (const [place, [artefact, turn, text]] of LAID.entries()) {
    const [x, y, z] = laidAt(place, LAID.length)
    const model = look.stand(bakeModel(`artefact ${artefact}`, artefactOf(artefact).shape))
    model.position.set(x, y, z)
    model.rotation.y = turn
    root.add(model)
    labels.push({
      text,
      at: [x, y + 0.014, z + RIBBON_WIDTH / 2 + 0.008],
      size: 0.024,
      tag: true,
      lift: 0.09,
    })
    spots.push({ x, z, radiusX: 0.05, radiusZ: 0.035 })
  }
  root.add(new Shadows(look, spots), createLabels(look, labels))
}
