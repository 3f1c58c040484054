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
    const scenes: object[] = []
    const tools = new EventTarget()
    tools.addEventListener('observe', (event) => {
      const { detail } = event as CustomEvent<{ isScene?: boolean }>
      if (detail.isScene) scenes.push(detail)
    })
    Object.assign(window, { __THREE_DEVTOOLS__: tools, scenes })
  })
}

/**
 * Waits for the object in the scene that is drawn now.
 * @param at in the object's own space; the middle of what it shows where nothing is said. A number is metres above its lower edge.
 */
export async function findThing(page: Page, name: string, at?: Where | number): Promise<Spot> {
  const found = await page.waitForFunction(
    ([wanted, place]) => {
      // biome-ignore lint/suspicious/noExplicitAny: three of the page
      const { scenes } = window as any
      const thing = scenes.at(-1)?.getObjectByName(wanted)
      if (!thing) return null
      thing.updateWorldMatrix(true, true)
      let shown = thing
      let point = Array.isArray(place) ? place : null
      if (point === null) {
        thing.traverse((one: { geometry?: unknown }) => {
          if (!shown.geometry && one.geometry) shown = one
        })
        shown.geometry.computeBoundingBox()
        const { min, max } = shown.geometry.boundingBox
        const y = typeof place === 'number' ? min.y + place : (min.y + max.y) / 2
        point = [(min.x + max.x) / 2, y, (min.z + max.z) / 2]
      }
      const [x, y, z] = point
      const world = shown.position.clone().set(x, y, z).applyMatrix4(shown.matrixWorld)
      const { camera, gl } = thing.__r3f.root.getState()
      camera.updateWorldMatrix(true, false)
      const { left, top, width, height } = gl.domElement.getBoundingClientRect()
      const seen = world.clone().project(camera)
      const screen = { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height }
      return { world: world.toArray(), screen }
    },
    [name, at ?? null] as const,
  )
  return (await found.jsonValue()) as Spot
}
