// The body: what thinks, sees, pumps, breathes and bends.
import { arc, between, curve, during } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, thing } from './brush.ts'

/** A person, standing; run: mid-step; coat: in a coat; belt: with a belt. */
function person(life: number, kind: string): Mark[] {
  const run = kind === 'run' ? 10 + life * 6 : 0
  const coat = kind === 'coat' ? between(0, 1, life) : 0
  return [
    line(`50,66 ${44 - run},96`, 'ink', 'thick'),
    line(`50,66 ${56 + run},${96 - run * 0.2}`, 'ink', 'thick'),
    line(`50,40 ${32 - run * 0.5},${58 - run * 0.8}`, 'ink', 'thick'),
    line(`50,40 ${68 + run * 0.5},${58 - run * 0.6}`, 'ink', 'thick'),
    blob('42,34 58,34 60,68 40,68', coat > 0 ? 'a' : 'b', true),
    ...(coat > 0
      ? [
          blob(`${42 - coat * 8},34 ${58 + coat * 8},34 ${62 + coat * 8},74 ${38 - coat * 8},74`, 'a', true),
          line('50,36 50,74'),
        ]
      : []),
    ...(kind === 'belt' ? [box(40, 58, 20, 6, 'ink'), box(46, 56, 8, 10, 'paper')] : []),
    disc(50, 20, 12, 'paper'),
    dot(46, 19, 1.6),
    dot(54, 19, 1.6),
    bow(`45,${25} 50,${26 + life * 2.4} 55,25`),
  ]
}

/** Head from the side, with the brain; nerve: a message goes down the neck. */
function brain(life: number): Mark[] {
  return [
    blob('30,96 32,78 20,58 22,30 44,10 70,12 86,32 86,52 92,62 84,66 84,78 66,80 66,96', 'paper'),
    blob('32,44 36,24 56,18 74,26 78,42 66,54 44,56', 'a', true),
    bow('40,38 50,30 52,44 62,32 70,44'),
    bow('46,50 54,44 62,50'),
    ...(life > 0
      ? [
          bow(`54,54 50,${between(56, 74, life)} 48,${between(58, 96, life)}`, 'b', 'thick'),
          dot(48, between(58, 94, life), 4, 'b'),
        ]
      : []),
  ]
}

function eye(life: number, kind: string): Mark[] {
  const pupil = kind === 'wide' ? 8 : between(15, 6, life)
  if (kind === 'side') {
    const image = during(life, 0.3, 1)
    return [
      disc(60, 56, 32, 'paper'),
      curve(arc(60, 56, 30, 30, -1, 1), 0, 'a', 'thick'),
      oval(32, 56, 5, 13, 'b'),
      line('4,36 32,56', 'faint'),
      line('4,76 32,56', 'faint'),
      ...arrow(6, 76, 6, 38, 'a'),
      ...(image > 0
        ? [
            line(`32,56 ${between(32, 86, image)},${between(56, 74, image)}`, 'faint'),
            line(`32,56 ${between(32, 86, image)},${between(56, 40, image)}`, 'faint'),
            ...arrow(86, 44, 86, between(46, 70, image), 'a'),
          ]
        : []),
    ]
  }
  return [
    blob('8,58 26,36 50,28 76,36 94,58 74,76 50,84 26,76', 'paper'),
    disc(50, 56, 22, 'b'),
    disc(50, 56, pupil, 'ink'),
    dot(57, 48, 4, 'paper'),
    bow('10,44 30,24 52,18 78,24'),
  ]
}

function heart(life: number, kind: string): Mark[] {
  const beat = 1 + 0.08 * Math.sin(life * Math.PI * 3)
  const at = (x: number, y: number) => `${50 + (x - 50) * beat},${60 + (y - 60) * beat}`
  const flow = during(life, 0.2, 1)
  const left = kind === 'left' ? flow : 0
  return [
    blob(
      `${at(46, 38)} ${at(58, 34)} ${at(76, 40)} ${at(82, 58)} ${at(72, 78)} ${at(54, 94)} ${at(36, 80)} ${at(22, 60)} ${at(28, 42)}`,
      'a',
      true,
    ),
    bow(`${at(38, 36)} 34,20 38,8`, 'ink', 'thick'),
    bow(`${at(54, 36)} 56,16 72,14 76,24`, 'ink', 'thick'),
    bow(`${at(47, 36)} 48,18 52,8`, 'b', 'thick'),
    line(`${at(53, 44)} ${at(54, 88)}`, 'ink', 'thick'),
    bow(`${at(26, 58)} ${at(40, 62)} ${at(53, 60)}`),
    bow(`${at(54, 60)} ${at(66, 62)} ${at(80, 58)}`),
    ...(left > 0
      ? [disc(64, 74, 7 * left, 'paper'), ...arrow(62, between(70, 60, left), 60, between(60, 22, left), 'b')]
      : []),
    ...many(3, (place) =>
      dot(between(36, 76, (flow + place / 3) % 1), flow === 0 ? -20 : 22 - (place % 2) * 6, 2.6, 'b'),
    ).filter(() => flow > 0),
  ]
}

function lungs(life: number): Mark[] {
  const full = between(0.82, 1.06, Math.sin(life * Math.PI) * 0.4 + life * 0.6)
  const lobe = (side: 1 | -1) => {
    const x = (out: number) => 50 + side * out * full
    return blob(
      `${x(8)},40 ${x(20)},34 ${x(36)},54 ${x(42)},${84 * full} ${x(24)},${90 * full} ${x(8)},78`,
      'a',
      true,
    )
  }
  return [
    lobe(-1),
    lobe(1),
    line('46,8 46,38', 'ink', 'thick'),
    line('54,8 54,38', 'ink', 'thick'),
    bow('47,38 38,50 32,66', 'ink', 'thick'),
    bow('53,38 62,50 68,66', 'ink', 'thick'),
    ...many(4, (place) =>
      disc([30, 36, 64, 70][place] ?? 0, [70, 78, 76, 68][place] ?? 0, 3 + life * 1.5, 'b'),
    ),
    ...arrow(50, 4, 50, between(6, 34, life), 'b'),
  ]
}

/** Upper and lower arm; the muscle shortens and the arm bends. */
function arm(life: number, kind: string): Mark[] {
  const turn = between(0.1, -1, life)
  const [x, y] = [46 + Math.cos(turn) * 42, 76 + Math.sin(turn) * 42]
  const swell = between(7, 12, life)
  return [
    line('20,20 46,76', 'ink', 'thick'),
    line('26,16 52,72', 'ink', 'thick'),
    disc(46, 78, 7, 'paper'),
    line(`46,72 ${x},${y - 4}`, 'ink', 'thick'),
    line(`46,84 ${x},${y + 4}`, 'ink', 'thick'),
    oval(46, 44, swell, 24, 'a', -0.4),
    oval(26, 54, kind === 'pair' ? between(11, 6, life) : 5, 22, 'b', -0.4),
    disc(x + 6, y, 9, 'paper'),
    ...(kind === 'ball' ? [disc(x + 6, y - 16, 11, 'b')] : []),
  ]
}

export const BODY = {
  person: thing(person, 76),
  brain: thing(brain),
  eye: thing(eye),
  heart: thing(heart),
  lungs: thing(lungs),
  arm: thing(arm),
} as const
