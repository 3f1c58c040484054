// Draws one model or small scene on a canvas, for the developers' page of AR.
import { Group, type Object3D, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three'
import { bakeModel } from '#engine/ar/bake-model.ts'
import { FILTERS, type Filter } from '#engine/ar/filters.ts'
import { createLabels } from '#engine/ar/labels.ts'
import { createLook, type Look } from '#engine/ar/look.ts'
import { cssColour, readNotebook } from '#engine/ar/notebook.ts'
import { createPage } from '#engine/ar/page.ts'
import { PlacementRing } from '#engine/ar/placement-ring.ts'
import { cardPrint } from '#engine/ar/science-quest/element-card.ts'
import { atomParts, moleculeParts } from '#engine/ar/science-quest/molecule.ts'
import { isScienceThing, SCIENCE_THINGS, scienceModel } from '#engine/ar/science-quest/science-thing.ts'
import { Shadows, type Spot } from '#engine/ar/shadows.ts'
import { ARTEFACTS } from '#engine/games/history-hunt/artefacts.ts'
import { isElementSymbol } from '#engine/games/science-quest/matter/elements.ts'
import { isMoleculeId, structureOf } from '#engine/games/science-quest/matter/molecules.ts'
import { maze, timeline } from './game-scenes.ts'

/** What the tests read from the page. */
export interface ArStats {
  readonly calls: number
  readonly triangles: number
  readonly geometries: number
  readonly textures: number
  readonly programs: number
  /** Of the scene without page and shadows, in metres. */
  readonly size: readonly number[]
}

interface Framed {
  readonly target: readonly [number, number, number]
  readonly distance: number
  readonly azimuth: number
  readonly elevation: number
}

const BENCH: Framed = { target: [0, 0.11, 0.01], distance: 1.02, azimuth: 0.24, elevation: 0.34 }
const MAZE: Framed = { target: [0.01, 0.02, 0.01], distance: 1.0, azimuth: 0.3, elevation: 0.78 }
const TIMELINE: Framed = { target: [0, 0.07, 0.02], distance: 1.24, azimuth: 0.16, elevation: 0.5 }
const FLAT: Framed = { target: [0, 0, 0], distance: 0.7, azimuth: 0.2, elevation: 0.6 }
/** Pages of models are set out so far apart, in metres. */
const APART = 0.28

export function show(canvas: HTMLCanvasElement, query: URLSearchParams): () => void {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: true })
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
  const look = createLook(readNotebook(canvas.closest<HTMLElement>('[data-level]') ?? undefined))
  look.setFilter(FILTERS.find((filter): filter is Filter => filter === query.get('filter')) ?? null)
  look.setPen(number(query, 'pen', 1))
  look.setLight(number(query, 'light', 1))
  // A picture that will stand on a page has no ground of its own.
  if (!query.has('clear')) canvas.style.background = cssColour(look.notebook.backdrop)
  const scene = new Scene()
  const root = new Group()
  scene.add(root, look.together)
  const framed = fill(root, look, query)
  const camera = new PerspectiveCamera(number(query, 'fov', 34), 1, 0.02, 12)

  function draw(): void {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    aim(camera, framed, query)
    renderer.render(scene, camera)
    const { render, memory, programs } = renderer.info
    const size = new Vector3(...framed.target)
    const stats: ArStats = {
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
      programs: programs?.length ?? 0,
      size: size.toArray(),
    }
    Object.assign(window, { arStats: stats })
  }
  draw()
  // Faces of letters may arrive late.
  void document.fonts.ready.then(() => {
    look.atlas.rewrite()
    draw()
    document.documentElement.dataset['ar'] = 'drawn'
  })
  return () => {
    look.dispose()
    renderer.dispose()
  }
}

function aim(camera: PerspectiveCamera, framed: Framed, query: URLSearchParams): void {
  const target = new Vector3(...framed.target)
  const distance = number(query, 'd', framed.distance)
  const [azimuth, elevation] = [number(query, 'az', framed.azimuth), number(query, 'el', framed.elevation)]
  camera.position.set(
    target.x + distance * Math.sin(azimuth) * Math.cos(elevation),
    target.y + distance * Math.sin(elevation),
    target.z + distance * Math.cos(azimuth) * Math.cos(elevation),
  )
  camera.lookAt(target)
}

function number(query: URLSearchParams, name: string, usual: number): number {
  const given = query.get(name)
  return given === null ? usual : Number(given)
}

function fill(root: Object3D, look: Look, query: URLSearchParams): Framed {
  const scene = query.get('scene')
  if (scene === 'ring') {
    const ring = new PlacementRing(look)
    ring.drawn = number(query, 'drawn', 1)
    root.add(ring)
    return FLAT
  }
  if (scene === 'bench') {
    bench(root, look)
    return BENCH
  }
  if (scene === 'maze') {
    maze(root, look)
    return MAZE
  }
  if (scene === 'timeline') {
    timeline(root, look)
    return TIMELINE
  }
  if (scene === 'artefacts' || scene === 'things') {
    const names = scene === 'things' ? SCIENCE_THINGS : ARTEFACTS.map(({ id }) => id)
    return setOut(root, look, names.slice(number(query, 'from', 0), number(query, 'to', names.length)), query)
  }
  return alone(root, look, query.get('model') ?? 'amphora')
}

