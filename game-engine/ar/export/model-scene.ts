// A model for viewers that know none of our materials: a mesh a fill, and its lines as thin wires of ink.
import {
  Box3,
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import { FILLS, type Fill } from '../../core/part.ts'
import type { ModelPart } from '../bake-model.ts'
import { bakePaper, type FilledSolid } from '../bake-paper.ts'
import { edgesOf } from '../edges.ts'
import { facesOf } from '../faces.ts'
import type { Notebook } from '../notebook.ts'
import { isSoft, solidGeometry } from '../solids.ts'

/** Radius of a wire that stands for a pen's line, in metres. */
const WIRE = 0.0006
const GLASS_OPACITY = 0.42
export const NAME_OF_INK = 'lines'
const GLASS = ' glass'
/** Corners closer than this, in metres, whose normals are as close are written once. */
const SAME_CORNER = 5e-5

export interface ModelScene extends Group {
  children: FilledMesh[]
}

type FilledMesh = Mesh<BufferGeometry, MeshStandardMaterial>

/** Metres, standing on y = 0, each corner once, not yet painted; nothing in it is shared with other scenes. */
export function modelScene(name: string, parts: readonly ModelPart[]): ModelScene {
  const meshes: FilledMesh[] = []
  const fills = new Map<string, FilledSolid[]>()
  const wires: Wires = { positions: [], normals: [], index: [] }
  for (const [index, part] of parts.entries()) {
    if (part.form === 'stroke') {
      const points = part.path.map((point) => new Vector3(...point).multiplyScalar(0.001))
      for (const [at, point] of points.entries()) {
        const next = points[at + 1]
        if (next && !(part.dashed && at % 2 === 1)) wire(wires, point, next)
      }
      continue
    }
    const isMesh = part.form === 'mesh'
    const soft = isMesh ? (part.soft ?? false) : isSoft(part)
    const solid = facesOf(isMesh ? part.geometry.toNonIndexed() : solidGeometry(part, index))
    const key = `${part.fill}${!isMesh && part.glass ? GLASS : ''}`
    fills.set(key, [...(fills.get(key) ?? []), { solid, fill: part.fill, soft }])
    if (part.line === 0) continue
    for (const { kind, from, to } of edgesOf(solid, soft)) if (kind === 'crease') wire(wires, from, to)
  }
  for (const [key, list] of fills) {
    const geometry = bakePaper(list)
    geometry.deleteAttribute('fill')
    meshes.push(meshOf(key, mergeVertices(geometry, SAME_CORNER)))
  }
  if (wires.index.length > 0) {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(wires.positions, 3))
    geometry.setAttribute('normal', new Float32BufferAttribute(wires.normals, 3))
    geometry.setIndex(wires.index)
    meshes.push(meshOf(NAME_OF_INK, geometry))
  }
  const scene = new Group()
  scene.name = name
  scene.add(...meshes)
  return scene as ModelScene
}

/** Gives every mesh the colour that its fill has in a notebook. */
export function paint(scene: ModelScene, { palette }: Pick<Notebook, 'palette'>): void {
  for (const { material } of scene.children)
    material.color.setRGB(...palette[fillOf(material.name)], SRGBColorSpace)
}

/** Frees what a scene holds. */
export function discard({ children }: ModelScene): void {
  for (const { geometry, material } of children) {
    geometry.dispose()
    material.dispose()
  }
}

/** In metres, from what it stands on. */
export function heightOf(scene: ModelScene): number {
  return new Box3().setFromObject(scene).max.y
}

function fillOf(name: string): Fill {
  return FILLS.find((fill) => name === fill || name === nameOf(fill + GLASS)) ?? 'ink'
}

function meshOf(key: string, geometry: BufferGeometry): FilledMesh {
  const glass = key.endsWith(GLASS)
  const name = nameOf(key)
  const material = new MeshStandardMaterial({
    name,
    roughness: 1,
    metalness: 0,
    transparent: glass,
    opacity: glass ? GLASS_OPACITY : 1,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = name
  return mesh
}

/** As files may name things. */
function nameOf(key: string): string {
  return key.replace(' ', '-')
}

interface Wires {
  readonly positions: number[]
  readonly normals: number[]
  readonly index: number[]
}

/** A three-sided prism from one point to another, shaded as if it were round. */
function wire({ positions, normals, index }: Wires, from: Vector3, to: Vector3): void {
  const way = to.clone().sub(from)
  if (way.lengthSq() < 1e-12) return
  way.normalize()
  const aside = way
    .clone()
    .cross(Math.abs(way.y) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0))
    .normalize()
  const other = way.clone().cross(aside)
  const first = positions.length / 3
  for (const end of [from, to]) {
    for (let side = 0; side < 3; side += 1) {
      const angle = (side / 3) * 2 * Math.PI
      const out = aside.clone().multiplyScalar(Math.cos(angle)).addScaledVector(other, Math.sin(angle))
      normals.push(out.x, out.y, out.z)
      const { x, y, z } = out.multiplyScalar(WIRE).add(end)
      positions.push(x, y, z)
    }
  }
  for (let side = 0; side < 3; side += 1) {
    const next = (side + 1) % 3
    const [a, b, c, d] = [first + side, first + next, first + 3 + next, first + 3 + side]
    index.push(a, b, c, a, c, d)
  }
}
