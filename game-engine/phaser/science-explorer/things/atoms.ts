// Atoms: shells, nuclei, orbitals.
import { between, circle, curve, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, bow, box, disc, dot, many, thing } from './brush.ts'

/** Electrons by shell: "2-8-1"; they go round. gives, takes: the outermost one leaves, or another comes. */
function atom(life: number, kind: string): Mark[] {
  const [counts = '2-4', does] = kind.split('/')
  const shells = counts.split('-').map(Number)
  return [
    ...shells.flatMap((count, shell) => {
      const radius = 20 + shell * (shells.length > 3 ? 9 : 12)
      const ring = circle(50, 54, radius)
      const isLast = shell === shells.length - 1
      return [
        curve([...ring, ...ring.slice(0, 1)], 0, 'faint'),
        ...many(count, (place) => {
          const turn = (place / count) * Math.PI * 2 + life * (shell % 2 ? 1.2 : -1.2)
          const away = does === 'gives' && isLast && place === 0 ? life * 9 : 0
          return dot(50 + Math.cos(turn) * (radius + away), 54 + Math.sin(turn) * (radius + away), 3)
        }),
        ...(does === 'takes' && isLast
          ? [dot(between(104, 50 + radius * 0.8, life), between(16, 54 - radius * 0.6, life), 3, 'a')]
          : []),
      ]
    }),
    ...many(7, (place) =>
      disc(
        50 + Math.cos(place * 0.9) * (place ? 5.5 : 0),
        54 + Math.sin(place * 0.9) * (place ? 5.5 : 0),
        4,
        place % 2 ? 'a' : 'b',
      ),
    ),
  ]
}

/** A nucleus; splits, alpha (a piece leaves), beta (an electron leaves), gamma. */
function nucleus(life: number, kind: string): Mark[] {
  const apart = kind === 'splits' ? during(life, 0.3, 1) * 22 : 0
  const balls = many(14, (place) => {
    const turn = place * 2.4
    const reach = Math.sqrt(place) * 5.6
    const side = place % 2 ? 1 : -1
    const leaves = kind === 'alpha' && place > 9 ? life * 34 : 0
    return disc(
      50 + Math.cos(turn) * reach * (apart ? 0.72 : 1) + side * apart + leaves,
      54 + Math.sin(turn) * reach * (apart ? 0.8 : 1) - leaves * 0.5,
      6,
      place % 3 ? 'b' : 'a',
    )
  })
  return [
    ...balls,
    ...(kind === 'splits'
      ? [
          dot(between(0, 44, during(life, 0, 0.4)), 54, 4, life < 0.4 ? 'ink' : 'paper'),
          ...many(3, (place) =>
            dot(
              between(50, 92, during(life, 0.4, 1)),
              between(54, 20 + place * 34, during(life, 0.4, 1)),
              life > 0.4 ? 3.6 : 0.1,
            ),
          ),
        ]
      : []),
    ...(kind === 'beta'
      ? [
          dot(between(54, 96, life), between(50, 14, life), 3.4),
          ...arrow(66, 40, between(68, 92, life), between(38, 18, life)),
        ]
      : []),
    ...(kind === 'gamma'
      ? [bow(`60,44 66,${40 - life * 4} 70,${34} 76,${32} 80,${26 - life * 4} 88,20`, 'a', 'thick')]
      : []),
  ]
}

export const ATOMS = {
  atom: thing(atom, 110),
  nucleus: thing(nucleus, 110),
  orbitals: thing((life, kind) => {
    const count = Number(kind || 4)
    return many(3, (place) => {
      const pair = count - 3 > place
      return [
        box(12 + place * 27, 40, 24, 34, 'paper'),
        ...(place < count ? arrow(20 + place * 27, 68, 20 + place * 27, 46, 'ink') : []),
        ...(pair && life > 0.2 ? arrow(28 + place * 27, 46, 28 + place * 27, 68, 'a') : []),
      ]
    })
  }),
} as const
