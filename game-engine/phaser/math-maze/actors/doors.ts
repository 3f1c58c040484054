// Doors: a leaf in a doorway. Tried, it gives a little; wrong, it shakes; right, it swings on its hinge and stays open.
import type { GameObjects, Scene } from 'phaser'
import { isSame, type Place, placeOf } from '#engine/games/math-maze/maze.ts'
import type { PlaceOfPlay } from './place-of-play.ts'

export interface Doors {
  /** @param opened those of this maze that stand open already */
  set(play: PlaceOfPlay, opened: readonly Place[]): void
  /** Somebody leans on it. */
  press(place: Place): void
  shake(place: Place): void
  open(place: Place): void
}

interface Door {
  readonly doorway: GameObjects.Image
  readonly leaf: GameObjects.Image
  place: Place
}

/** Width of a door in cells. */
export const DOOR = 0.92

export function createDoors(scene: Scene, sheet: GameObjects.Container): Doors {
  const doors: Door[] = []
  let play: PlaceOfPlay | null = null
  const at = (place: Place) => doors.find((door) => door.doorway.visible && isSame(door.place, place))

  function hang(index: number, next: PlaceOfPlay, place: Place, open: boolean): void {
    let door = doors[index]
    if (!door) {
      door = {
        doorway: scene.add.image(0, 0, next.texture('doorway')),
        leaf: scene.add.image(0, 0, next.texture('leaf')),
        place,
      }
      sheet.add([door.doorway, door.leaf])
      doors.push(door)
    }
    door.place = place
    const { hinge } = next.world
    const { x, y } = next.layout.centre(place)
    const scale = 1 / next.dots
    door.doorway.setTexture(next.texture('doorway')).setPosition(x, y).setScale(scale).setVisible(true)
    scene.tweens.killTweensOf(door.leaf)
    door.leaf
      .setTexture(next.texture(open ? 'leaf-open' : 'leaf'))
      .setOrigin(hinge.x, hinge.y)
      .setPosition(...hingeAt(next, place))
      .setScale(open ? scale * hinge.width : scale, scale)
      .setAngle(open ? hinge.turn : 0)
      .setVisible(true)
  }

  return {
    set(next, opened) {
      play = next
      const shut = next.maze.cells.flatMap((kind, index) =>
        kind === 'math' ? [placeOf(next.maze, index)] : [],
      )
      for (const [index, place] of [...opened, ...shut].entries())
        hang(index, next, place, index < opened.length)
      for (const { doorway, leaf } of doors.slice(opened.length + shut.length)) {
        doorway.setVisible(false)
        leaf.setVisible(false)
      }
    },
    press(place) {
      const leaf = at(place)?.leaf
      if (!leaf || !play || play.notebook.still) return
      scene.tweens.add({
        targets: leaf,
        scaleX: leaf.scaleX * 0.9,
        duration: play.notebook.fast / 2,
        yoyo: true,
        ease: 'Sine.easeOut',
      })
    },
    shake(place) {
      const door = at(place)
      if (!door || !play || play.notebook.still) return
      const { layout, notebook } = play
      const by = Math.max(4, layout.cell * 0.07)
      const [x] = hingeAt(play, place)
      scene.tweens.killTweensOf(door.leaf)
      scene.tweens.add({
        targets: door.leaf,
        x: { from: x - by, to: x + by },
        duration: notebook.fast / 3.4,
        yoyo: true,
        repeat: 3,
        onComplete: () => door.leaf.setX(x),
      })
    },
    open(place) {
      const leaf = at(place)?.leaf
      if (!leaf || !play) return
      const { world, dots, notebook } = play
      scene.tweens.killTweensOf(leaf)
      leaf.setTexture(play.texture('leaf-open')).setPosition(...hingeAt(play, place))
      scene.tweens.add({
        targets: leaf,
        scaleX: world.hinge.width / dots,
        angle: world.hinge.turn,
        duration: notebook.slow * 0.8,
        ease: notebook.still ? 'Linear' : 'Back.easeOut',
      })
    },
  }
}

function hingeAt({ layout, world: { hinge } }: PlaceOfPlay, place: Place): [number, number] {
  const { x, y } = layout.centre(place)
  const side = layout.cell * DOOR
  return [x + (hinge.x - 0.5) * side, y + (hinge.y - 0.5) * side]
}