/** A model by the name of an artefact, a thing of the bench, a molecule or an element. */
function standing(look: Look, name: string): Group {
  const artefact = ARTEFACTS.find(({ id }) => id === name)
  if (artefact) return look.stand(bakeModel(`artefact ${name}`, artefact.shape))
  if (isScienceThing(name) && !isMoleculeId(name)) return look.stand(scienceModel(name))
  const molecule = name.replace(/^molecule-/, '')
  if (isMoleculeId(molecule)) {
    const { parts, labels } = moleculeParts(structureOf(molecule))
    const group = look.stand(bakeModel(`molecule ${molecule}`, parts))
    group.add(createLabels(look, labels))
    return group
  }
  if (isElementSymbol(name)) return look.stand(bakeModel(`atom ${name}`, atomParts(name)))
  throw new RangeError(`no model ${name}`)
}

function alone(root: Object3D, look: Look, name: string): Framed {
  const model = standing(look, name)
  root.add(model, new Shadows(look, [{ x: 0, z: 0, ...feet(model) }]))
  const { middle, radius } = bounds(model)
  return { target: middle, distance: radius * 4.6, azimuth: 0.35, elevation: 0.3 }
}

function setOut(root: Object3D, look: Look, names: readonly string[], query: URLSearchParams): Framed {
  const columns = number(query, 'columns', 6)
  const rows = Math.ceil(names.length / columns)
  const spots: Spot[] = []
  for (const [index, name] of names.entries()) {
    const model = standing(look, name)
    const x = ((index % columns) - (columns - 1) / 2) * APART
    const y = (rows - 1 - Math.floor(index / columns)) * APART
    model.position.set(x, y, 0)
    model.rotation.y = number(query, 'turn', 0.35)
    model.rotation.x = 0.2
    root.add(model)
    spots.push({ x, z: 0, radiusX: 0 })
  }
  return {
    target: [0, ((rows - 1) * APART) / 2 + 0.1, 0],
    distance: (columns * APART) / 0.62,
    azimuth: 0,
    elevation: 0,
  }
}

function bench(root: Object3D, look: Look): void {
  root.add(createPage(look))
  const put = (name: string, x: number, y: number, z: number, turn = 0, scale = 1) => {
    const model = standing(look, name)
    model.position.set(x, y, z)
    model.rotation.y = turn
    model.scale.setScalar(scale)
    root.add(model)
    return model
  }
  put('flask', -0.02, 0, 0.015, 0.3, 1.12)
  put('testTubes', 0.128, 0, -0.105, -0.2)
  put('burner', -0.16, 0, -0.075, 0.2)
  for (const [name, symbol, x, z, turn] of [
    ['card', 'H', -0.125, 0.115, 0.25],
    ['cardA', 'O', -0.06, 0.132, 0.1],
    ['cardB', 'C', 0.008, 0.136, -0.06],
  ] as const)
    put(name, x, 0, z, turn).add(createLabels(look, cardPrint(symbol, [0, 0, 0])))
  put('molecule-water', -0.012, 0.27, 0, 0.15, 1.15).add(
    createLabels(look, [{ text: '104.5°', at: [0, -0.05, 0], size: 0.0115, tag: true, lift: 0.015 }]),
  )
  put('molecule-methane', 0.165, 0.095, 0.085, 0.5)
  root.add(
    new Shadows(look, [
      { x: -0.02, z: 0.015, radiusX: 0.062 },
      { x: 0.128, z: -0.105, radiusX: 0.085, radiusZ: 0.04 },
      { x: -0.16, z: -0.075, radiusX: 0.042 },
      { x: -0.125, z: 0.108, radiusX: 0.03, radiusZ: 0.02 },
      { x: -0.06, z: 0.125, radiusX: 0.03, radiusZ: 0.02 },
      { x: 0.008, z: 0.129, radiusX: 0.03, radiusZ: 0.02 },
      { x: 0.165, z: 0.085, radiusX: 0.042, strength: 0.55 },
    ]),
  )
}

function bounds(model: Group): { middle: [number, number, number]; radius: number } {
  const low = new Vector3(Infinity, Infinity, Infinity)
  const high = low.clone().negate()
  model.traverse((object) => {
    if (!('geometry' in object) || object.name === 'ink' || object.name === 'labels') return
    const box = (object.geometry as { boundingBox: { min: Vector3; max: Vector3 } | null }).boundingBox
    if (!box) return
    low.min(box.min)
    high.max(box.max)
  })
  const middle = low.clone().add(high).multiplyScalar(0.5)
  return { middle: [middle.x, middle.y, middle.z], radius: high.distanceTo(low) / 2 }
}

function feet(model: Group): { radiusX: number; radiusZ: number } {
  const { radius } = bounds(model)
  return { radiusX: radius * 0.55, radiusZ: radius * 0.4 }
}
