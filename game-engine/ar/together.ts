// Models that stand in a view are drawn together: their fills in one draw call, their lines in another, however many they are.
// Each has a place, a matrix that the vertex shader looks up; what turns the view uploads none of them one by one.
import {
  type BufferGeometry,
  Group,
  type InterleavedBufferAttribute,
  Mesh,
  type Object3D,
  Scene,
  type ShaderMaterial,
} from 'three'
import type { BakedModel } from './bake-model.ts'
import { inkMaterial } from './ink-material.ts'
import { measureBefore, type Viewport } from './measure-before.ts'
import { paperMaterial } from './paper-material.ts'
import { INK, type Kind, PAPER, type Room, Shelf } from './shelf.ts'
import type { Places, Uniforms } from './uniforms.ts'

/** Places of one batch. A vertex shader has room for 64 matrices at the least, and needs some for itself. */
export const MOST_TOGETHER = 40
const MATRIX = 16
const GROUND_ORDER = 0
/** Lines of a page and its binding. */
const GROUND_ROWS = 512
const INK_ORDER = 2

export interface TogetherOptions {
  /** It lies below everything: its lines are drawn before glass, and its print is in register. */
  readonly isGround?: boolean
}

export class Together extends Group {
  /** Of what is pressed and of what is drawn. */
  readonly paper: ShaderMaterial
  private readonly batches: Batch[]
  private readonly uniforms: Uniforms
  private readonly view: Viewport

  constructor(uniforms: Uniforms, view: Viewport) {
    super()
    this.name = 'together'
    this.matrixAutoUpdate = false
    this.uniforms = uniforms
    this.view = view
    const first = new Batch(uniforms, view)
    this.paper = first.paper.mesh.material
    this.batches = [first]
    this.add(...first.meshes)
  }

  /**
   * Draws a copy of a model wherever `object` is, as long as that is in the scene and visible.
   * @returns a function that takes it away
   */
  join(model: BakedModel, object: Object3D, { isGround = false }: TogetherOptions = {}): () => void {
    let batch = this.batches.find(({ isFull }) => !isFull)
    if (!batch) {
      batch = new Batch(this.uniforms, this.view)
      this.batches.push(batch)
      this.add(...batch.meshes)
    }
    return batch.join(model, object, isGround)
  }

  override dispose(): void {
    super.dispose()
    for (const batch of this.batches) batch.dispose()
  }
}

/** Draws one shelf. */
class Layer {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>
  private readonly shelf: Shelf

  constructor(name: string, kind: Kind, material: ShaderMaterial, order: number, rows?: number) {
    this.shelf = new Shelf(kind, rows)
    this.mesh = new Mesh(this.shelf.geometry, material)
    this.mesh.name = name
    this.mesh.renderOrder = order
    this.mesh.matrixAutoUpdate = false
    this.mesh.frustumCulled = false
    this.mesh.visible = false
    this.mesh.raycast = () => undefined
    // Fingers in a headset feel for things without `raycast`.
    Object.assign(this.mesh, { pointerEvents: 'none' })
  }

  /** @returns a function that takes it away */
  put(columns: readonly Float32Array[], member: readonly [number, number]): () => void {
    const room: Room = this.shelf.put(columns, member)
    this.show()
    return () => {
      this.shelf.take(room)
      this.show()
    }
  }

  dispose(): void {
    this.shelf.dispose()
    this.mesh.material.dispose()
  }

  private show(): void {
    this.mesh.geometry = this.shelf.geometry
    this.mesh.visible = this.shelf.used > 0
  }
}

class Batch {
  readonly paper: Layer
  private readonly ground: Layer
  private readonly ink: Layer
  /** The first place is nobody's: no matrix, nothing drawn. */
  private readonly places = new Float32Array(MATRIX * MOST_TOGETHER)
  private readonly members: (Object3D | null)[] = [null]
  private foundIn = -1

  constructor(uniforms: Uniforms, view: Viewport) {
    const places: Places = {
      defines: { TOGETHER: MOST_TOGETHER },
      uniforms: { uPlaces: { value: this.places } },
    }
    const ink = inkMaterial(uniforms, places)
    this.paper = new Layer('paper', PAPER, paperMaterial(uniforms, 1, places), 0)
    this.ground = new Layer('ink', INK, ink, GROUND_ORDER, GROUND_ROWS)
    this.ink = new Layer('ink', INK, ink, INK_ORDER)
    for (const mesh of this.meshes) {
      measureBefore(mesh, view)
      const measure = mesh.onBeforeRender
      mesh.onBeforeRender = (renderer, ...rest) => {
        this.find(renderer.info.render.frame)
        measure.call(mesh, renderer, ...rest)
      }
    }
  }

  get meshes(): readonly Mesh[] {
    return [this.paper.mesh, this.ground.mesh, this.ink.mesh]
  }

  get isFull(): boolean {
    return this.members.length === MOST_TOGETHER && !this.members.includes(null, 1)
  }

  join({ paper, ink }: BakedModel, object: Object3D, isGround: boolean): () => void {
    const gap = this.members.indexOf(null, 1)
    const place = gap < 0 ? this.members.length : gap
    this.members[place] = object
    const member = [place, isGround ? 0 : 1] as const
    const taken: (() => void)[] = []
    if (paper) taken.push(this.paper.put(fillsOf(paper), member))
    if (ink) taken.push((isGround ? this.ground : this.ink).put([linesOf(ink)], member))
    return () => {
      this.members[place] = null
      for (const take of taken) take()
    }
  }

  /** Where everything is in this frame, once a frame. */
  private find(frame: number): void {
    if (frame === this.foundIn) return
    this.foundIn = frame
    for (let place = 1; place < this.members.length; place++) {
      const object = this.members[place]
      if (object && isShown(object)) this.places.set(object.matrixWorld.elements, place * MATRIX)
      else this.places.fill(0, place * MATRIX, (place + 1) * MATRIX)
    }
  }

  dispose(): void {
    for (const layer of [this.paper, this.ground, this.ink]) layer.dispose()
  }
}

/** Visible, and in a scene. */
function isShown(object: Object3D): boolean {
  let one = object
  while (one.visible && one.parent) one = one.parent
  return one.visible && one instanceof Scene
}

function fillsOf(paper: BufferGeometry): Float32Array[] {
  return ['position', 'normal', 'fill'].map((name) => paper.getAttribute(name).array as Float32Array)
}

function linesOf(ink: BufferGeometry): Float32Array {
  return (ink.getAttribute('from') as InterleavedBufferAttribute).data.array as Float32Array
}
