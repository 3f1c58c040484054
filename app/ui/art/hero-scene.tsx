// The home page's picture: Glim steps out of an open notebook, the subjects float around. Each piece is its own svg at
// a percentage of the 560 x 460 stage, so pieces move without repainting. CSS shows the active level's background.
import './hero-scene.css'
import { Art } from './art.tsx'
import { Glim } from './glim.tsx'

export interface HeroSceneProps {
  /** Says what the picture shows. */
  title: string
}

export function HeroScene({ title }: HeroSceneProps) {
  return (
    <div className="hero-scene" role="img" aria-label={title}>
      <Art name="hero-sketchbook" className="ground sketchbook" />
      <Art name="hero-crayon" className="ground crayon" />
      <Art name="hero-felt-tip" className="ground felt-tip" />
      <Art name="hero-fine-liner" className="ground fine-liner" />
      <Art name="hero-trail" className="trail" />
      <Art name="hero-book" grain />
      <span className="float math">
        <Art name="math" grain />
      </span>
      <span className="float words">
        <Art name="words" grain />
      </span>
      <span className="float science">
        <Art name="science" grain />
      </span>
      <span className="float history">
        <Art name="history" grain />
      </span>
      <span className="hero-glim">
        <Glim mood="hello" />
      </span>
    </div>
  )
}
