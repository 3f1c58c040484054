import type { Band } from '#engine/core/bands.ts'
import { cylinderPress } from './cylinder-press.ts'
import { letterpress } from './letterpress.ts'
import type { Press, Setting } from './press.ts'
import { toyStamp } from './toy-stamp.ts'

const PRESSES: Readonly<Record<Band, (setting: Setting) => Press>> = {
  elementary: toyStamp,
  middle: letterpress,
  high: cylinderPress,
}

/** How this band prints a word: with a toy stamp, a hand press, or the cylinder of a newsroom. */
export function pressOf(band: Band, setting: Setting): Press {
  return PRESSES[band](setting)
}
