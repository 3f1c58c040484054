// The games hub: the board game in an open notebook, the four core subjects, the AR games (each leaves its phone), what
// games are good for, and the letter to grown-ups. One part of each comes alive at the top right, as in subjects.ts.
import type { Box, Drawing } from './drawing.ts'
import { circle, dot, type Fill, fill, fillEvenOdd, hatch, line, shape, turned } from './pen.ts'

const CARD: Box = [0, 0, 180, 180]

const TILE = 'M-17 -11C-6 -13 6 -13 17 -11C19 -4 19 4 17 11C6 13 -6 13 -17 11C-19 4 -19 -4 -17 -11Z'
/** x, y and turn in degrees of each square, from the start at the lower left to the flag. */
const WAY: readonly (readonly [number, number, number])[] = [
  [72, 266, -8],
  [113, 259, -4],
  [155, 259, 5],
  [196, 268, 14],
  [284, 268, -14],
  [325, 259, -5],
  [367, 259, 5],
  [404, 244, -52],
  [404, 207, 62],
  [372, 186, 4],
]
const PAINTS: readonly Fill[] = ['a', 'p', 'b']

function way(): string {
  return WAY.map(([x, y, degrees], index) =>
    turned(`translate(${x} ${y}) rotate(${degrees})`, shape(TILE, PAINTS[index % 3] ?? 'p', 'thin')),
  ).join('')
}

const DIE =
  shape('M2 20C14 12 24 6 35 1C47 7 58 13 69 20C58 27 47 33 36 39C24 33 13 27 2 20Z', 'p') +
  shape('M2 20C13 27 24 33 36 39C36 53 36 66 35 79C23 73 13 67 3 60C2 47 2 33 2 20Z', 'a') +
  shape('M69 20C58 27 47 33 36 39C36 53 36 66 35 79C47 73 58 67 68 60C69 47 70 33 69 20Z', 'p') +
  dot(35, 20, 4.4) +
  [
    [13, 38],
    [24, 60],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 4, 'p'))
    .join('') +
  dot(45, 47, 3.6) +
  dot(59, 39, 3.6) +
  dot(45, 64, 3.6) +
  dot(59, 56, 3.6)

const PHONE =
  'M34 22C56 19 84 19 106 22C112 23 115 26 115 32C118 72 118 118 115 154C115 160 112 163 106 164C84 167 56 167 34 164C28 163 25 160 25 154C22 118 22 72 25 32C25 26 28 23 34 22Z'
const SCREEN = 'M36 38C56 36 84 36 104 38C106 74 106 112 104 148C84 150 56 150 36 148C34 112 34 74 36 38Z'

function phone(inside: string): string {
  return turned(
    'rotate(-7 70 92)',
    shape(PHONE, 'b') +
      shape(SCREEN, 'p') +
      line('M44 56V46H54M86 46H96V56M96 130V140H86M54 140H44V130', 'thin') +
      dot(70, 157, 3, 'p') +
      inside,
  )
}

const LEAF = 'M58 108C50 76 72 50 116 50C118 92 96 118 58 108Z'
const QUILL = 'M78 104C84 70 104 34 150 14C156 40 148 62 128 78C116 88 100 96 78 104Z'
const BOTTLE =
  'M44 118C54 116 82 116 92 118L92 126C102 130 106 136 106 146C106 156 105 162 102 166C80 169 56 169 34 166C31 162 30 156 30 146C30 136 34 130 44 126Z'
const INK = 'M31 142C48 138 88 146 105 141C107 152 105 160 102 165C80 168 56 168 34 165C31 159 30 150 31 142Z'
const GLASS =
  'M46 40C46 70 60 80 78 90C60 100 46 112 46 146L122 146C122 112 108 100 90 90C108 80 122 70 122 40Z'
const HAT = 'M82 66C92 46 104 26 124 10C126 32 134 52 146 70C128 84 100 82 82 66Z'
const BRIM = 'M70 66C90 88 130 92 158 72C160 80 156 86 148 90C122 102 88 96 70 76C67 73 67 69 70 66Z'
const VASE =
  'M84 40C94 38 116 38 126 40C128 44 128 48 124 52C118 58 122 66 132 76C144 90 142 116 118 134L92 134C68 116 66 90 78 76C88 66 92 58 86 52C82 48 82 44 84 40Z'
const SPARK = 'M0 -15C2 -5 5 -2 15 0C5 2 2 5 0 15C-2 5 -5 2 -15 0C-5 -2 -2 -5 0 -15Z'

