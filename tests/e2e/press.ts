// What people press with when it is not a key, and what only a finger does.
import type { Locator, Page } from '@playwright/test'

export type Press = (target: Locator) => Promise<void>

export interface Spot {
  x: number
  y: number
}

/** The middle of something, in pixels of the window. */
export async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing there: ${target}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const finger: Press = async (target) => {
  const { x, y } = await spotOn(target)
  await target.page().touchscreen.tap(x, y)
}

export const mouse: Press = async (target) => {
  const { x, y } = await spotOn(target)
  await target.page().mouse.click(x, y)
}

/** The middle of something as soon as it is there, brought into view; an error when something else lies over it. */
function spotOn(target: Locator): Promise<Spot> {
  return target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const top = document.elementFromPoint(middle.x, middle.y)
    if (!element.contains(top)) throw new Error(`under ${top?.outerHTML.slice(0, 200)}`)
    return middle
  })
}

const SWIPE_SECONDS = 0.4

/**
 * One finger, put down here, moved there in so many steps and lifted. At a person's pace by the times the browser is told:
 * after a swipe in no time it takes the next tap for one that stops the page from rolling on.
 */
export async function swipe(page: Page, from: Spot, to: Spot, steps = 8): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const begin = Date.now() / 1_000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      timestamp: begin + share * SWIPE_SECONDS,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step++) await touch('touchMove', step / steps)
  await touch('touchEnd', 1.5)
  await client.detach()
}
