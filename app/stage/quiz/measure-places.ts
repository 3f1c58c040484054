import type { PagePlaces } from '#engine/phaser/quiz/quiz-page.ts'

/** Where things of the page lie, from the field's top left corner. */
export function measurePlaces(field: HTMLElement): PagePlaces {
  const origin = field.getBoundingClientRect()
  const place = (selector: string) => {
    const box = field.querySelector(selector)?.getBoundingClientRect() ?? origin
    return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height }
  }
  const star = place('.star:not(.earned)')
  const picture = place('.model')
  const heading = place('.quiz-sheet .heading')
  return {
    picture,
    covered: Math.max(0, heading.y + heading.height - picture.y),
    star: { x: star.x + star.width / 2, y: star.y + star.height / 2 },
  }
}
