// The hub's picture: a board game drawn into an open notebook, Glim is the pawn. Decoration.
import { Art } from '#app/ui/art/art.tsx'
import { Glim } from '#app/ui/art/glim.tsx'
import './play-scene.css'

export function PlayScene() {
  return (
    <div className="play-scene" aria-hidden="true">
      <Art name="play-board" grain />
      <Glim mood="hello" />
      <span className="star">
        <Art name="star" />
      </span>
    </div>
  )
}
