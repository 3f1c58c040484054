import { Art, type ArtName } from '#app/ui/art/art.tsx'
import type { ArGame } from './find-ar-game.ts'
import './phone.css'

const SCENES: Readonly<Record<ArGame['id'], ArtName>> = {
  scienceQuest: 'ar-scene-lab',
  wordWizard: 'ar-scene-letters',
  historyHunt: 'ar-scene-find',
}

export interface PhoneProps {
  game: ArGame['id']
  /** What the screen says to whoever holds it. */
  says?: string
}

/** A phone held over a desk: what its camera sees, and what stands there only on the screen. Decoration. */
export function Phone({ game, says }: PhoneProps) {
  return (
    <div className="phone" aria-hidden="true">
      <div className="screen">
        <Art name={SCENES[game]} />
        {says !== undefined && <span className="says">{says}</span>}
      </div>
    </div>
  )
}
