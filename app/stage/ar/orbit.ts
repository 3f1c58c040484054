// Where the camera of the desk view is: on a sphere around what it looks at, never below the desk and never right above it.

export interface Orbit {
  /** Radians around the vertical axis; 0 looks from the player's side, positive from their right. */
  readonly azimuth: number
  /** Radians above the desk. */
  readonly height: number
  /** How much closer than the whole scene. */
  readonly zoom: number
}

/** What has to be seen, in metres: a box on y = 0 around the origin. */
export type Reach = readonly [width: number, height: number, depth: number]

/** From the right: the corner of the page at the bottom left is farther away, and the buttons there hide nothing. */
export const START: Orbit = { azimuth: 0.22, height: 0.58, zoom: 1.12 }
/** In a picture higher than wide: more from above, so that the page fills more of it. */
export const NARROW_START: Orbit = { azimuth: 0.1, height: 0.82, zoom: 1.08 }
/** How far the picture is moved up, as a share of its height: most scenes are flat, and buttons lie over its lower edge … */
export const RISE = 0.07
/** … but not over that of a small one. */
export const NARROW_RISE = 0.03
/** One press of a key or a button. */
export const STEP = Math.PI / 16
export const ZOOM_STEP = 1.25
/** Degrees from top to bottom of the picture. */
export const FIELD_OF_VIEW = 32

const LOWEST = 0.12
const HIGHEST = 1.35
const NEAREST = 3
const FARTHEST = 0.8
const TURN = 2 * Math.PI

export function turned({ azimuth, height, zoom }: Orbit, around: number, up: number): Orbit {
  return {
    azimuth: ((((azimuth + around + Math.PI) % TURN) + TURN) % TURN) - Math.PI,
    height: between(LOWEST, height + up, HIGHEST),
    zoom,
  }
}

export function zoomed(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, zoom: between(FARTHEST, orbit.zoom * factor, NEAREST) }
}

/**
 * Where the camera stands, in metres from the origin, and what it looks at: from afar enough that the whole reach fits the picture.
 * @param aspect width of the picture by its height
 */
export function placeOf({ azimuth, height, zoom }: Orbit, reach: Reach, aspect: number) {
  const [width, tall, depth] = reach
  const middle = tall / 2
  const half = Math.tan((FIELD_OF_VIEW / 2) * (Math.PI / 180))
  const across = (Math.abs(Math.cos(azimuth)) * width + Math.abs(Math.sin(azimuth)) * depth) / 2
  const along = (Math.abs(Math.sin(azimuth)) * width + Math.abs(Math.cos(azimuth)) * depth) / 2
  const upright = (Math.cos(height) * tall) / 2 + Math.sin(height) * along
  const away = (Math.max(across / aspect, upright) / half + along * Math.cos(height)) / zoom
  return {
    position: [
      Math.sin(azimuth) * Math.cos(height) * away,
      middle + Math.sin(height) * away,
      Math.cos(azimuth) * Math.cos(height) * away,
    ] as const,
    target: [0, middle, 0] as const,
  }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
