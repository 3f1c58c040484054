import type { PagePlaces } from '#engine/phaser/quiz/quiz-scene.ts'

/** Where things of the page lie, from the field's top left corner. */
export function measurePlaces(field: HTMLElement): PagePlaces {
  const origin = field.getBoundingClientRect()
  const place = (selector: string) => {
    const box = field.querySelector(selector)?.getBoundingClientRect() ?? origin
    return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height }
  }
  const star = place('.star:not(.earned)')
  return {
    picture: place('.model'),
    star: { x: star.x + star.width / 2, y: star.y + star.height / 2 },
  }
}
