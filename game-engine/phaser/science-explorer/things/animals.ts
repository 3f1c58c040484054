// Animals with four legs, by their build: one drawing, many beasts.
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, disc, dot, GROUND, line, many, oval, poly, thing } from './brush.ts'
import { BUILDS, type Build } from './builds.ts'
import { coatOn } from './coats.ts'
import { elephant } from './elephant.ts'

function ears({ ears: kind, head, fill }: Build, x: number, y: number): Mark[] {
  const top = y - head
  switch (kind) {
    case 'round':
      return [
        disc(x - head * 0.6, top + 3, head * 0.38, fill),
        disc(x + head * 0.4, top + 2, head * 0.38, fill),
      ]
    case 'point':
      return [-0.7, 0.15].map((off) =>
        poly(
          `${x + off * head},${top + 5} ${x + (off + 0.28) * head},${top - head * 0.6} ${x + (off + 0.62) * head},${top + 4}`,
          fill,
        ),
      )
    case 'long':
      return [-0.5, 0.1].map((off) => oval(x + off * head, top - 9, 3.6, 13, fill, off * 0.4))
    case 'big':
      return [-0.7, 0.2].map((off) =>
        poly(
          `${x + off * head},${top + 6} ${x + (off + 0.1) * head},${top - head * 1.7} ${x + (off + 0.8) * head},${top + 4}`,
          fill,
        ),
      )
    case 'flap':
      return [oval(x - head * 0.6, y, head * 0.34, head * 0.7, fill, 0.3)]
  }
}

function tail({ tail: kind, fill }: Build, x: number, y: number, life: number): Mark[] {
  const wag = life * 8
  if (kind === 'stub') return [disc(x - 2, y, 5, fill)]
  if (kind === 'bush')
    return [
      blob(
        `${x + 3},${y - 2} ${x - 14},${y - 10 - wag} ${x - 24},${y - 4 - wag} ${x - 16},${y + 6} ${x + 3},${y + 4}`,
        fill,
      ),
    ]
  if (kind === 'hair')
    return [bow(`${x + 2},${y - 4} ${x - 8},${y + 4 - wag * 0.5} ${x - 9},${y + 20 - wag}`, 'ink', 'thick')]
  return [bow(`${x + 2},${y} ${x - 10},${y - 4} ${x - 14},${y - 18 - wag}`, 'ink', 'thick')]
}

function extras(
  { extra, long, high, head, fill }: Build,
  x: number,
  y: number,
  headX: number,
  headY: number,
): Mark[] {
  switch (extra) {
    case 'hump':
      return [
        blob(
          `${x - 14},${y - high + 3} ${x - 4},${y - high - 16} ${x + 8},${y - high - 14} ${x + 16},${y - high + 3}`,
          'a',
        ),
      ]
    case 'mane':
      return many(4, (place) => {
        const share = place / 3
        const [mx, my] = [
          x + long * 0.6 + (headX - x - long * 0.6) * share - 4,
          y - high + (headY - y + high) * share,
        ]
        return line(`${mx},${my} ${mx - 7},${my + 3}`, 'ink', 'thick')
      })
    case 'antlers':
      return [
        bow(
          `${headX - 3},${headY - head} ${headX - 12},${headY - head - 14} ${headX - 6},${headY - head - 22}`,
          'ink',
          'thick',
        ),
        bow(
          `${headX + 2},${headY - head} ${headX + 6},${headY - head - 16} ${headX + 15},${headY - head - 20}`,
          'ink',
          'thick',
        ),
      ]
    case 'pouch':
      return [bow(`${x + 2},${y + 6} ${x + 10},${y + 14} ${x + 18},${y + 4}`, 'ink', 'thick')]
    case 'whiskers':
      return [
        line(`${headX + head * 0.6},${headY + 3} ${headX + head * 1.5},${headY}`),
        line(`${headX + head * 0.6},${headY + 5} ${headX + head * 1.5},${headY + 7}`),
      ]
    case 'muzzle':
      return [
        poly(
          `${headX + head * 0.5},${headY - 3} ${headX + head * 1.9},${headY + 2} ${headX + head * 1.8},${headY + 7} ${headX + head * 0.5},${headY + 8}`,
          fill,
        ),
        dot(headX + head * 1.85, headY + 3, 2.6),
      ]
    default:
      return []
  }
}

function beast(build: Build, life: number): Mark[] {
  const { long, high, legs, neck, head, fill } = build
  const [x, y] = [44, GROUND - legs - high * 0.8]
  const headX = x + long * 0.85 + neck * 0.45
  const headY = y - high * 0.35 - neck * 0.9 - life * 3
  const leg = (at: number) =>
    poly(`${at - 3.5},${y} ${at + 3.5},${y} ${at + 3},${GROUND} ${at - 3},${GROUND}`, fill)
  return [
    ...tail(build, x - long, y - high * 0.3, life),
    leg(x - long * 0.5),
    leg(x + long * 0.72),
    oval(x, y, long, high, fill),
    poly(
      `${x + long * 0.35},${y - high * 0.6} ${headX - head * 0.5},${headY - 2} ${headX + head * 0.2},${headY + head * 0.6} ${x + long * 0.85},${y + 2}`,
      fill,
    ),
    leg(x - long * 0.75),
    leg(x + long * 0.45),
    ...coatOn(build, x, y),
    ...ears(build, headX, headY),
    oval(headX + 2, headY, head * 1.15, head * 0.9, fill, 0.15),
    dot(headX + head * 0.35, headY - 2, 1.8, fill === 'ink' ? 'paper' : 'ink'),
    dot(headX + head * 1.05, headY + 2, 2, fill === 'ink' ? 'paper' : 'ink'),
    ...extras(build, x, y, headX, headY),
  ]
}

export const ANIMALS = {
  beast: thing((life, kind) =>
    kind === 'elephant' ? elephant(life) : beast(BUILDS[kind] ?? unknown(kind), life),
  ),
} as const

function unknown(kind: string): never {
  throw new Error(`no beast is called ${kind}`)
}
