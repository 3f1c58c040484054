// Earth in sunlight: day and night, axis, seasons.
import { arc, between, curve, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, disc, line, many, thing } from './brush.ts'

/** Earth lit from the left: day and night, its axis, its seasons. */
function earth(life: number, kind: string): Mark[] {
  const tilt = kind === 'tilt' || kind === 'june' ? -0.41 : 0
  const turn = life * 28
  const dark = [
    ...arc(50, 54, 32, 32, -Math.PI / 2, Math.PI / 2),
    ...arc(50, 54, 2, 32, Math.PI / 2, -Math.PI / 2),
  ]
  return [
    ...many(3, (place) => arrow(2, 34 + place * 20, 14, 34 + place * 20, 'a')).flat(),
    disc(50, 54, 32, 'b'),
    blob(`${34 + turn * 0.6},36 ${46 + turn * 0.6},32 ${50 + turn * 0.5},44 ${40 + turn * 0.6},54`, 'a'),
    blob(`${40 + turn * 0.4},62 ${54 + turn * 0.3},60 ${50 + turn * 0.4},76`, 'a'),
    shape(dark, 'ink', 0, { outline: false, soft: true }),
    line(
      `${50 + Math.sin(-tilt) * 44},${54 - Math.cos(tilt) * 44} ${50 - Math.sin(-tilt) * 44},${54 + Math.cos(tilt) * 44}`,
      'ink',
      tilt && life > 0.4 ? 'thick' : 'thin',
    ),
    ...(kind === 'june' || kind === 'equator'
      ? [
          line(
            `${50 - Math.cos(tilt) * 32},${54 - Math.sin(tilt) * 32 * -1} ${50 + Math.cos(tilt) * 32},${54 - Math.sin(tilt) * 32}`,
            'ink',
            life > 0.4 ? 'thick' : 'thin',
          ),
        ]
      : []),
    ...(kind === ''
      ? [curve(arc(50, 12, 12, 4, 0.4, 0.4 + 4.6 * Math.max(0.3, life)), 0, 'ink', 'thick')]
      : []),
    ...(kind === 'fall'
      ? many(4, (place) => {
          const way = (place * Math.PI) / 2 + 0.78
          const [out, to] = [46, between(42, 34, life)]
          return [
            disc(50 + Math.cos(way) * out, 54 + Math.sin(way) * out, 4, 'a'),
            ...arrow(
              50 + Math.cos(way) * out,
              54 + Math.sin(way) * out,
              50 + Math.cos(way) * (to - life * 12),
              54 + Math.sin(way) * (to - life * 12),
            ),
          ]
        })
      : []),
  ]
}

export const TURNING_EARTH = {
  earth: thing(earth),
} as const
