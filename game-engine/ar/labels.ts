// All labels of one object or scene as one mesh: one draw call.
import {
  BufferGeometry,
  Float32BufferAttribute,
  type Matrix4,
  Mesh,
  type ShaderMaterial,
  Vector3,
} from 'three'
import { FILLS, type Fill, type Triple } from '../core/part.ts'
import type { Cell } from './atlas.ts'
import { LEAST_PIXELS, TAG_HEIGHT } from './label-material.ts'
import type { Look } from './look.ts'
import { measureBefore } from './measure-before.ts'
import { placement } from './solids.ts'
import type { Tag, Tagged } from './tag-stack.ts'

/** Metres, in the space of what the labels are added to. */
export interface Label {
  readonly text: string
  readonly at: Triple
  /** Height of the line. */
  readonly size: number
  /** The fill it stands on (a letter on an atom), or of its tag where it has one. Paper unless given. */
  readonly fill?: Fill
  /** On a slip of paper of its own, never smaller than can be read; it grows up from its foot, and goes up where others are (tag-stack.ts). */
  readonly tag?: boolean
  /** Towards the eye: how far the face it would lie on is from `at`, as the radius of an atom. */
  readonly lift?: number
  /** Printed on a face that looks towards +z, turned by these degrees, instead of facing the viewer. */
  readonly turn?: Triple
}

const PLAIN = 1
const LETTER = 0
const CLEAR = 3
/** How a quad stands: on a face, towards the viewer, as a tag does, or as the pin a tag is put up on. */
const ON_FACE = 0
const FACING = 1
const TAG = 2
const PIN = 3
/** Of a pin, as a share of the height of the text. */
const PIN_WIDTH = 0.09
/** The corners of an area, from 0 to 1. */
const UNIT: Cell = { x: 0, y: 0, width: 1, height: 1 }

/** Every text is in the atlas from now on. Dispose of the mesh's geometry when the labels change. */
export function createLabels(look: Look, labels: readonly Label[]): Mesh & Tagged {
  const quads = new Quads()
  const tags: Tag[] = []
  for (const label of labels) {
    const { text, at, size, fill = 'paper', tag = false, lift = tag ? 0.02 : 0.001, turn } = label
    const cell = look.atlas.cellOf(text)
    const [wide, high] = [(size * cell.width) / cell.height, size]
    const facing = turn ? ON_FACE : tag ? TAG : FACING
    const frame = turn ? placement({ at: [0, 0, 0], turn }) : undefined
    const quad = (w: number, h: number, depth: number, ink: Fill, role: number, where?: Cell) =>
      quads.add({ at, w, h, depth, ink: [FILLS.indexOf(ink), role, size], facing, frame, cell: where })
    if (tag) {
      const [tagWidth, tagHeight] = [wide + high * 0.62, high * TAG_HEIGHT]
      tags.push(tagOf(at, size, tagWidth, tagHeight))
      quads.beginTag()
      const ink: Triple = [FILLS.indexOf('ink'), PLAIN, size]
      quads.add({ at, w: size * PIN_WIDTH, h: tagHeight, depth: lift - 0.0004, ink, facing: PIN })
      quad(tagWidth, tagHeight, lift, 'ink', PLAIN)
      quad(wide + high * 0.5, high * 1.18, lift + 0.0004, fill, PLAIN)
    }
    // Hatching stays clear of what is written.
    else quad(wide * 1.5, high * 1.25, lift - 0.0001, fill, CLEAR, UNIT)
    quad(wide, high, tag ? lift + 0.0008 : lift, fill, LETTER, cell)
    quads.endTag()
  }
  return new Labels(quads, look, tags)
}

function tagOf(at: Triple, size: number, width: number, height: number): Tag {
  return {
    at,
    shape(pixels) {
      const larger = Math.max(1, LEAST_PIXELS / Math.max(1, size * pixels))
      return {
        width: width * larger * pixels,
        height: height * larger * pixels,
        below: (height / 2) * pixels,
      }
    },
  }
}

class Labels extends Mesh<BufferGeometry, ShaderMaterial> implements Tagged {
  readonly tags: readonly Tag[]
  private readonly rising: readonly (readonly number[])[]

  constructor(quads: Quads, look: Look, tags: readonly Tag[]) {
    super(quads.geometry(), look.label)
    this.tags = tags
    this.rising = quads.rising
    this.name = 'labels'
    this.renderOrder = 3
    this.frustumCulled = false
    this.raycast = () => undefined
    // It stands where its group stands.
    this.matrixAutoUpdate = false
    measureBefore(this, look)
  }

  rise(tag: number, pixels: number): void {
    const rise = this.geometry.getAttribute('rise')
    for (const vertex of this.rising[tag] ?? []) {
      if (rise.getX(vertex) === pixels) continue
      rise.setX(vertex, pixels)
      rise.needsUpdate = true
    }
  }
}

interface Quad {
  readonly at: Triple
  readonly w: number
  readonly h: number
  readonly depth: number
  readonly ink: Triple
  readonly facing: number
  readonly frame?: Matrix4 | undefined
  readonly cell?: Cell | undefined
}

class Quads {
  /** Which vertices go up with each tag: of its pin only the upper ones. */
  readonly rising: number[][] = []
  private tag: number[] | null = null
  private readonly at: number[] = []
  private readonly offset: number[] = []
  private readonly ink: number[] = []
  private readonly cell: number[] = []
  private readonly facing: number[] = []
  private readonly index: number[] = []

  /** What is added from now on belongs to one tag. */
  beginTag(): void {
    this.tag = []
    this.rising.push(this.tag)
  }

  endTag(): void {
    this.tag = null
  }

  add({ at, w, h, depth, ink, facing, frame, cell }: Quad): void {
    const first = this.facing.length
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      if (facing !== PIN || y > 0) this.tag?.push(this.facing.length)
      // All of a pin is at the foot of its tag until that goes up.
      const offset = new Vector3((x * w) / 2, ((facing === PIN ? -1 : y) * h) / 2, depth)
      if (frame) offset.applyMatrix4(frame)
      this.at.push(...at)
      this.offset.push(offset.x, offset.y, offset.z)
      this.ink.push(...ink)
      this.facing.push(facing)
      this.cell.push(
        cell ? cell.x + (x > 0 ? cell.width : 0) : 0,
        cell ? cell.y + (y > 0 ? 0 : cell.height) : 0,
      )
    }
    this.index.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    const set = (name: string, values: readonly number[], items: number) =>
      geometry.setAttribute(name, new Float32BufferAttribute(values, items))
    set('position', this.at, 3)
    set('offset', this.offset, 3)
    set('ink', this.ink, 3)
    set('cell', this.cell, 2)
    set('facing', this.facing, 1)
    set(
      'rise',
      this.facing.map(() => 0),
      1,
    )
    geometry.setIndex(this.index)
    return geometry
  }
}
