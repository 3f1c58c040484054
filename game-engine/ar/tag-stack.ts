// Tags of a view do not cover each other: the nearest to the eye keeps its place, those behind it move up on pins.
import { type Camera, type Object3D, Vector3 } from 'three'
import type { Triple } from '../core/part.ts'

export interface Tag {
  readonly at: Triple
  /** Its size, and how far its foot is below `at`: in pixels, where a metre is so many. */
  shape(pixels: number): { readonly width: number; readonly height: number; readonly below: number }
}

/** Labels of which some are tags. */
export interface Tagged extends Object3D {
  readonly tags: readonly Tag[]
  /** Puts a tag up by so many CSS pixels of the screen. */
  rise(tag: number, pixels: number): void
}

/** On the screen, in CSS pixels, y up. */
export interface TagBox {
  /** Its middle. */
  readonly x: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** Between two tags. */
const GAP = 2

/** How far each box moves up so that none covers another. @param boxes those that keep their places before the others */
export function stacked(boxes: readonly TagBox[]): number[] {
  const placed: TagBox[] = []
  return boxes.map((box) => {
    const beside = placed.filter((other) => Math.abs(other.x - box.x) < (other.width + box.width) / 2 + GAP)
    let bottom = box.bottom
    for (const other of beside.toSorted((one, two) => one.bottom - two.bottom))
      if (other.bottom < bottom + box.height + GAP && bottom < other.bottom + other.height + GAP)
        bottom = other.bottom + other.height + GAP
    placed.push({ ...box, bottom })
    return bottom - box.bottom
  })
}

const at = new Vector3()
const scale = new Vector3()

/**
 * Stacks the tags of all labels of a view; before each frame in which the eye or what is labelled may have moved.
 * @param width of the picture, in CSS pixels
 */
export function stackTags(
  all: Iterable<Tagged>,
  eye: Camera,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  eye.updateMatrixWorld()
  const found: { away: number; box: TagBox; rise(pixels: number): void }[] = []
  for (const labels of all) {
    if (labels.tags.length === 0) continue
    labels.updateWorldMatrix(true, false)
    const grown = scale.setFromMatrixScale(labels.matrixWorld).x
    for (const [index, tag] of labels.tags.entries()) {
      at.fromArray(tag.at).applyMatrix4(labels.matrixWorld).applyMatrix4(eye.matrixWorldInverse)
      const away = -at.z
      if (away <= 0) continue
      const pixels = ((eye.projectionMatrix.elements[5] ?? 1) * height) / 2 / away
      const { width: wide, height: high, below } = tag.shape(pixels * grown)
      at.applyMatrix4(eye.projectionMatrix)
      found.push({
        away,
        box: { x: (at.x * width) / 2, bottom: (at.y * height) / 2 - below, width: wide, height: high },
        rise: (by) => labels.rise(index, by),
      })
    }
  }
  found.sort((one, other) => one.away - other.away)
  const rises = stacked(found.map(({ box }) => box))
  for (const [index, { rise }] of found.entries()) rise(rises[index] ?? 0)
}
