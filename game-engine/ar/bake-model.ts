// A model is baked once: its fills to one geometry, its glass to another where it has any, its lines to a third.
import { Box3, type BufferGeometry, type InstancedBufferGeometry, Vector3 } from 'three'
import type { Fill, Part, Solid } from '../core/part.ts'
import { InkBaker, middleOf, type RoundOutline } from './bake-ink.ts'
import { bakePaper, type Filled } from './bake-paper.ts'
import { edgesOf } from './edges.ts'
import { facesOf } from './faces.ts'
import { isSoft, type SolidPart, solidGeometry } from './solids.ts'

/** Triangles of one's own, in metres, as a part of a model. */
export interface MeshPart {
  readonly form: 'mesh'
  readonly geometry: BufferGeometry
  readonly fill: Fill
  /** Draw its silhouette only. */
  readonly soft?: boolean
  /** As of other parts. */
  readonly line?: number
}

export type ModelPart = Part | MeshPart

/** Triangles without an index, in metres. */
type FilledGeometry = Filled & { readonly geometry: BufferGeometry }

/** Geometries in metres, shared by every copy of the model: never change or dispose of them. */
export interface BakedModel {
  readonly name: string
  readonly paper: BufferGeometry | null
  readonly glass: BufferGeometry | null
  readonly ink: InstancedBufferGeometry | null
  /** What the solids fill. */
  readonly bounds: Box3
  /** Triangles drawn, lines included. */
  readonly triangles: number
}

const baked = new Map<string, BakedModel>()

/**
 * Bakes a model, or gives back what was baked under this name before: the name has to stand for the parts.
 * Two draw calls a copy, three with glass.
 */
export function bakeModel(
  name: string,
  parts: readonly ModelPart[] | (() => readonly ModelPart[]),
): BakedModel {
  const known = baked.get(name)
  if (known) return known
  const model = bake(name, typeof parts === 'function' ? parts() : parts)
  baked.set(name, model)
  return model
}

/** Bakes what is drawn once and not kept (a maze, the way walked through it): whoever asks disposes of its geometries. */
export function bake(name: string, parts: readonly ModelPart[]): BakedModel {
  const fills: FilledGeometry[] = []
  const glasses: FilledGeometry[] = []
  const ink = new InkBaker()
  for (const [index, part] of parts.entries()) {
    if (part.form === 'stroke') {
      ink.stroke(part)
      continue
    }
    const filled = filledGeometry(part, index)
    const list = part.form !== 'mesh' && part.glass ? glasses : fills
    list.push(filled)
    const { line = 1 } = part
    if (line === 0) continue
    if ('round' in filled) ink.round(filled.round, 'ink', line)
    else ink.edges(edgesOf(filled.solid, filled.soft), 'ink', breadthOf(part, filled.geometry), line)
  }
  const bounds = new Box3()
  for (const { geometry } of [...fills, ...glasses]) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) bounds.union(geometry.boundingBox)
  }
  const size = bounds.isEmpty() ? 1 : bounds.getSize(new Vector3()).length()
  const paper = fills.length > 0 ? bakePaper(fills) : null
  const glass = glasses.length > 0 ? bakePaper(glasses) : null
  for (const { geometry } of [...fills, ...glasses]) geometry.dispose()
  const count = (geometry: BufferGeometry | null) => (geometry?.getAttribute('position').count ?? 0) / 3
  return {
    name,
    paper,
    glass,
    ink: ink.lines > 0 ? ink.bake(size) : null,
    bounds,
    triangles: count(paper) + count(glass) + ink.lines * 2,
  }
}

function filledGeometry(part: SolidPart | MeshPart, seed: number): FilledGeometry {
  if (part.form !== 'mesh') {
    const geometry = solidGeometry(part, seed)
    const { fill } = part
    const round = part.form === 'ball' ? outlineOf(part) : undefined
    return round
      ? { geometry, round, fill }
      : { geometry, solid: facesOf(geometry), fill, soft: isSoft(part) }
  }
  const { fill, soft = false } = part
  const geometry = part.geometry.index ? part.geometry.toNonIndexed() : part.geometry.clone()
  return { geometry, solid: facesOf(geometry), fill, soft }
}

/** Metres. A wire is as broad as it is thick, however it is bent. */
function breadthOf(part: SolidPart | MeshPart, geometry: BufferGeometry): number {
  if (part.form === 'tube') return part.thick * 0.001
  geometry.computeBoundingBox()
  const { x, y, z } = (geometry.boundingBox ?? new Box3()).getSize(new Vector3())
  return middleOf([x, y, z])
}

/** Undefined for a turned ball that is not round all over: its edges are drawn then. */
function outlineOf({ at, size: [x, y, z], turn }: Solid): RoundOutline | undefined {
  if (turn && !(x === y && y === z)) return undefined
  return {
    middle: new Vector3(...at).multiplyScalar(0.001),
    radii: new Vector3(x, y, z).multiplyScalar(0.0005),
  }
}
