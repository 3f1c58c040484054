// How much of the room the picture of a phone's rear camera shows. Browsers do not tell; main cameras are much alike.

/** Degrees along the longer side of the picture, at a crop of 16 by 9 of a 26 mm lens. */
const LONG_SIDE = 64
const RADIANS = Math.PI / 180

/** Degrees from top to bottom, for a picture that covers a screen of this size. */
export function verticalFieldOfView(width: number, height: number): number {
  if (width <= height) return LONG_SIDE
  return (2 * Math.atan((Math.tan((LONG_SIDE / 2) * RADIANS) * height) / width)) / RADIANS
}

/**
 * The scale at which something fits the picture across, never larger than it is.
 * @param across its width in metres
 * @param away metres from the eye
 */
export function fitScale(across: number, away: number, width: number, height: number): number {
  const half = Math.tan((verticalFieldOfView(width, height) / 2) * RADIANS) * (width / height)
  return Math.min(1, (2 * half * away * FILLED) / across)
}

const FILLED = 0.8
