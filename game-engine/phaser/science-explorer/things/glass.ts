// A beaker, and what happens in it: melts, boils, dissolves, foams.
import { between, during } from '#engine/phaser/kit/forms.ts'
import type { Mark, Shape } from '#engine/phaser/kit/marks.ts'
import { blob, bow, box, disc, dot, line, many, patch, thing } from './brush.ts'

const SIDES = '20,26 24,32 27,94 73,94 76,32 80,26'

export function steam(life: number): Mark[] {
  return many(3, (place) =>
    bow(
      `${36 + place * 14},26 ${32 + place * 14},${between(24, 18, life)} ${39 + place * 14},${between(24, 10, life)} ${35 + place * 14},${between(24, 2, life)}`,
      'ink',
    ),
  )
}

function drink(level: number, fill: Shape['fill'], soft = true): Mark {
  return patch(`25,${level} 75,${level} 73,93 27,93`, fill, soft)
}

/** A beaker. What happens in it is its kind. */
function beaker(life: number, kind: string): Mark[] {
  return [patch('24,32 76,32 73,94 27,94', 'paper'), ...contents(life, kind)]
}

function contents(life: number, kind: string): Mark[] {
  const glass = [
    line(SIDES, 'ink', 'thick'),
    ...many(3, (place) => line(`66,${48 + place * 14} 73,${48 + place * 14}`)),
  ]
  switch (kind) {
    case 'ice': {
      const side = between(24, 5, life)
      return [drink(between(64, 56, life), 'b'), box(50 - side / 2, 54, side, side, 'paper'), ...glass]
    }
    case 'freeze':
      return [
        drink(between(52, 46, life), life > 0.6 ? 'paper' : 'b', life <= 0.6),
        ...(life > 0.4 ? [line('34,60 46,72'), line('56,56 66,68'), line('40,80 52,84')] : []),
        line(`25,${between(52, 46, life)} 75,${between(52, 46, life)}`),
        ...glass,
      ]
    case 'boil':
      return [
        drink(50, 'b'),
        ...many(7, (place) =>
          disc(
            32 + place * 6,
            between(90, 60 - (place % 3) * 6, life),
            2 + life * (2 + (place % 3)),
            'paper',
          ),
        ),
        ...steam(life),
        ...glass,
      ]
    case 'fizz':
      return [
        drink(46, 'b'),
        box(42, 84, 16, 7, 'paper'),
        ...many(9, (place) =>
          disc(32 + ((place * 17) % 38), between(88, 50 + ((place * 11) % 34), life), 1 + life * 3, 'paper'),
        ),
        ...glass,
      ]
    case 'foam':
      return [
        drink(54, 'a'),
        ...many(9, (place) =>
          disc(28 + place * 5.6, between(60, 34 - (place % 3) * 8, life), 3 + life * 6, 'paper'),
        ),
        ...glass,
      ]
    case 'salt':
      return [
        drink(48, 'b'),
        ...many(10, (place) =>
          dot(
            between(50, 30 + ((place * 23) % 42), life),
            between(90, 54 + ((place * 19) % 36), life) - (place % 2) * 2,
            between(2.6, 1.4, life),
            'ink',
          ),
        ),
        ...glass,
      ]
    case 'dry':
      return [
        drink(between(50, 90, life), 'b'),
        ...many(8, (place) => box(30 + place * 5, 90, life * 4, -life * 5, 'paper')),
        ...steam(life * 0.8),
        ...glass,
      ]
    case 'oil': {
      const rise = during(life, 0, 0.8)
      return [
        drink(56, 'b'),
        ...many(4, (place) => disc(34 + place * 11, between(80, 55, rise), between(5, 1, rise), 'a')),
        patch(`25,${between(56, 44, rise)} 75,${between(56, 44, rise)} 75,56 25,56`, 'a'),
        ...glass,
      ]
    }
    case 'layers':
      return [
        drink(74, 'a', false),
        ...(life > 0.2
          ? [patch('26,56 74,56 74,74 26,74', 'b', true), line('26,74 74,74')]
          : [drink(56, 'b')]),
        ...(life > 0.5 ? [patch('25,42 75,42 75,56 25,56', 'a', true), line('26,56 74,56')] : []),
        ...glass,
      ]
    case 'ink':
      return [
        drink(44, 'b'),
        dot(50, 50, 4 + life * 4),
        ...many(6, (place) =>
          bow(
            `50,52 ${50 + (place - 2.5) * 4 * life},66 ${50 + (place - 2.5) * 9 * life},${between(54, 74 + (place % 2) * 12, life)}`,
            'ink',
            'thick',
          ),
        ),
        ...glass,
      ]
    case 'stone':
      return [
        drink(between(52, 40, life), 'b'),
        blob(
          `38,${between(4, 88, life)} 42,${between(-10, 74, life)} 56,${between(-12, 72, life)} 62,${between(2, 86, life)}`,
          'a',
          true,
        ),
        ...glass,
      ]
    case 'straw':
      return [
        drink(50, 'b'),
        line('66,8 57,50', 'ink', 'thick'),
        line(`57,50 ${between(50, 40, life)},92`, 'a', 'thick'),
        ...glass,
      ]
    case 'cold':
      return [
        drink(44, 'b'),
        box(34, 48, 12, 11, 'paper'),
        box(52, 52, 12, 11, 'paper'),
        ...many(8, (place) => disc(place < 4 ? 17 : 83, 44 + (place % 4) * 13, life * 3.4, 'b')),
        ...glass,
      ]
    case 'cloudy':
      return [
        drink(44, 'b'),
        ...many(12, (place) =>
          dot(30 + ((place * 13) % 42), 50 + ((place * 29) % 40), 1 + life * 1.2, 'ink'),
        ),
        ...glass,
      ]
    case 'clear':
      return [drink(44, 'b'), ...glass]
    default:
      return [
        drink(between(70, 46, life), 'b'),
        bow(`25,${between(70, 46, life)} 50,${between(72, 48, life)} 75,${between(70, 46, life)}`),
        ...glass,
      ]
  }
}

export const GLASS = {
  beaker: thing(beaker),
} as const
