// The ribbon of paper that is the timeline: a strip along a curve, a dashed line down its middle.
import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from 'three'
import type { Triple } from '../../core/part.ts'
import { type BakedModel, bakeModel } from '../bake-model.ts'

/** Metres. */
export interface RibbonShape {
  readonly middle: readonly Triple[]
  readonly width: number
}

const PIECES = 64
const MM = 1000
/** The line lies on the paper. */
const LIFT = 0.0006

export function bakeRibbon({ middle, width }: RibbonShape): BakedModel {
  return bakeModel(`ribbon ${width} ${middle.length} ${middle[0]?.join(' ')}`, () => {
    const curve = new CatmullRomCurve3(middle.map((point) => new Vector3(...point)))
    const points = Array.from({ length: PIECES + 1 }, (_, piece) => curve.getPointAt(piece / PIECES))
    return [
      { form: 'mesh', geometry: strip(curve, points, width), fill: 'paper' },
      {
        form: 'stroke',
        path: points.map(({ x, y, z }): Triple => [x * MM, (y + LIFT) * MM, z * MM]),
        fill: 'margin',
        dashed: true,
      },
    ]
  })
}

function strip(curve: CatmullRomCurve3, points: readonly Vector3[], width: number): BufferGeometry {
  const edges = points.map((point, piece) => {
    const along = curve.getTangentAt(piece / PIECES)
    const side = new Vector3(-along.z, 0, along.x).normalize().multiplyScalar(width / 2)
    return [point.clone().sub(side), point.clone().add(side)] as const
  })
  const corners = edges.slice(1).flatMap(([far, near], piece) => {
    const [farBefore, nearBefore] = edges[piece] ?? [far, near]
    return [farBefore, nearBefore, near, farBefore, near, far]
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      corners.flatMap((corner) => corner.toArray()),
      3,
    ),
  )
  return geometry
}
