// From a part in millimetres to triangles in metres.
import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  ConeGeometry,
  CylinderGeometry,
  Euler,
  ExtrudeGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  MathUtils,
  Matrix4,
  Quaternion,
  Shape,
  Vector2,
  Vector3,
} from 'three'
import type { Part, Plate, Solid, Stroke, Triple, Tube, Turned } from '../core/part.ts'
import { ringGeometry, tubeGeometry } from './tubes.ts'

export type SolidPart = Exclude<Part, Stroke>

const MM = 0.001

/** Triangles without an index, in metres, where the part stands in its model. `seed` tells hand-cut boxes apart. */
export function solidGeometry(part: SolidPart, seed: number): BufferGeometry {
  return flat(part.form === 'tube' ? bare(tube(part)) : placed(part, seed)).scale(MM, MM, MM)
}

/** Corners alone: normals and places on a texture are neither moved along nor kept. */
function bare(geometry: BufferGeometry): BufferGeometry {
  for (const name of Object.keys(geometry.attributes)) if (name !== 'position') geometry.deleteAttribute(name)
  return geometry
}

/** Round all over: no edge of it is a crease, only its silhouette is drawn. */
export function isSoft(part: SolidPart): boolean {
  return part.form === 'ball' || part.form === 'ring' || part.form === 'tube'
}

export function placement({
  at,
  turn = [0, 0, 0],
}: {
  readonly at: Triple
  readonly turn?: Triple
}): Matrix4 {
  const [x, y, z] = turn.map(MathUtils.degToRad)
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(x, y, z)),
    new Vector3(1, 1, 1),
  )
}

function flat(geometry: BufferGeometry): BufferGeometry {
  return geometry.index ? geometry.toNonIndexed() : geometry
}

function placed(part: Exclude<SolidPart, Tube>, seed: number): BufferGeometry {
  return bare(built(part, seed)).applyMatrix4(placement(part))
}

function built(part: Exclude<SolidPart, Tube>, seed: number): BufferGeometry {
  if (part.form === 'turned') return turned(part)
  if (part.form === 'plate') return plate(part)
  if (part.form === 'box') return box(part, seed)
  if (part.form === 'ring') return ring(part)
  return round(part)
}

function plate({ outline, deep }: Plate): BufferGeometry {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)))
  return new ExtrudeGeometry(shape, { depth: deep, bevelEnabled: false, curveSegments: 1 }).translate(
    0,
    0,
    -deep / 2,
  )
}

function turned({ profile }: Turned): BufferGeometry {
  const widest = Math.max(...profile.map(([radius]) => radius))
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    sidesOf(2 * widest),
  )
}

/** Sides of a circle so many millimetres across: enough to look round, few enough for a phone. */
function sidesOf(across: number): number {
  if (across < 12) return 10
  return across < 40 ? 16 : across < 90 ? 24 : 32
}

function round({ form, size, axis, top = 1 }: Solid): BufferGeometry {
  const [x, y, z] = size
  if (form === 'ball') {
    const across = Math.max(x, y, z)
    return ballOf(across < 13 ? 1 : across < 26 ? 2 : across < 90 ? 4 : 6).scale(x, y, z)
  }
  // Built about y, then laid along its axis, then given its size there.
  const across = axis === 'x' ? Math.max(y, z) : axis === 'z' ? Math.max(x, y) : Math.max(x, z)
  const sides = sidesOf(across)
  const geometry =
    form === 'cone' ? new ConeGeometry(0.5, 1, sides) : new CylinderGeometry(0.5 * top, 0.5, 1, sides)
  if (axis === 'x') geometry.rotateZ(-Math.PI / 2)
  if (axis === 'z') geometry.rotateX(Math.PI / 2)
  return geometry.scale(x, y, z)
}

const balls = new Map<number, BufferGeometry>()

/** A ball 1 across: molecules are many, and three works out much of a ball that no model needs. */
function ballOf(detail: number): BufferGeometry {
  const ball = balls.get(detail) ?? bare(new IcosahedronGeometry(0.5, detail))
  balls.set(detail, ball)
  return new BufferGeometry().setAttribute('position', ball.getAttribute('position').clone())
}

/** Lies in the plane across its axis; the size along the axis is how thick its wire is. */
function ring({ size: [x, y, z], axis }: Solid): BufferGeometry {
  if (axis === 'z') return ringGeometry(x, y, z)
  if (axis === 'x') return ringGeometry(z, y, x).rotateY(Math.PI / 2)
  return ringGeometry(x, z, y).rotateX(Math.PI / 2)
}

/** Hand-cut: its corners are a little off, always the same way. */
function box({ size, top = 1 }: Solid, seed: number): BufferGeometry {
  const [x, y, z] = size
  const geometry = new BoxGeometry(x, y, z)
  const off = Math.min(x, y, z) * 0.05
  const corners = geometry.getAttribute('position')
  for (let index = 0; index < corners.count; index += 1) {
    const [cx, cy, cz] = [corners.getX(index), corners.getY(index), corners.getZ(index)]
    const corner = seed * 8 + (cx > 0 ? 4 : 0) + (cy > 0 ? 2 : 0) + (cz > 0 ? 1 : 0)
    const narrow = cy > 0 ? top : 1
    corners.setXYZ(
      index,
      cx * narrow + (hash(corner) - 0.5) * off,
      // What stands on the ground stays on it.
      cy + (cy > 0 ? (hash(corner + 0.3) - 0.5) * off : 0),
      cz * narrow + (hash(corner + 0.6) - 0.5) * off,
    )
  }
  return geometry
}

/** From 0 to 1, the same for the same number. */
function hash(value: number): number {
  const wave = Math.sin(value * 127.1 + 11.7) * 43758.5453
  return wave - Math.floor(wave)
}

function tube({ path, thick }: Tube): BufferGeometry {
  return tubeGeometry(
    new CatmullRomCurve3(path.map((point) => new Vector3(...point))),
    thick / 2,
    path.length,
  )
}
