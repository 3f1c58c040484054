// The scene of an AR game as it is drawn: where its objects are, by their names. three tells its scenes to its developer tools,
// whose place this takes; the app knows nothing of it.
import type { Page } from '@playwright/test'

export type Where = readonly [x: number, y: number, z: number]

export interface Spot {
  /** In metres, in the space of the view. */
  readonly world: Where
  /** In CSS pixels of the window, by the camera of the canvas. */
  readonly screen: { readonly x: number; readonly y: number }
}

/** From the next page on. */
export async function watchScenes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noExplicitAny: three of the page
    const scenes: any[] = []
    const tools = new EventTarget()
    tools.addEventListener('observe', (event) => {
      const { detail } = event as CustomEvent<{ isScene?: boolean }>
      if (detail.isScene) scenes.push(detail)
    })
    /** Null while it is not there. */
    function whereIs(name: string, at: Where | number | null): Spot | null {
      // Those of views that were left are empty, or their canvas is gone.
      const thing = scenes.map((scene) => scene.getObjectByName(name)).findLast((found) => found?.__r3f?.root)
      if (!thing?.__r3f.root.getState().gl.domElement.isConnected) return null
      thing.updateWorldMatrix(true, true)
      let shown = thing
      let point = typeof at === 'object' ? at : null
      if (point === null) {
        thing.traverse((one: { geometry?: unknown }) => {
          if (!shown.geometry && one.geometry) shown = one
        })
        shown.geometry.computeBoundingBox()
        const { min, max } = shown.geometry.boundingBox
        const y = typeof at === 'number' ? min.y + at : (min.y + max.y) / 2
        point = [(min.x + max.x) / 2, y, (min.z + max.z) / 2]
      }
      const world = shown.position
        .clone()
        .set(...point)
        .applyMatrix4(shown.matrixWorld)
      const { camera, gl } = thing.__r3f.root.getState()
      camera.updateWorldMatrix(true, false)
      const { left, top, width, height } = gl.domElement.getBoundingClientRect()
      const seen = world.clone().project(camera)
      const screen = { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height }
      return { world: world.toArray(), screen }
    }
    Object.assign(window, { __THREE_DEVTOOLS__: tools, whereIs })
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
    // biome-ignore lint/suspicious/noExplicitAny: see above
    ([name, place]) => (window as any).whereIs(name, place),
    [thing, at ?? null] as const,
  )
  return (await found.jsonValue()) as Spot
}
