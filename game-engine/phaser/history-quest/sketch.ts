// A small language for drawings, so that a place is a few lines of data. Each line is a pen and what it draws:
//   pen   a, b, p (paper), i (ink), f (faint), n (nothing): a closed outline with this fill;
//         with ! it has no outline, with . its fill is light, with # it is shaded, with ~ its corners are round.
//         - and = are open strokes, thin and thick; a letter after them is their ink.
//   what  points "10,20 30,40", ellipses "o 80,60,12" or "o 80,60,12,6", boxes "r 10,20,30,40" (left, top, width, height).
import { curve, ellipse, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Ink, Mark, Point, Shape } from '#engine/phaser/kit/marks.ts'

const INKS: Readonly<Record<string, Ink | 'paper' | 'none'>> = {
  a: 'a',
  b: 'b',
  i: 'ink',
  f: 'faint',
  w: 'wrong',
  p: 'paper',
  n: 'none',
}

/** @throws RangeError on a pen that does not exist */
export function sketch(text: string): Mark[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(draw)
}

function draw(line: string): Mark[] {
  const [pen = '', ...what] = line.split(/\s+/)
  const isRound = pen.includes('~')
  if (pen.startsWith('-') || pen.startsWith('=')) {
    const ink = INKS[pen[1] ?? ''] ?? 'ink'
    if (ink === 'paper' || ink === 'none') throw new RangeError(`no stroke is ${ink}: ${line}`)
    const along = points(what.join(' '))
    return [curve(isRound ? smooth(along) : along, 0, ink, pen.startsWith('=') ? 'thick' : 'thin')]
  }
  const fill = INKS[pen[0] ?? '']
  if (fill === undefined) throw new RangeError(`no pen is called ${pen}`)
  const manner = { outline: !pen.includes('!'), soft: pen.includes('.'), hatched: pen.includes('#') }
  return outlines(what, isRound).map((outline) => shape(outline, fill as Shape['fill'], 0, manner))
}

function outlines([kind = '', ...rest]: readonly string[], isRound: boolean): Point[][] {
  const numbers = rest.map((group) => group.split(',').map(Number))
  if (kind === 'o')
    return numbers.map(([x = 0, y = 0, across = 0, down = across]) => ellipse(x, y, across, down))
  if (kind === 'r') return numbers.map(([x = 0, y = 0, width = 0, height = 0]) => box(x, y, width, height))
  const along = points([kind, ...rest].join(' '))
  return [isRound ? smooth(along, true) : along]
}

function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}
