// A stage that opens and closes four times, in a full run fifty times, leaves nothing behind: no canvas, no drawing context,
// no listener.
import type { Page } from '@playwright/test'
import { FULL_RUN } from './full-run.ts'
import { expect, test } from './visitor.ts'

const TIMES = FULL_RUN ? 50 : 4
/** Phaser 4.2 itself leaves one listener for visibility behind with every game. */
const PHASERS_OWN = 1

// What is proved here is the stage.
test.use({ reducedMotion: 'no-preference' })

const GAMES = [
  '/games/math-master',
  '/games/mathmaze',
  '/games/science-explorer',
  '/games/word-works',
  '/games/history-quest',
]

interface Counted {
  contexts(): number
  listeners(): number
}

async function count(page: Page): Promise<{ contexts: number; listeners: number; canvases: number }> {
  return await page.evaluate(() => {
    const counted: Counted = Reflect.get(window, 'counted')
    return {
      contexts: counted.contexts(),
      listeners: counted.listeners(),
      canvases: document.querySelectorAll('canvas').length,
    }
  })
}

/** Counts WebGL contexts that are still alive, and listeners on window and document. */
function countFromNowOn(): void {
  const contexts = new Set<WebGLRenderingContext>()
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...parameters: never[]) {
    const context = Reflect.apply(getContext, this, parameters)
    if (context && 'isContextLost' in context && 'drawArrays' in context) contexts.add(context)
    return context
  } as typeof getContext
  let listeners = 0
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target
    const known = new Map<string, Set<unknown>>()
    target.addEventListener = (type: string, listener: never, options?: never) => {
      const set = known.get(type) ?? new Set()
      known.set(type, set)
      if (!set.has(listener)) listeners += 1
      set.add(listener)
      Reflect.apply(addEventListener, target, [type, listener, options])
    }
    target.removeEventListener = (type: string, listener: never, options?: never) => {
      if (known.get(type)?.delete(listener)) listeners -= 1
      Reflect.apply(removeEventListener, target, [type, listener, options])
    }
  }
  const counted: Counted = {
    contexts: () => [...contexts].filter((context) => !context.isContextLost()).length,
    listeners: () => listeners,
  }
  Reflect.set(window, 'counted', counted)
}

async function setCalm(page: Page, calm: 'on' | 'off'): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('calmMode', value)
    dispatchEvent(new StorageEvent('storage', { key: 'calmMode' }))
  }, calm)
}

/** In the page itself: asking from outside each time takes longer than the stage does. */
async function openAndClose(times: number): Promise<void> {
  const stage = document.querySelector<HTMLElement>('.phaser-stage')
  if (!stage) throw new Error('no stage')
  for (let turn = 0; turn < 2 * times; turn++) {
    const [calm, wanted] = turn % 2 === 0 ? ['off', 'drawn'] : ['on', 'none']
    const reached = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (stage.dataset['stage'] !== wanted) return
        watch.disconnect()
        resolve()
      })
      watch.observe(stage, { attributeFilter: ['data-stage'] })
    })
    localStorage.setItem('calmMode', String(calm))
    dispatchEvent(new StorageEvent('storage', { key: 'calmMode' }))
    await reached
  }
}

for (const path of GAMES) {
  test(`${path} opens and closes its stage ${TIMES} times`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.addInitScript(countFromNowOn)
    await page.addInitScript(() => localStorage.setItem('selectedGrade', 'elementary'))
    await page.goto(path)
    await page.getByRole('button', { name: /^Start (Game|Exploring|Quest)$/ }).click()
    const stage = page.locator('.phaser-stage')
    await expect(stage).toHaveAttribute('data-stage', 'drawn')
    await setCalm(page, 'on')
    await expect(stage).toHaveAttribute('data-stage', 'none')
    const before = await count(page)
    await page.evaluate(openAndClose, TIMES)
    await expect(stage).toHaveAttribute('data-stage', 'none')
    // Polled, for Phaser gives a game back with its next frame; fewer contexts where the first was still open when counted.
    await expect.poll(async () => (await count(page)).contexts).toBeLessThanOrEqual(before.contexts)
    await expect.poll(async () => (await count(page)).canvases).toBe(0)
    const after = await count(page)
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(PHASERS_OWN * TIMES)
  })
}
