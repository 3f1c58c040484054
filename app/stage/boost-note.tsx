import { LocalTime } from '#app/ui/local-time.tsx'
import type { BoostLine } from './owned.ts'

/** That XP counts double, and until when. */
export function BoostNote({ label, endsAt }: BoostLine) {
  return (
    <p className="boost-note" data-testid="boost">
      {label} <LocalTime at={endsAt} />
    </p>
  )
}
