// Fetches the canvas part of Math Maze, tells it where things of the page lie, and paints for it. Not in the server's bundle.
import { numberFormat } from '#app/i18n/formats.ts'
import type { MathMazeSession, PagePlaces } from '#engine/phaser/math-maze/hand-over.ts'
import type { Painting } from '#engine/phaser/math-maze/paint-textures.ts'
import { spokenQuestion } from '../arithmetic/figures.ts'
import { paintArt } from '../paint-art.ts'
import type { OpenStage } from '../phaser-stage.tsx'
import { playSound } from '../sounds.ts'

/** Under so many dots a drawing shows Glim's face alone. */
const FACE_ALONE = 56

/**
 * @param field holds the board and the row of stars, and is exactly as big as `parent`; it is told in `data-canvas` while
 * the canvas shows the maze
 */
export async function openMathMazeStage(
  parent: HTMLElement,
  field: HTMLElement,
  session: MathMazeSession,
  locale: string,
): Promise<OpenStage> {
  if (import.meta.env.SSR) throw new Error('a stage needs a browser')
  const { mountMathMaze } = await import('#engine/phaser/math-maze/mount.ts')
  const stage = mountMathMaze(parent, {
    session,
    paint,
    measure: () => measure(field),
    sum: (solved) => sumOf(session, locale, solved),
    drawn: () => field.setAttribute('data-canvas', 'drawn'),
    found: () => playSound('find'),
  })
  return {
    destroy() {
      field.removeAttribute('data-canvas')
      stage.destroy()
    },
  }
}

function sumOf(session: MathMazeSession, locale: string, solved: boolean): string {
  const { problem } = session.getState()
  if (!problem) return ''
  return spokenQuestion(problem, locale, solved ? numberFormat(locale).format(problem.answer) : '?')
}

function paint(name: Painting, dots: number): Promise<HTMLCanvasElement> {
  if (name === 'goal') return paintArt('maze-flame', dots)
  // The face is taller than wide: as high as the whole Glim would be.
  if (document.documentElement.dataset['level'] === 'high') return paintArt('glim-dry-small', dots * 0.62)
  return dots / devicePixelRatio < FACE_ALONE
    ? paintArt('glim-hello-small', dots * 0.62)
    : paintArt('glim-hello', dots)
}

function measure(field: HTMLElement): PagePlaces {
  const origin = field.getBoundingClientRect()
  const place = (selector: string) => {
    const box = field.querySelector(selector)?.getBoundingClientRect() ?? origin
    return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height }
  }
  const { x, y, width, height } = place('.star:not(.earned)')
  return { board: place('.maze-board'), star: { x: x + width / 2, y: y + height / 2 } }
}
