// Closed round wires: three's own tubes are open at their ends, and its torus knows circles only.
import { BufferGeometry, type Curve, Float32BufferAttribute, Vector3 } from 'three'

/** Sides of a wire so thick, in millimetres. */
const sidesOf = (thick: number) => (thick < 7 ? 6 : 8)

/** A wire ring in the x-y plane, x by y across on its outside (an ellipse where they differ), `thick` through. */
export function ringGeometry(x: number, y: number, thick: number): BufferGeometry {
  const wire = Math.min(thick, x / 2, y / 2) / 2
  const [a, b] = [x / 2 - wire, y / 2 - wire]
  const steps = Math.max(x, y) < 40 ? 18 : 32
  const rings = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const out = new Vector3(b * cos, a * sin, 0).normalize()
    return circle(new Vector3(a * cos, b * sin, 0), out, new Vector3(0, 0, -1), wire, thick / 2)
  })
  return surface(rings, true)
}

/** A wire along a curve, with flat ends. */
export function tubeGeometry(curve: Curve<Vector3>, radius: number, points: number): BufferGeometry {
  const steps = Math.max(4, (points - 1) * 3)
  const { normals, binormals } = curve.computeFrenetFrames(steps)
  const rings = normals.map((normal, step) =>
    circle(curve.getPointAt(step / steps), normal, binormals[step] ?? normal, radius, radius),
  )
  return surface(rings, false)
}

function circle(
  middle: Vector3,
  one: Vector3,
  other: Vector3,
  wide: number,
  high: number,
): readonly Vector3[] {
  const sides = sidesOf(wide + high)
  return Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI
    return middle
      .clone()
      .addScaledVector(one, Math.cos(angle) * wide)
      .addScaledVector(other, Math.sin(angle) * high)
  })
}

function surface(rings: readonly (readonly Vector3[])[], closed: boolean): BufferGeometry {
  const positions: number[] = []
  const triangle = (...corners: readonly Vector3[]) => {
    for (const { x, y, z } of corners) positions.push(x, y, z)
  }
  for (const [index, ring] of rings.entries()) {
    const next = rings[index + 1] ?? (closed ? rings[0] : undefined)
    if (!next) break
    for (const [side, here] of ring.entries()) {
      const beside = ring[(side + 1) % ring.length]
      const ahead = next[side]
      const across = next[(side + 1) % ring.length]
      if (!(beside && ahead && across)) continue
      triangle(here, beside, across)
      triangle(here, across, ahead)
    }
  }
  if (!closed) {
    cap(rings[0] ?? [], triangle, true)
    cap(rings.at(-1) ?? [], triangle, false)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  return geometry
}

function cap(
  ring: readonly Vector3[],
  triangle: (...corners: readonly Vector3[]) => void,
  atStart: boolean,
): void {
  const middle = ring
    .reduce((sum, point) => sum.add(point), new Vector3())
    .divideScalar(Math.max(1, ring.length))
  for (const [side, here] of ring.entries()) {
    const beside = ring[(side + 1) % ring.length]
    if (!beside) continue
    if (atStart) triangle(middle, beside, here)
    else triangle(middle, here, beside)
  }
}
