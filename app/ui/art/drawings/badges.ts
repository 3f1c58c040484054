// Badges are stickers: a drawing on a white die-cut that stays white at night. They mean earned, or "this notebook".
import type { Box, Drawing } from './drawing.ts'
import { circle, dieCut, fill, heavy, line, oval, shape, solid, turned } from './pen.ts'

const STAR =
  'M60 14C64 14 66 18 70 27C73 34 76 38 82 39C92 40 101 41 103 45C105 50 99 55 92 61C86 66 84 70 85 77C87 87 89 95 85 98C81 101 74 97 67 93C62 90 58 90 53 93C46 97 39 101 35 98C31 95 33 87 35 77C36 70 34 66 28 61C21 55 15 50 17 45C19 41 28 40 38 39C44 38 47 34 50 27C54 18 56 14 60 14Z'
const FLAME =
  'M60 88C46 86 38 72 44 58C47 62 50 64 53 63C50 50 57 40 69 33C68 42 73 48 77 54C84 67 76 86 60 88Z'
const FLAME_HEART = 'M59 86C52 80 54 72 60 67C62 72 66 71 67 65C73 72 72 82 65 86Z'
const SHEET = 'M30 13C46 11 62 11 74 13L93 32C95 58 95 84 93 106C72 109 50 109 30 106C28 74 28 44 30 13Z'
const SHEET_EAR = 'M74 13C73 22 73 28 75 31C80 33 87 33 93 32Z'
const TICK = 'M46 78C44 74 50 68 54 72L60 79L80 54C84 50 91 56 87 61L64 92C62 95 58 95 56 92Z'
const HULL = 'M43 40C42 60 42 80 44 98C54 101 66 101 76 98C78 80 78 60 77 40C66 36 54 36 43 40Z'
const NOSE = 'M43 40C48 28 54 16 60 8C66 16 72 28 77 40C72 44 68 36 60 42C53 36 48 44 43 40Z'
const FINS = [
  'M46 84C36 88 30 98 31 108C38 104 44 102 50 102Z',
  'M74 84C84 88 90 98 89 108C82 104 76 102 70 102Z',
] as const

/** A round edge of `count` scallops, `depth` units deep. */
export function scallop(centre: number, radius: number, count: number, depth: number): string {
  const at = (angle: number, reach: number) =>
    `${(centre + reach * Math.cos(angle)).toFixed(1)} ${(centre + reach * Math.sin(angle)).toFixed(1)}`
  let path = `M${at(0, radius)}`
  for (let index = 0; index < count; index += 1) {
    const end = ((index + 1) / count) * 2 * Math.PI
    const middle = ((index + 0.5) / count) * 2 * Math.PI
    path += `Q${at(middle, radius + depth)} ${at(end, radius)}`
  }
  return `${path}Z`
}

const ROSETTE = scallop(60, 44, 10, 14)
const BADGE: Box = [0, 0, 120, 120]

export const badges = {
  'badge-star': {
    box: BADGE,
    art:
      dieCut(STAR) +
      shape(STAR, 'a') +
      line('M44 50C46 46 50 44 53 43', 'thin') +
      oval(52, 60, 3.6, 5) +
      oval(70, 60, 3.6, 5) +
      line('M54 72C58 76 65 76 68 72', 'thin'),
  },
  'badge-streak': {
    box: BADGE,
    art:
      dieCut(ROSETTE) +
      shape(ROSETTE, 'b') +
      circle(60, 60, 34, 'p') +
      shape(FLAME, 'a') +
      fill(FLAME_HEART, 'p'),
  },
  'badge-perfect': {
    box: BADGE,
    art:
      dieCut('M30 12H76L94 30V108H30Z') +
      shape(SHEET, 'p') +
      shape(SHEET_EAR, 'b') +
      line('M40 34h22M40 46h38M40 58h16', 'ruleStrong') +
      shape(TICK, 'a'),
  },
  'badge-level': {
    box: BADGE,
    art:
      turned(
        'rotate(32 60 60)',
        dieCut('M60 6L80 34V100H40V34Z') +
          shape(FINS[0], 'b') +
          shape(FINS[1], 'b') +
          shape(HULL, 'a') +
          shape(NOSE, 'p') +
          solid('M55 17L60 8L65 17C62 19 58 19 55 17Z') +
          circle(60, 60, 9, 'p') +
          line('M54 82V98M66 82V98', 'thin'),
      ) + line('M26 92l-10 12M38 104l-6 10M16 82l-10 6', 'thin'),
  },
} as const satisfies Record<string, Drawing>

export const badgesSmall = {
  'badge-star-small': {
    box: BADGE,
    art: dieCut(STAR) + heavy(1.5, shape(STAR, 'a')) + oval(51, 60, 5, 7) + oval(71, 60, 5, 7),
  },
  'badge-streak-small': {
    box: BADGE,
    art:
      dieCut(ROSETTE) +
      heavy(1.5, shape(ROSETTE, 'b') + solid('M60 26A34 34 0 1 1 59.9 26Z', 'p') + shape(FLAME, 'a')),
  },
  'badge-perfect-small': {
    box: BADGE,
    art: dieCut('M30 12H76L94 30V108H30Z') + heavy(1.5, shape(SHEET, 'p') + shape(TICK, 'a')),
  },
  'badge-level-small': {
    box: BADGE,
    art: turned(
      'rotate(32 60 60)',
      dieCut('M60 6L80 34V100H40V34Z') +
        heavy(
          1.5,
          shape(FINS[0], 'b') +
            shape(FINS[1], 'b') +
            shape(HULL, 'a') +
            shape(NOSE, 'p') +
            circle(60, 62, 8, 'p'),
        ),
    ),
  },
  star: { box: [8, 6, 104, 100], art: heavy(1.4, shape(STAR, 'a')) },
  'star-empty': {
    box: [8, 6, 104, 100],
    art: `<path style="stroke:var(--c-line);stroke-dasharray:9 8;stroke-width:6" d="${STAR}"/>`,
  },
} as const satisfies Record<string, Drawing>
