// Short ways to write the parts of a model.
import type { Fill, Plate, Solid, Stroke, Triple, Tube, Turned } from './part.ts'

type More = Pick<Solid, 'axis' | 'top' | 'turn' | 'glass' | 'line'>
type Round = readonly (readonly [number, number])[]

const solid =
  (form: Solid['form']) =>
  (size: Triple, at: Triple, fill: Fill, more: More = {}): Solid => ({ form, size, at, fill, ...more })

export const box = solid('box')
export const cylinder = solid('cylinder')
export const cone = solid('cone')
export const ball = solid('ball')
export const ring = solid('ring')

/** @param profile [radius, height] from the bottom to the top; closed where it begins and ends on the axis */
export function turned(
  profile: Round,
  fill: Fill,
  at: Triple = [0, 0, 0],
  more: Pick<Turned, 'turn' | 'glass' | 'line'> = {},
): Turned {
  return { form: 'turned', profile, fill, at, ...more }
}

export function plate(
  outline: Round,
  deep: number,
  at: Triple,
  fill: Fill,
  more: Pick<Plate, 'turn' | 'glass' | 'line'> = {},
): Plate {
  return { form: 'plate', outline, deep, at, fill, ...more }
}

export function tube(
  path: readonly Triple[],
  thick: number,
  fill: Fill,
  more: Pick<Tube, 'glass' | 'line'> = {},
): Tube {
  return { form: 'tube', path, thick, fill, ...more }
}

export function stroke(path: readonly Triple[], more: Partial<Omit<Stroke, 'form' | 'path'>> = {}): Stroke {
  return { form: 'stroke', path, fill: 'ink', ...more }
}

/** Points of a level circle (or an arc of it, in turns) around the y axis through `x, z`. */
export function level(
  radius: number,
  y: number,
  { x = 0, z = 0, from = 0, turns = 1, steps = 28 } = {},
): readonly Triple[] {
  return Array.from({ length: steps + 1 }, (_, step): Triple => {
    const angle = (from + (turns * step) / steps) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius]
  })
}

/** Points of an upright circle in front of the plane `z`, seen from the front. */
export function upright(
  radius: number,
  [x, y, z]: Triple,
  { from = 0, turns = 1, steps = 28 } = {},
): readonly Triple[] {
  return Array.from({ length: steps + 1 }, (_, step): Triple => {
    const angle = (from + (turns * step) / steps) * 2 * Math.PI
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z]
  })
}
