// Glim, the mascot. The flame is the mood. Layers are stacked svgs, so that flame and arm move on wrappers while the
// crayon filter inside them is painted once. Nothing moves in the high notebook or with reduced motion.
import './glim.css'
import { useThemeLevel } from '#app/preferences/use-preferences.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Art } from './art.tsx'

export type GlimMood = 'hello' | 'thinking' | 'cheering' | 'oops' | 'sleeping'

export interface GlimProps {
  mood: GlimMood
  title?: string
  className?: string | undefined
  /** small: face and flame only, for under 56 px. */
  size?: 'regular' | 'small'
}

/** In the high notebook one face does for all moods but thinking: dry. */
export function Glim({ mood, title, className, size = 'regular' }: GlimProps) {
  const [level] = useThemeLevel()
  const drawing = level === 'high' && mood !== 'thinking' ? 'dry' : mood
  const label = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  if (size === 'small') {
    return (
      <span className={classNames('glim', className)} {...label}>
        <Art name={`glim-${drawing}-small`} />
      </span>
    )
  }
  return (
    <span className={classNames('glim', mood, className)} {...label}>
      <span className="flame">
        <Art name={`glim-${drawing}-flame`} grain />
      </span>
      <Art name={`glim-${drawing}-body`} grain />
      <span className="front">
        <Art name={`glim-${drawing}-front`} grain />
      </span>
    </span>
  )
}
