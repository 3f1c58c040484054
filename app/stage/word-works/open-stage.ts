// Fetches the canvas part of Word Works and tells it where things of the page lie. Not in the server's bundle.
import type { PagePlaces, WordWorksSession } from '#engine/phaser/word-works/word-works-scene.ts'
import type { OpenStage } from '../phaser-stage.tsx'
import { playSound } from '../sounds.ts'

/** @param field holds the sheet and the row of stars, and is exactly as big as `parent` */
export async function openWordWorksStage(
  parent: HTMLElement,
  field: HTMLElement,
  session: WordWorksSession,
): Promise<OpenStage> {
  if (import.meta.env.SSR) throw new Error('a stage needs a browser')
  const { mountWordWorks } = await import('#engine/phaser/word-works/mount.ts')
  return mountWordWorks(parent, {
    session,
    measure: () => measure(field),
    struck: () => playSound('thud'),
  })
}

function measure(field: HTMLElement): PagePlaces {
  const origin = field.getBoundingClientRect()
  const boxOf = (element: Element | null) => {
    const box = element?.getBoundingClientRect() ?? origin
    return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height }
  }
  const star = boxOf(field.querySelector('.star:not(.earned)'))
  return {
    sheet: boxOf(field.querySelector('.word-sheet')),
    notes: boxOf(field.querySelector('.word-notes')),
    press: boxOf(field.querySelector('.model')),
    places: [...field.querySelectorAll('.answer-row .places > *')].map(boxOf),
    star: { x: star.x + star.width / 2, y: star.y + star.height / 2 },
  }
}
