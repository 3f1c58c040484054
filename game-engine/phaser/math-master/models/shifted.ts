import { placed } from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'

/** The mark, moved by so many px. */
export function shifted(mark: Mark, by: Point): Mark {
  return placed([mark], by, 1)[0] ?? mark
}