function spark(x: number, y: number, size: number, paint: Fill): string {
  return turned(`translate(${x} ${y}) scale(${size})`, shape(SPARK, paint, 'thin'))
}

/** A building block: a square seen from the front, leaning a little. */
function block(x: number, y: number, degrees: number, paint: Fill, inside: string): string {
  return turned(
    `translate(${x} ${y}) rotate(${degrees})`,
    shape(
      'M-25 -26C-8 -28 10 -28 26 -25C28 -8 28 10 25 26C8 28 -10 28 -26 25C-28 8 -28 -10 -25 -26Z',
      paint,
    ) + inside,
  )
}

function bar(x: number, top: number, paint: Fill): string {
  return shape(
    `M${x} 146C${x - 1} ${top + 30} ${x} ${top + 12} ${x + 1} ${top}L${x + 21} ${top + 1}L${x + 22} 146Z`,
    paint,
  )
}

export const games = {
  'play-board': {
    box: [0, 0, 480, 330],
    art:
      shape(
        'M26 150C22 146 26 142 32 142L240 156L448 142C454 142 458 146 454 150L468 302C469 308 464 310 458 310C378 306 306 310 240 318C174 310 102 306 22 310C16 310 11 308 12 302Z',
        'b',
      ) +
      shape('M44 134C112 110 192 116 240 146L240 306C188 282 102 278 32 300Z', 'p') +
      shape('M436 134C368 110 288 116 240 146L240 306C292 282 378 278 448 300Z', 'p') +
      line('M240 146V306', 'thin') +
      line('M106 146L101 212M136 145L131 211M74 170L164 167M72 193L162 190', 'thin') +
      line('M81 150l14 13M95 149l-14 15M141 196l14 13M155 195l-14 15', 'thin') +
      circle(118, 180, 7, 'a', 'thin') +
      way() +
      line('M372 184V104') +
      shape('M372 106C388 98 402 114 424 104C420 116 422 124 428 134C408 144 392 128 372 138Z', 'b') +
      turned('translate(66 52) rotate(-14)', DIE) +
      line('M56 76l-14-5M58 108l-13 6M96 40l-4-13', 'thin') +
      line('M452 108l12-6M446 92l8-10', 'thin'),
  },
  abacus: {
    box: CARD,
    art:
      line('M36 66C64 64 112 67 146 65M36 96C64 95 112 98 146 96M36 126C64 125 112 128 146 126', 'thin') +
      circle(56, 66, 12, 'a') +
      circle(80, 66, 12, 'a') +
      circle(56, 96, 12, 'b') +
      circle(104, 97, 12, 'b') +
      circle(128, 97, 12, 'b') +
      circle(56, 126, 12, 'a') +
      circle(80, 126, 12, 'a') +
      circle(104, 127, 12, 'a') +
      shape('M22 42C28 40 32 40 38 42C40 78 40 116 38 154C32 156 28 156 22 154C20 116 20 78 22 42Z', 'a') +
      shape(
        'M140 42C146 40 150 40 156 42C158 78 158 116 156 154C150 156 146 156 140 154C138 116 138 78 140 42Z',
        'a',
      ) +
      shape(
        'M10 150C60 147 118 147 168 150C170 155 170 160 168 164C118 167 60 167 10 164C8 160 8 155 10 150Z',
        'b',
      ) +
      hatch('M144 128l8 12M144 114l9 14') +
      circle(120, 34, 12, 'b') +
      line('M120 56V64M142 24l8-7M146 40l10 1M104 20l-8-7', 'thin'),
  },
  magnifier: {
    box: CARD,
    art:
      shape(
        'M112 122C118 116 122 114 126 118L160 150C166 158 158 168 150 162L116 132C111 128 109 126 112 122Z',
        'b',
      ) +
      circle(80, 82, 52, 'p') +
      shape(LEAF, 'a') +
      line(
        'M52 116C66 98 84 80 106 62M76 92C74 86 74 80 76 74M88 81C96 83 102 83 108 81M64 104C72 106 80 106 88 104',
        'detail',
      ) +
      line('M46 66C50 54 58 46 68 42', 'thin') +
      hatch('M126 138l20 18M118 130l6 6') +
      turned(
        'translate(144 40) rotate(18)',
        shape('M0 0C-14 -20 -30 -14 -26 0C-22 14 -8 12 0 2Z', 'a') +
          shape('M0 0C14 -20 30 -14 26 0C22 14 8 12 0 2Z', 'a') +
          line('M0 -8V14M0 -8L-6 -18M0 -8L6 -18'),
      ) +
      line('M168 66l8 6M120 16l-7-9', 'thin'),
  },
  quill: {
    box: CARD,
    art:
      shape(BOTTLE, 'p') +
      fill(INK, 'a') +
      line(INK, 'thin') +
      line(BOTTLE) +
      shape(QUILL, 'b') +
      line('M66 124C82 96 110 58 142 26', 'outline') +
      line('M106 70L128 64M96 84L116 80M118 54L140 46', 'detail') +
      hatch('M84 152l8 12M92 148l8 12') +
      line('M118 150C126 140 132 160 140 150S154 148 162 156') +
      line('M124 168C134 164 144 172 156 167', 'thin') +
      line('M164 40l10 2M158 58l9 6', 'thin') +
      turned(
        'translate(48 62) rotate(-12)',
        fillEvenOdd('M-2 -16h14l16 36h-13l-3 -8h-15l-3 8h-12Zm7 10l-5 11h10Z', 'a') +
          line('M-2 -16h14l16 36h-13l-3 -8h-15l-3 8h-12ZM5 -6l-5 11h10Z', 'thin'),
      ),
  },
  hourglass: {
    box: CARD,
    art:
      shape(GLASS, 'p') +
      fill('M54 60C68 64 100 56 114 60C108 74 98 82 84 88C70 82 60 74 54 60Z', 'a') +
      fill('M52 146C54 130 68 120 84 118C100 120 114 130 116 146Z', 'a') +
      line('M54 60C68 64 100 56 114 60', 'thin') +
      line('M84 92V112', 'trail') +
      line('M52 146C54 130 68 120 84 118C100 120 114 130 116 146', 'thin') +
      line(GLASS) +
      shape('M34 28C60 25 108 25 134 28C136 33 136 37 134 42C108 45 60 45 34 42C32 37 32 33 34 28Z', 'b') +
      shape(
        'M34 144C60 141 108 141 134 144C136 149 136 153 134 158C108 161 60 161 34 158C32 153 32 149 34 144Z',
        'b',
      ) +
      hatch('M112 132l10 12M104 128l12 14') +
      line('M146 66A70 70 0 0 1 146 124M146 124l-9-10M146 124l12-7') +
      line('M150 22l10-9M158 38l13-3', 'thin'),
  },
  'ar-lab': {
    box: CARD,
    art:
      phone(line('M50 122C60 116 80 128 92 120', 'thin')) +
      shape(
        'M86 62C86 76 86 82 82 90L60 126C56 134 60 140 68 140C84 142 108 142 122 140C130 140 134 134 130 126L108 90C104 82 104 76 104 62Z',
        'p',
      ) +
      fill(
        'M70 112C84 106 100 118 120 110L130 127C133 134 129 139 122 139C104 141 86 141 69 139C61 139 57 134 60 128Z',
        'a',
      ) +
      line('M70 112C84 106 100 118 120 110', 'thin') +
      line(
        'M86 62C86 76 86 82 82 90L60 126C56 134 60 140 68 140C84 142 108 142 122 140C130 140 134 134 130 126L108 90C104 82 104 76 104 62',
      ) +
      shape('M80 56C88 54 102 54 110 56C112 59 112 63 110 66C102 68 88 68 80 66C78 63 78 59 80 56Z', 'p') +
      hatch('M106 122l12 14M114 118l8 12') +
      line('M112 44L134 28M134 28L158 40M134 28L132 6') +
      circle(134, 28, 10, 'b') +
      circle(160, 42, 7, 'a') +
      circle(110, 44, 6, 'a') +
      line('M156 62l6 8M168 24l9-5', 'thin'),
  },
  'ar-wizard': {
    box: CARD,
    art:
      phone(line('M46 124C56 112 62 132 72 122S88 118 96 128', 'thin')) +
      shape(HAT, 'a') +
      shape(BRIM, 'a') +
      line('M92 60C106 70 124 70 138 58', 'detail') +
      spark(112, 46, 0.62, 'p') +
      block(98, 128, -10, 'p', line('M-12 14L0 -15L12 14M-7 4H7')) +
      spark(150, 118, 0.9, 'b') +
      spark(160, 36, 0.6, 'b') +
      hatch('M126 30l10 16M122 22l16 28') +
      line('M164 98l10-4M138 146l6 9', 'thin'),
  },
  'ar-artifact': {
    box: CARD,
    art:
      phone('') +
      line('M36 128C52 120 56 142 70 136', 'trail') +
      line('M84 64C66 58 62 78 76 82M126 64C144 58 148 78 134 82') +
      shape(VASE, 'a') +
      fill(
        'M72 90C92 95 118 95 138 90C140 96 140 104 138 110C118 115 92 115 72 110C70 104 70 96 72 90Z',
        'p',
      ) +
      line('M72 90C92 95 118 95 138 90M72 110C92 115 118 115 138 110', 'thin') +
      line('M76 104L85 96L94 106L103 97L112 107L121 97L134 105', 'thin') +
      line(VASE) +
      shape(
        'M88 134C96 132 114 132 122 134C124 138 124 142 122 146C114 148 96 148 88 146C86 142 86 138 88 134Z',
        'b',
      ) +
      hatch('M118 118l12 6M112 122l10 6') +
      line('M146 36l10-9M154 52l13-3M126 26l2-12', 'thin'),
  },
  'why-play': {
    box: CARD,
    art:
      turned('translate(16 82)', DIE) +
      shape(
        'M108 92C112 108 102 128 92 148C90 158 94 162 102 163C118 165 134 165 150 163C158 162 162 158 160 148C150 128 140 108 144 92Z',
        'b',
      ) +
      shape(
        'M100 88C110 84 142 84 152 88C154 92 154 96 152 99C142 103 110 103 100 99C98 96 98 92 100 88Z',
        'b',
      ) +
      circle(126, 64, 24, 'a') +
      line('M114 58C116 52 120 49 126 48', 'detail') +
      hatch('M132 140l16 18M128 126l24 28') +
      line('M156 36l10-9M164 52l13-3M140 28l2-13', 'thin') +
      line('M40 66l-4-12M56 70l4-12M24 78l-10-8', 'thin'),
  },
  'why-skills': {
    box: CARD,
    art:
      block(54, 140, -3, 'a', line('M-12 0H12M0 -12V12', 'detail')) +
      block(118, 139, 4, 'p', line('M-12 14L0 -15L12 14M-7 4H7')) +
      block(
        84,
        82,
        -7,
        'b',
        line('M-6 -16V-4L-15 12C-16 16 -14 17 -11 17H11C14 17 16 16 15 12L6 -4V-16M-10 -16H10', 'detail'),
      ) +
      hatch('M128 150l12 12M134 142l10 10') +
      turned(
        'translate(112 26) rotate(10)',
        shape(
          'M0 -18C4 -8 8 -6 19 -5C11 3 9 7 12 18C3 12 -3 12 -12 18C-9 7 -11 3 -19 -5C-8 -6 -4 -8 0 -18Z',
          'a',
        ),
      ) +
      line('M140 22l11-4M134 42l10 6M92 14l-8-8', 'thin') +
      line('M18 168C64 172 114 172 160 168'),
  },
  'why-progress': {
    box: CARD,
    art:
      shape(
        'M26 30C66 27 104 27 142 30C145 70 145 120 142 160C104 163 66 163 26 160C23 120 23 70 26 30Z',
        'p',
      ) +
      bar(42, 112, 'a') +
      bar(74, 90, 'b') +
      bar(106, 68, 'a') +
      line('M36 147C66 149 104 149 134 147') +
      hatch('M112 128l12 14M114 112l12 16') +
      line('M44 88C62 78 74 74 88 62S122 40 152 28M152 28l-14 0M152 28l-7 12') +
      line('M164 44l9 5M168 22l10-5M150 12l-2-9', 'thin'),
  },
  letter: {
    box: [0, 0, 220, 180],
    art:
      shape(
        'M48 20C86 17 134 17 172 20C174 60 174 100 172 140C134 143 86 143 48 140C46 100 46 60 48 20Z',
        'p',
      ) +
      line('M66 42H122M66 58H154M66 74H148M66 90H154', 'rule') +
      shape(
        'M142 28C148 22 158 28 154 36C152 41 147 44 142 48C137 44 132 41 130 36C126 28 136 22 142 28Z',
        'a',
        'thin',
      ) +
      shape(
        'M22 76C52 98 82 118 110 128C138 118 168 98 198 76C202 108 202 140 198 166C140 170 80 170 22 166C18 140 18 108 22 76Z',
        'b',
      ) +
      line('M24 164C50 142 68 130 84 118M196 164C170 142 152 130 136 118', 'detail') +
      hatch('M170 140l18 20M160 140l22 24') +
      line('M186 48l12-7M194 64l13-2M28 52l-10-8', 'thin'),
  },
} as const satisfies Record<string, Drawing>
