// The uniforms that all materials of one view share: another notebook, filter, pen or viewport changes these and nothing else.
import { type Texture, Vector2, Vector3 } from 'three'
import { FILLS } from '../core/part.ts'
import { STYLES } from './hands.ts'
import type { Notebook, Rgb } from './notebook.ts'

/** Towards the light, in the space of the viewer: top left, a little to the front. */
const LIGHT = new Vector3(-0.52, 0.74, 0.42).normalize()

export type Uniforms = ReturnType<typeof makeUniforms>

/** What materials need that draw many models at once. */
export interface Places {
  readonly defines: { readonly TOGETHER: number }
  /** A matrix of 16 numbers each. */
  readonly uniforms: { readonly uPlaces: { readonly value: Float32Array } }
}

export function makeUniforms() {
  const places = () => FILLS.map(() => new Vector3())
  return {
    uPalette: { value: places() },
    uOn: { value: places() },
    uPage: { value: new Vector3() },
    uRule: { value: new Vector3() },
    uPrimary: { value: new Vector3() },
    uDeep: { value: new Vector3() },
    /** Drawing buffer of one eye, and how many of its pixels a CSS pixel is. */
    uViewport: { value: new Vector2(1, 1) },
    uRatio: { value: 1 },
    uPen: { value: 1 },
    /** 0.75 (dim room) to 1: darkens everything alike, never tints. */
    uRoom: { value: 1 },
    uLight: { value: LIGHT },
    uStyle: { value: 0 },
    uLevel: { value: 0 },
    uNight: { value: 0 },
    uOutline: { value: 1 },
    uInner: { value: 1 },
    uWobble: { value: 0 },
    uSwell: { value: 0 },
    uOverrun: { value: 0 },
    uShift: { value: new Vector2() },
    uGrain: { value: 0 },
    uShade: { value: 0 },
    uTerminator: { value: 0 },
    uSoftShadow: { value: 1 },
    uOpacity: { value: 1 },
    uAtlas: { value: null as Texture | null },
    uAtlasSize: { value: new Vector2(1, 1) },
  }
}

const LEVELS = { default: 0, elementary: 1, 'middle-school': 2, high: 3 } as const

export function applyNotebook(uniforms: Uniforms, notebook: Notebook): void {
  const { hand, palette, on } = notebook
  const set = (target: Vector3 | undefined, [red, green, blue]: Rgb) => target?.set(red, green, blue)
  for (const [index, fill] of FILLS.entries()) {
    set(uniforms.uPalette.value[index], palette[fill])
    set(uniforms.uOn.value[index], on[fill])
  }
  set(uniforms.uPage.value, notebook.page)
  set(uniforms.uRule.value, notebook.rule)
  set(uniforms.uPrimary.value, notebook.primary)
  set(uniforms.uDeep.value, notebook.dark ? [0, 0, 0] : notebook.deep)
  uniforms.uStyle.value = STYLES[hand.style]
  uniforms.uLevel.value = LEVELS[notebook.level]
  uniforms.uNight.value = notebook.dark ? 1 : 0
  uniforms.uOutline.value = hand.outline
  uniforms.uInner.value = hand.inner
  uniforms.uWobble.value = hand.wobble
  uniforms.uSwell.value = hand.swell
  uniforms.uOverrun.value = hand.overrun
  uniforms.uShift.value.set(...hand.shift)
  uniforms.uGrain.value = hand.grain
  uniforms.uShade.value = hand.shade
  uniforms.uTerminator.value = hand.terminator
  uniforms.uSoftShadow.value = hand.softShadow
  uniforms.uOpacity.value = hand.opacity
}
