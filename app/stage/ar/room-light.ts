/** Zero-order spherical harmonics: what they are of the light that comes from all sides. */
const AMBIENT = 0.282095
const DARKEST = 0.75

/**
 * How bright a room is, as a drawing may show it: it darkens a little, and never takes the room's colour.
 * @param harmonics of a WebXR light estimate; the first three are red, green and blue of the light from all sides
 * @returns 0.75 to 1
 */
export function roomStrength(harmonics: ArrayLike<number>): number {
  const [red = 1, green = 1, blue = 1] = Array.from(
    { length: 3 },
    (_, index) => (harmonics[index] ?? 1) * AMBIENT,
  )
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return Math.min(1, Math.max(DARKEST, DARKEST + (1 - DARKEST) * light * 2))
}
