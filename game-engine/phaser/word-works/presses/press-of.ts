import type { Band } from '#engine/core/bands.ts'
import { feltStamp } from './felt-stamp.ts'
import { leadType } from './lead-type.ts'
import type { Press, Setting } from './press.ts'
import { stringLine } from './string-line.ts'

const PRESSES: Readonly<Record<Band, (setting: Setting) => Press>> = {
  elementary: stringLine,
  middle: feltStamp,
  high: leadType,
}

/** How this band sets a word: cut paper on a string, felt stamps, or lead type. */
export function pressOf(band: Band, setting: Setting): Press {
  return PRESSES[band](setting)
}
