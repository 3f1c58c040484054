import { Art, type ArtName } from '#app/ui/art/art.tsx'
import './phone.css'

export interface PhoneProps {
  scene: ArtName
  /** What the screen says to whoever holds it. */
  says?: string
}

/** A phone held over a desk: what its camera sees, and what stands there only on the screen. Decoration. */
export function Phone({ scene, says }: PhoneProps) {
  return (
    <div className="phone" aria-hidden="true">
      <div className="screen">
        <Art name={scene} />
        {says !== undefined && <span className="says">{says}</span>}
      </div>
    </div>
  )
}
