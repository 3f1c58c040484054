// Where the camera of the desk view is: on a sphere around what it looks at, never below the desk and never right above it.

export interface Orbit {
  /** Radians around the vertical axis; 0 looks from the player's side, positive from their right. */
  readonly azimuth: number
  /** Radians above the desk. */
  readonly height: number
  /** How much closer than the whole scene. */
  readonly zoom: number
}

/** What has to be seen: points in metres, of which the farthest out count. */
export type Reach = readonly (readonly [x: number, y: number, z: number])[]

/** From the right: the corner of the page at the bottom left is farther away, and the buttons there hide nothing. */
export const START: Orbit = { azimuth: 0.22, height: 0.58, zoom: 0.92 }
/** In a picture higher than wide: more from above, so that the page fills more of it. */
export const NARROW_START: Orbit = { azimuth: 0.1, height: 0.82, zoom: 0.94 }
/** How far the picture is moved up, as a share of its height: buttons lie over its lower edge … */
export const RISE = 0.03
/** … but not over that of a small one. */
export const NARROW_RISE = 0
/** CSS pixels across; in less a picture is small: what is written in it has to be large, or a number alone. */
export const LEAST_WIDTH = 560
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
 * Where the camera stands and what it looks at, in metres: as near as it can be with the whole reach in the picture, which is in
 * the middle of it.
 * @param aspect width of the picture by its height
 */
export function placeOf({ azimuth, height, zoom }: Orbit, reach: Reach, aspect: number) {
  const [sinA, cosA, sinH, cosH] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(height), Math.cos(height)]
  const half = Math.tan((FIELD_OF_VIEW / 2) * (Math.PI / 180))
  // A point as the camera has it: to its right, up, and towards it; the first two as shares of what it sees a metre away.
  const rightOf = ([x, , z]: Reach[number]) => (cosA * x - sinA * z) / (half * aspect)
  const upOf = ([x, y, z]: Reach[number]) => (cosH * y - sinH * (sinA * x + cosA * z)) / half
  const nearOf = ([x, y, z]: Reach[number]) => sinH * y + cosH * (sinA * x + cosA * z)
  // How far away the eye has to be for what lies farthest out on each side, and so how far it moves to that side.
  let [right, left, above, below] = [-Infinity, -Infinity, -Infinity, -Infinity]
  for (const point of reach) {
    const [near, aside, up] = [nearOf(point), rightOf(point), upOf(point)]
    right = Math.max(right, near + aside)
    left = Math.max(left, near - aside)
    above = Math.max(above, near + up)
    below = Math.max(below, near - up)
  }
  const away = Math.max(left + right, below + above) / 2
  // What is nearer looks larger: where there is room, the picture is put in the middle by what is seen of it.
  const middle = (shareOf: (point: Reach[number]) => number, first: number) => {
    let [most, least] = [-Infinity, Infinity]
    for (const point of reach) {
      const seen = (shareOf(point) - first) / (away - nearOf(point))
      most = Math.max(most, seen)
      least = Math.min(least, seen)
    }
    return first + ((most + least) / 2) * away
  }
  const aside = middle(rightOf, (right - left) / 2) * half * aspect
  const rise = middle(upOf, (above - below) / 2) * half
  const back = away / zoom
  const target = [cosA * aside - sinA * sinH * rise, cosH * rise, -sinA * aside - cosA * sinH * rise] as const
  const [x, y, z] = target
  return { position: [x + sinA * cosH * back, y + sinH * back, z + cosA * cosH * back] as const, target }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
