// The look of one view: materials that every model, label and page of the view shares, and what can be changed of them.
import { type BufferGeometry, Group, Mesh, type ShaderMaterial } from 'three'
import { Atlas } from './atlas.ts'
import type { BakedModel } from './bake-model.ts'
import { type Filter, filtered } from './filters.ts'
import { inkMaterial } from './ink-material.ts'
import { labelMaterial } from './label-material.ts'
import { measureBefore, type Viewport } from './measure-before.ts'
import type { Notebook } from './notebook.ts'
import { paperMaterial } from './paper-material.ts'
import { shadowMaterial } from './shadow-material.ts'
import type { Tagged } from './tag-stack.ts'
import { Together } from './together.ts'
import { applyNotebook, makeUniforms, type Uniforms } from './uniforms.ts'

export interface Look extends Viewport {
  readonly uniforms: Uniforms
  /** Of fills that are drawn together, and of what is only pressed. */
  readonly paper: ShaderMaterial
  readonly label: ShaderMaterial
  readonly shadow: ShaderMaterial
  readonly atlas: Atlas
  /** Everything that stands in the view, drawn in few calls: has to be in its scene, at the top. */
  readonly together: Together
  /** All that is written in the view now; their tags are stacked together. */
  readonly labels: Set<Tagged>
  /** The notebook in force, as its filter draws it. */
  readonly notebook: Notebook
  /** Another level, mode, or both. Geometry stays. */
  setNotebook(notebook: Notebook): void
  setFilter(filter: Filter | null): void
  /** Factor of all line widths: 1, on a phone held over a desk 0.72. */
  setPen(factor: number): void
  /** How bright the room is, 0.75 to 1. */
  setLight(strength: number): void
  /** A copy of a model, drawn by itself: a group of two meshes (three with glass). Only its fills are hit by a ray. */
  stand(model: BakedModel): Group
  /** A copy of a model that is drawn when it joins `together`; its glass draws itself. Its fills are hit by a ray. */
  outline(model: BakedModel): Group
  /** Calls back when something has to be drawn again: another notebook, a filter, letters that have loaded. Returns how to stop. */
  onChange(changed: (notebook: Notebook) => void): () => void
  /** Is disposed of with the look. */
  hold(...things: readonly { dispose(): void }[]): void
  /** Frees what the graphics card holds; models stay baked for the next view. */
  dispose(): void
}

export function createLook(notebook: Notebook): Look {
  const uniforms = makeUniforms()
  // No program is made of those that nothing in the view is drawn with.
  const alone = { paper: paperMaterial(uniforms), ink: inkMaterial(uniforms) }
  const glass = paperMaterial(uniforms, GLASS)
  const label = labelMaterial(uniforms)
  const shadow = shadowMaterial(uniforms)
  const atlas = new Atlas(uniforms)
  const listeners = new Set<(notebook: Notebook) => void>()
  const used = new Set<{ dispose(): void }>()
  let plain = notebook
  let filter: Filter | null = null
  let drawn = notebook
  let isGone = false

  function apply(): void {
    drawn = filter ? filtered(plain, filter) : plain
    applyNotebook(uniforms, drawn)
    atlas.setFace(drawn.face)
    tell()
    void writeAgain(drawn)
  }

  function tell(): void {
    for (const changed of listeners) changed(drawn)
  }

  /** A face of letters may arrive after it was first written with. */
  async function writeAgain(asked: Notebook): Promise<void> {
    await atlas.faceLoaded()
    if (isGone || asked !== drawn) return
    atlas.rewrite()
    tell()
  }

  function mesh(geometry: BufferGeometry, material: ShaderMaterial, order: number): Mesh {
    used.add(geometry)
    const one = new Mesh(geometry, material)
    one.name = material.name
    one.renderOrder = order
    // It stands where its group stands.
    one.matrixAutoUpdate = false
    measureBefore(one, look)
    return one
  }

  const setViewport: Look['setViewport'] = (width, height, ratio) => {
    uniforms.uViewport.value.set(width, height)
    uniforms.uRatio.value = ratio
  }
  const together = new Together(uniforms, { setViewport })

  const look: Look = {
    uniforms,
    paper: together.paper,
    together,
    label,
    shadow,
    atlas,
    labels: new Set(),
    get notebook() {
      return drawn
    },
    setNotebook(next) {
      if (next === plain) return
      plain = next
      apply()
    },
    setFilter(next) {
      if (next === filter) return
      filter = next
      apply()
    },
    setPen(factor) {
      uniforms.uPen.value = factor
    },
    setLight(strength) {
      uniforms.uRoom.value = Math.min(1, Math.max(DARKEST, strength))
    },
    setViewport,
    stand(model) {
      const group = new Group()
      group.name = model.name
      if (model.paper) group.add(mesh(model.paper, alone.paper, 0))
      if (model.glass) group.add(mesh(model.glass, glass, 1))
      if (model.ink) {
        const lines = mesh(model.ink, alone.ink, 2)
        // Its corners move in the shader: where they lie before that, metres apart, nobody points at them nor touches them
        // (pointerEvents is what @pmndrs/pointer-events asks, whose fingers feel for things without `raycast`).
        lines.frustumCulled = false
        lines.raycast = () => undefined
        Object.assign(lines, { pointerEvents: 'none' })
        group.add(lines)
      }
      return group
    },
    outline(model) {
      const group = new Group()
      group.name = model.name
      if (model.paper) {
        const pressed = new Mesh(model.paper, together.paper)
        pressed.name = 'pressed'
        pressed.visible = false
        pressed.matrixAutoUpdate = false
        group.add(pressed)
      }
      if (model.glass) group.add(mesh(model.glass, glass, 1))
      return group
    },
    hold(...things) {
      for (const thing of things) used.add(thing)
    },
    onChange(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    dispose() {
      isGone = true
      for (const thing of used) thing.dispose()
      used.clear()
      for (const material of [alone.paper, alone.ink, glass, label, shadow]) material.dispose()
      together.dispose()
      atlas.dispose()
      listeners.clear()
    },
  }
  apply()
  return look
}

const GLASS = 0.42
const DARKEST = 0.75
