// Fetches the canvas part of Math Master and tells it where things of the page lie. Not in the server's bundle.
import type { MathMasterSession, PagePlaces } from '#engine/phaser/math-master/math-master-scene.ts'
import type { OpenStage } from '../phaser-stage.tsx'
import { playSound } from '../sounds.ts'
import { watchHoveredAnswer } from '../watch-hovered-answer.ts'

/**
 * @param field holds the sheet and the row of stars, and is exactly as big as `parent`
 * @param onCanvas told when the canvas shows the picture of the problem, and when it no longer does
 */
export async function openMathMasterStage(
  parent: HTMLElement,
  field: HTMLElement,
  session: MathMasterSession,
  format: (value: number) => string,
  onCanvas: (shown: boolean) => void,
): Promise<OpenStage> {
  if (import.meta.env.SSR) throw new Error('a stage needs a browser')
  const { mountMathMaster } = await import('#engine/phaser/math-master/mount.ts')
  const stage = mountMathMaster(parent, {
    session,
    format,
    measure: () => measure(field),
    drawn: () => onCanvas(true),
    landed: () => playSound('thud'),
  })
  const unwatch = watchHoveredAnswer(field.parentElement ?? field, stage.consider)
  return {
    destroy() {
      unwatch()
      onCanvas(false)
      stage.destroy()
    },
  }
}

function measure(field: HTMLElement): PagePlaces {
  const origin = field.getBoundingClientRect()
  const place = (selector: string) => {
    const box = field.querySelector(selector)?.getBoundingClientRect() ?? origin
    return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height }
  }
  const { x, y, width, height } = place('.star:not(.earned)')
  return { model: place('.model'), star: { x: x + width / 2, y: y + height / 2 } }
}
