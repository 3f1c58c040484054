// The drawing of one strand of a skill map: decoration, its name stands beside it.
import './art.css'
import spriteUrl from './sprite-strands.svg?url'

/** @param strand a name of drawings/strands.ts; whoever takes it from the maps has all of them (strands.test.ts) */
export function StrandArt({ strand }: { strand: string }) {
  return (
    <svg className="art tiny strand-art" viewBox="0 0 120 120" aria-hidden="true">
      <use href={`${spriteUrl}#${strand}`} />
    </svg>
  )
}
