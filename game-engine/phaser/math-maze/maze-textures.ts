// The textures of a maze on show: painted all at once for a level, a size or a look, and taken away once others are there.
import type { Scene } from 'phaser'
import type { Notebook } from '#engine/phaser/kit/notebook.ts'
import type { PlaceOfPlay } from './actors/place-of-play.ts'
import { fieldSide } from './camera.ts'
import type { MathMazeHandOver } from './hand-over.ts'
import { layOut } from './maze-layout.ts'
import { paintTextures } from './paint-textures.ts'
import { worldOf } from './worlds/world-of.ts'

export interface MazeTextures {
  /**
   * Null where another coat was begun, or the stage closed, while this one dried.
   * @param board its width on the page; nothing is painted where it has none
   * @param atLeast ms the picture before stays
   */
  paint(board: number, notebook: Notebook, dots: number, atLeast: number): Promise<PlaceOfPlay | null>
  /** The picture before need not stay any longer. */
  hurry(): void
  /** Takes away the textures of earlier coats, once nothing shows them. */
  removeOld(): void
}

export function createMazeTextures(
  scene: Scene,
  hands: Pick<MathMazeHandOver, 'session' | 'paint'>,
): MazeTextures {
  let last = 0
  let hurry = () => {}

  return {
    async paint(board, notebook, dots, atLeast) {
      last += 1
      const coat = last
      if (board === 0) return null
      const state = hands.session.getState()
      const play: PlaceOfPlay = {
        maze: state.maze,
        layout: layOut(state.maze, fieldSide(state.maze, board)),
        notebook,
        world: worldOf(state.band),
        dots,
        texture: (name) => `maze-${name}-${coat}`,
      }
      const [textures] = await Promise.all([
        paintTextures(play, hands.paint, () => coat === last),
        new Promise<void>((resolve) => {
          hurry = resolve
          setTimeout(resolve, atLeast)
        }),
      ])
      if (coat !== last || !scene.sys.isActive()) return null
      for (const [name, canvas] of textures) scene.textures.addCanvas(play.texture(name), canvas)
      return play
    },
    hurry: () => hurry(),
    removeOld() {
      for (const key of scene.textures.getTextureKeys()) {
        const old = /^maze-[\w-]+-(\d+)$/.exec(key)
        if (old && !key.startsWith('maze-tag') && Number(old[1]) < last) scene.textures.remove(key)
      }
    },
  }
}
