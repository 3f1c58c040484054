// Every picture a maze on show is made of, painted in small steps between which the page goes on.
import { DOOR } from './actors/doors.ts'
import type { PlaceOfPlay } from './actors/place-of-play.ts'
import { paintDrawing, paintGlow, paintShadow, paintThing, paintWorld } from './paint-world.ts'

/** A drawing of the page. */
export type Painting = 'player' | 'goal'

/** Width of each drawing of the page, in cells. */
const WIDTHS: Readonly<Record<Painting, number>> = { player: 1.2, goal: 0.84 }
/** Width of a thing to come across, of the lantern and of a footprint, in cells. */
const THING = 0.62
const LANTERN = 0.94
const FOOTPRINT = 0.13

/** @param isWanted false when another picture has been asked for meanwhile: the rest is left out */
export async function paintTextures(
  play: PlaceOfPlay,
  paint: (name: Painting, dots: number) => Promise<HTMLCanvasElement>,
  isWanted: () => boolean,
): Promise<Map<string, HTMLCanvasElement>> {
  const { world, maze, layout, notebook, dots } = play
  const { cell } = layout
  const painted = new Map<string, HTMLCanvasElement>()
  const sheets = paintWorld(world, maze, layout, notebook, dots)
  for (let step = sheets.next(); isWanted(); step = sheets.next()) {
    if (step.done) {
      painted.set('sketch', step.value.sketch).set('lit', step.value.lit)
      break
    }
    await nextTask()
  }
  const door = cell * DOOR
  painted.set(
    'doorway',
    paintThing(door, dots, notebook, (brush) => world.doorway(brush, door)),
  )
  for (const open of [false, true])
    painted.set(
      open ? 'leaf-open' : 'leaf',
      paintThing(door, dots, notebook, (brush) => world.leaf(brush, door, open)),
    )
  const print = Math.max(6, cell * FOOTPRINT)
  painted.set(
    'footprint',
    paintThing(print, dots, notebook, (brush) => world.footprint(brush, print)),
  )
  for (const [kind, marks] of world.things.entries())
    painted.set(`thing-${kind}`, paintDrawing(marks, cell * THING, dots, notebook))
  painted.set('glow', paintGlow(notebook[world.glow]))
  painted.set('shadow', paintShadow(cell * 0.62, dots, notebook))
  await nextTask()
  painted.set('goal', await paint('goal', Math.round(WIDTHS.goal * cell * dots)))
  painted.set(
    'player',
    world.player
      ? paintDrawing(world.player, cell * LANTERN, dots, notebook)
      : await paint('player', Math.round(WIDTHS.player * cell * dots)),
  )
  return painted
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
