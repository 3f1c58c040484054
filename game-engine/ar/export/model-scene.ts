// A model for viewers that know none of our materials: a mesh a fill, and its lines as thin wires of ink.
import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three'
import { FILLS, type Fill } from '../../core/part.ts'
import type { ModelPart } from '../bake-model.ts'
import { bakePaper, type FilledGeometry } from '../bake-paper.ts'
import { edgesOf } from '../edges.ts'
import type { Notebook } from '../notebook.ts'
import { isSoft, solidGeometry } from '../solids.ts'

/** Radius of a wire that stands for a pen's line, in metres. */
const WIRE = 0.0006
const GLASS_OPACITY = 0.42
const NAME_OF_INK = 'lines'

/** Metres, standing on y = 0; nothing in it is shared with other scenes. */
export function modelScene(name: string, parts: readonly ModelPart[], notebook: Notebook): Group {
  const scene = new Group()
  scene.name = name
  const fills = new Map<string, FilledGeometry[]>()
  const wires: number[] = []
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
    const geometry = isMesh ? part.geometry.toNonIndexed() : solidGeometry(part, index)
    const key = `${part.fill}${!isMesh && part.glass ? ' glass' : ''}`
    fills.set(key, [...(fills.get(key) ?? []), { geometry, fill: part.fill, soft }])
    if (part.line === 0) continue
    for (const { kind, from, to } of edgesOf(geometry, soft)) if (kind === 'crease') wire(wires, from, to)
  }
  for (const [key, list] of fills) {
    const fill = FILLS.find((one) => key.startsWith(one) && key.replace(' glass', '') === one) ?? 'paper'
    const geometry = bakePaper(list)
    geometry.deleteAttribute('fill')
    scene.add(meshOf(key, geometry, notebook, fill))
  }
  if (wires.length > 0) {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(wires, 3))
    geometry.computeVertexNormals()
    scene.add(meshOf(NAME_OF_INK, geometry, notebook, 'ink'))
  }
  return scene
}

function meshOf(name: string, geometry: BufferGeometry, notebook: Notebook, fill: Fill): Mesh {
  const glass = name.endsWith(' glass')
  const material = new MeshStandardMaterial({
    name: name.replace(' ', '-'),
    color: new Color().setRGB(...notebook.palette[fill], SRGBColorSpace),
    roughness: 1,
    metalness: 0,
    transparent: glass,
    opacity: glass ? GLASS_OPACITY : 1,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = name.replace(' ', '-')
  return mesh
}

/** A three-sided prism from one point to another. */
function wire(positions: number[], from: Vector3, to: Vector3): void {
  const way = to.clone().sub(from)
  if (way.lengthSq() < 1e-12) return
  way.normalize()
  const aside = way
    .clone()
    .cross(Math.abs(way.y) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0))
    .normalize()
  const other = way.clone().cross(aside)
  const corner = (at: Vector3, side: number) => {
    const angle = (side / 3) * 2 * Math.PI
    return at
      .clone()
      .addScaledVector(aside, Math.cos(angle) * WIRE)
      .addScaledVector(other, Math.sin(angle) * WIRE)
  }
  const triangle = (...points: readonly Vector3[]) => {
    for (const { x, y, z } of points) positions.push(x, y, z)
  }
  for (let side = 0; side < 3; side += 1) {
    const [a, b, c, d] = [corner(from, side), corner(from, side + 1), corner(to, side + 1), corner(to, side)]
    triangle(a, b, c)
    triangle(a, c, d)
  }
}
