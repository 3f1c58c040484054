// An elephant from the side.
import { between, points } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { blob, bow, dot, line, poly } from './brush.ts'

/** How the trunk goes from the head to its tip, hanging and held up. */
const HANGING = points('82,36 89,50 89,66 87,80 92,87')
const RAISED = points('82,36 91,38 95,26 93,13 97,5')
/** Half of what it is wide there. */
const THICKNESS = [9, 6.5, 5, 4, 3.2]

/** It lifts its trunk as it is answered. */
export function elephant(life: number): Mark[] {
  return [
    bow('8,42 3,52 5,64', 'ink', 'thick'),
    line('5,64 3,71', 'ink', 'thick'),
    leg(23),
    leg(53),
    blob('6,52 10,34 24,24 44,22 62,24 74,36 74,56 62,70 40,73 16,71 8,64', 'faint'),
    leg(10),
    leg(42),
    trunk(life),
    blob('60,32 66,18 80,16 90,26 91,38 84,48 70,50', 'faint'),
    poly('78,46 84,43 88,52 96,54 88,57 81,54', 'paper'),
    blob('62,20 52,20 46,32 50,50 58,58 66,54 70,40 70,27', 'faint', true),
    dot(81, 30, 2.4),
  ]
}

function leg(x: number): Mark {
  return poly(`${x},58 ${x + 15},58 ${x + 14},96 ${x + 1},96`, 'faint')
}

function trunk(life: number): Mark {
  const spine = HANGING.map(({ x, y }, place) => ({
    x: between(x, RAISED[place]?.x ?? x, life),
    y: between(y, RAISED[place]?.y ?? y, life),
  }))
  const side = (way: 1 | -1) =>
    spine.map(({ x, y }, place) => {
      const [from, to] = [spine[place - 1] ?? { x, y }, spine[place + 1] ?? { x, y }]
      const turn = Math.atan2(to.y - from.y, to.x - from.x) + (way * Math.PI) / 2
      const out = THICKNESS[place] ?? 3
      return `${x + Math.cos(turn) * out},${y + Math.sin(turn) * out}`
    })
  return blob([...side(1), ...side(-1).reverse()].join(' '), 'faint')
}
