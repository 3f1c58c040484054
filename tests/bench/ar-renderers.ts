// The renderers of a page's scenes: three tells them to its developer tools, whose place this takes.
import type { Page } from '@playwright/test'

/** The last picture that was drawn; frame: how many there were before it. */
export interface Drawn {
  readonly frame: number
  readonly calls: number
  readonly triangles: number
}

interface Renderer {
  readonly info?: { readonly render: Drawn }
  readonly domElement: HTMLCanvasElement
  getContext(): WebGL2RenderingContext
}

interface Watched {
  /** No more than the last is kept: what a bench holds would count as left behind. */
  last?: Renderer
  count: number
}

/** From the next page on. */
export async function watchRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { count: 0 }
    const tools = new EventTarget()
    tools.addEventListener('observe', (event) => {
      const { detail } = event as CustomEvent<Renderer>
      if (!detail.info) return
      watched.last = detail
      watched.count++
    })
    Object.assign(window, { __THREE_DEVTOOLS__: tools, watched })
  })
}

export function countRenderers(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(window, 'watched') as Watched).count)
}

/** Waits for the first picture of a renderer that was not there before. @param known how many there were */
export async function firstDrawn(page: Page, known: number): Promise<void> {
  await page.waitForFunction((before) => {
    const { count, last } = Reflect.get(window, 'watched') as Watched
    return count > before && (last?.info?.render.triangles ?? 0) > 0
  }, known)
}

export async function lastDrawn(page: Page): Promise<Drawn> {
  const drawn = await page.evaluate(() => {
    const { frame, calls, triangles } = (Reflect.get(window, 'watched') as Watched).last?.info?.render ?? {}
    return frame === undefined ? null : { frame, calls, triangles }
  })
  if (!drawn) throw new Error('nothing was drawn')
  return drawn as Drawn
}

/** Off: vertices are worked on as ever, but no pixel is, and the picture is not put on the page. */
export async function setRastering(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((on) => {
    const { last } = Reflect.get(window, 'watched') as Watched
    if (!last) throw new Error('nothing was drawn')
    const gl = last.getContext()
    last.domElement.style.opacity = on ? '' : '0'
    if (on) gl.disable(gl.RASTERIZER_DISCARD)
    else gl.enable(gl.RASTERIZER_DISCARD)
  }, isOn)
}
