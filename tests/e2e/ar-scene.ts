// The scene of an AR game as it is drawn: where its objects are, by their names. three tells its scenes to its developer tools,
// whose place this takes; the app knows nothing of it.
import type { Page } from '@playwright/test'
import type { RootState } from '@react-three/fiber'
import type { Mesh, Object3D, Scene } from 'three'

export type Where = readonly [x: number, y: number, z: number]

export interface Spot {
  /** In metres, in the space of the view. */
  readonly world: Where
  /** In CSS pixels of the window, by the camera of the canvas. */
  readonly screen: { readonly x: number; readonly y: number }
}

/** What the page knows of its scenes. */
export interface ScenesOfPage {
  /** Null while it is not there. */
  whereIs(name: string, at: Where | number | null): Spot | null
  /** Where everything whose name begins so is, as a text to compare. */
  whereAllAre(prefix: string): string
}

/** What react-three keeps with an object; its root is gone once the object was taken from its scene. */
interface Kept {
  __r3f?: { root?: { getState(): RootState } }
}

/** From the next page on. */
export async function watchScenes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scenes: Scene[] = []
    const tools = new EventTarget()
    tools.addEventListener('observe', (event) => {
      const { detail } = event as CustomEvent<Scene>
      if (detail.isScene) scenes.push(detail)
    })
    const rootOf = (thing: unknown) => (thing as Kept | undefined)?.__r3f?.root
    function whereIs(name: string, at: Where | number | null): Spot | null {
      // Those of views that were left are empty, or their canvas is gone.
      const thing = scenes.map((scene) => scene.getObjectByName(name)).findLast(rootOf)
      const root = rootOf(thing)?.getState()
      if (!thing || !root?.gl.domElement.isConnected) return null
      thing.updateWorldMatrix(true, true)
      let shown: Object3D = thing
      let point = typeof at === 'object' ? at : null
      if (point === null) {
        const meshes: Mesh[] = []
        thing.traverse((one) => {
          if ('geometry' in one) meshes.push(one as Mesh)
        })
        const [mesh] = meshes
        mesh?.geometry.computeBoundingBox()
        const box = mesh?.geometry.boundingBox
        if (!mesh || !box) return null
        shown = mesh
        const { min, max } = box
        const y = typeof at === 'number' ? min.y + at : (min.y + max.y) / 2
        point = [(min.x + max.x) / 2, y, (min.z + max.z) / 2]
      }
      const world = shown.position
        .clone()
        .set(...point)
        .applyMatrix4(shown.matrixWorld)
      const { camera, gl } = root
      camera.updateWorldMatrix(true, false)
      const { left, top, width, height } = gl.domElement.getBoundingClientRect()
      const seen = world.clone().project(camera)
      const screen = { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height }
      return { world: world.toArray(), screen }
    }
    function whereAllAre(prefix: string): string {
      const places: number[][] = []
      for (const scene of scenes)
        scene.traverse((one) => {
          if (!one.name.startsWith(prefix)) return
          one.updateWorldMatrix(true, false)
          places.push(one.matrixWorld.toArray())
        })
      return JSON.stringify(places)
    }
    Object.assign(window, { __THREE_DEVTOOLS__: tools, whereIs, whereAllAre })
  })
}

/**
 * From the next page on WebGL takes what it is told and rasters nothing of it: software would need both cores for pixels that no
 * journey looks at. Rays, layouts and the pages are what they always are; what is drawn is seen by the benches of npm run bench.
 */
export async function drawNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext
    for (const call of [
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const)
      prototype[call] = () => {}
  })
}

/** A place on an object of the scene. */
export interface Target {
  readonly thing: string
  /** In the object's own space; the middle of what it shows where nothing is said. A number is metres above its lower edge. */
  readonly at?: Where | number | undefined
}

/** Waits for the object in the scene that is drawn now. */
export async function findThing(page: Page, { thing, at }: Target): Promise<Spot> {
  const found = await page.waitForFunction(
    ([name, place]) => (window as unknown as ScenesOfPage).whereIs(name, place),
    [thing, at ?? null] as const,
  )
  return (await found.jsonValue()) as Spot
}

/** Waits until everything whose name begins so has stayed where it is for some frames: on its way it hides what is behind it. */
export async function comeToRest(page: Page, prefix: string): Promise<void> {
  await page.evaluate(async (name) => {
    const { whereAllAre } = window as unknown as ScenesOfPage
    let last = ''
    for (let still = 0; still < 3; still++) {
      await new Promise((done) => requestAnimationFrame(done))
      const now = whereAllAre(name)
      if (now !== last) still = 0
      last = now
    }
  }, prefix)
}
