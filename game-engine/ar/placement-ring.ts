// The ring where the page will lie: one pen stroke that goes round a little more than once while the surface is being found.
import { Group, Mesh } from 'three'
import type { Stroke, Triple } from '../core/part.ts'
import { bakeModel } from './bake-model.ts'
import { inkMaterial } from './ink-material.ts'
import type { Look } from './look.ts'
import { measureBefore } from './measure-before.ts'

const TURNS = 1.09
const RAISED_MM = 2

export class PlacementRing extends Group {
  private readonly ink: ReturnType<typeof inkMaterial>

  /** @param radius metres */
  constructor(look: Look, radius = 0.15) {
    super()
    this.name = 'placement ring'
    this.ink = inkMaterial(look.uniforms)
    const { ink } = bakeModel(`placement ring ${radius}`, () => ringStrokes(radius * 1000))
    if (!ink) return
    const lines = new Mesh(ink, this.ink)
    lines.frustumCulled = false
    lines.raycast = () => undefined
    lines.renderOrder = 2
    measureBefore(lines, look)
    this.add(lines)
  }

  /** How much of it is drawn, 0 to 1. Closed: the page may be placed. */
  set drawn(share: number) {
    this.ink.uniforms.uDrawn.value = share
  }

  get drawn(): number {
    return this.ink.uniforms.uDrawn.value
  }

  override dispose(): void {
    super.dispose()
    this.ink.dispose()
  }
}

function ringStrokes(r: number): readonly Stroke[] {
  const round = (count: number, at: (share: number) => readonly [angle: number, radius: number]) =>
    Array.from({ length: count + 1 }, (_, index): Triple => {
      const [angle, radius] = at(index / count)
      return [Math.cos(angle) * radius, RAISED_MM, Math.sin(angle) * radius]
    })
  const full = 2 * Math.PI
  const spiral = (share: number) => {
    const angle = -2.3 + share * full * TURNS
    return [angle, r * (1 + 0.035 * Math.sin(angle * 2 + 1) + (share - 0.5) * 0.07)] as const
  }
  const ticks = [0, 1, 2, 3].map((tick): Stroke => {
    const angle = (tick * full) / 4 + 0.5
    const at = (share: number): Triple => [
      Math.cos(angle) * r * share,
      RAISED_MM,
      Math.sin(angle) * r * share,
    ]
    return { form: 'stroke', path: [at(1.13), at(1.26)], fill: 'b', width: 1.6, casing: 1.8 }
  })
  return [
    { form: 'stroke', path: round(96, spiral), fill: 'b', width: 2.1, casing: 1.8, tapered: true },
    {
      form: 'stroke',
      path: round(64, (share) => [share * full, r * 0.72]),
      fill: 'a',
      width: 0.9,
      casing: 1.8,
      dashed: true,
    },
    ...ticks,
  ]
}
