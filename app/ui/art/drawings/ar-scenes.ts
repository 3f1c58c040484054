// What a phone shows over a desk: the room, the spot it has found, and the thing that stands there only on the screen.
import type { Box, Drawing } from './drawing.ts'
import { circle, dot, type Fill, fill, hatch, line, shape, turned, wash } from './pen.ts'

const SCREEN: Box = [0, 0, 306, 545]

const SPARK = 'M0 -15C2 -5 5 -2 15 0C5 2 2 5 0 15C-2 5 -5 2 -15 0C-5 -2 -2 -5 0 -15Z'
const FLASK =
  'M126 300C126 318 126 326 121 337L70 428C60 446 70 460 90 460C130 464 176 464 216 460C236 460 246 446 236 428L185 337C180 326 180 318 180 300'
const LIQUID = 'M97 380C114 370 130 388 148 380C168 372 186 386 208 378'
const BLOCK = 'M-34 -34C-12 -37 12 -37 34 -34C37 -12 37 12 34 34C12 37 -12 37 -34 34C-37 12 -37 -12 -34 -34Z'
const BLOCK_TOP = 'M-34 -34L-20 -52C2 -55 26 -55 48 -52L34 -34C12 -37 -12 -37 -34 -34Z'
const BLOCK_SIDE = 'M34 -34L48 -52C51 -30 51 -4 48 16L34 34C37 12 37 -12 34 -34Z'
const VASE =
  'M124 268C140 264 166 264 182 268C186 274 185 280 178 288C168 298 176 312 196 330C222 354 222 404 176 448L130 448C84 404 84 354 110 330C130 312 138 298 128 288C121 280 120 274 124 268Z'

/** A desk seen from above, its far edge at `edge`, and the ring that marks the spot. */
function room(edge: number): string {
  return (
    wash(`M0 0H306V${edge + 4}H0Z`, 'var(--c-primary-soft)') +
    wash(`M0 ${edge}C100 ${edge - 3} 206 ${edge - 3} 306 ${edge}V545H0Z`, 'var(--c-secondary-soft)') +
    line(`M0 ${edge}C100 ${edge - 3} 206 ${edge - 3} 306 ${edge}`, 'thin') +
    `<path style="stroke:var(--c-line);stroke-width:1.4;opacity:.55" d="M-30 545L92 ${edge}M70 545L132 ${edge}M236 545L174 ${edge}M336 545L214 ${edge}M0 ${edge + 56}H306M0 ${edge + 116}H306M0 ${edge + 186}H306"/>`
  )
}

function spot(cx: number, cy: number, rx: number): string {
  const ry = rx * 0.26
  const ring = (k: number) =>
    `M${cx - rx * k} ${cy}A${rx * k} ${ry * k} 0 1 0 ${cx + rx * k} ${cy}A${rx * k} ${ry * k} 0 1 0 ${cx - rx * k} ${cy}Z`
  return (
    `<path style="fill:var(--il-ink);stroke:none;opacity:.14" d="${ring(0.86)}"/>` +
    `<path style="stroke:var(--c-primary);stroke-width:4;stroke-dasharray:14 9" d="${ring(1)}"/>`
  )
}

const FRAME = `<path style="stroke:var(--il-ink);stroke-width:5;stroke-linecap:butt" d="M26 64V30H60M246 30H280V64M280 481V515H246M60 515H26V481"/>`

function spark(x: number, y: number, size: number, paint: Fill): string {
  return turned(`translate(${x} ${y}) scale(${size})`, shape(SPARK, paint, 'thin'))
}

function block(x: number, y: number, turn: number, size: number, paint: Fill, letter: string): string {
  return turned(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape(BLOCK_TOP, 'p') + shape(BLOCK_SIDE, paint === 'a' ? 'b' : 'a') + shape(BLOCK, paint) + letter,
  )
}

/** Where a floating thing would touch the desk. */
function shadow(cx: number, cy: number, rx: number): string {
  return `<ellipse style="fill:var(--il-ink);stroke:none;opacity:.14" cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.24}"/>`
}

export const arScenes = {
  'ar-scene-lab': {
    box: SCREEN,
    art:
      room(316) +
      spot(153, 458, 118) +
      shape(`${FLASK}Z`, 'p') +
      fill(`${LIQUID}L236 430C242 446 234 459 216 459C176 463 130 463 90 459C72 459 64 446 71 430Z`, 'a') +
      line(LIQUID, 'thin') +
      line(FLASK) +
      shape(
        'M114 286C132 282 174 282 192 286C196 291 196 297 192 302C174 306 132 306 114 302C110 297 110 291 114 286Z',
        'p',
      ) +
      circle(120, 424, 11, 'p', 'thin') +
      circle(172, 412, 15, 'p', 'thin') +
      circle(148, 444, 8, 'p', 'thin') +
      hatch('M196 396l26 40M184 420l18 28M206 390l22 34') +
      circle(140, 256, 7, 'a', 'thin') +
      circle(158, 232, 10, 'a', 'thin') +
      line('M196 182L160 136M196 182L244 162M196 182L206 236', 'outline') +
      circle(196, 182, 30, 'b') +
      circle(156, 132, 17, 'a') +
      circle(248, 160, 17, 'a') +
      circle(208, 242, 12, 'p') +
      line('M180 178C184 168 192 164 200 164', 'detail') +
      line('M268 196l16 6M262 120l10-12M118 108l-10-10', 'thin') +
      FRAME,
  },
  'ar-scene-letters': {
    box: SCREEN,
    art:
      room(330) +
      spot(153, 470, 112) +
      shadow(86, 398, 30) +
      shadow(226, 382, 26) +
      block(153, 430, 0, 1, 'a', line('M-14 18L0 -18L14 18M-9 6H9', 'detail')) +
      turned(
        'translate(84 300) rotate(-14)',
        shape(BLOCK, 'b') + line('M16 -10C8 -22 -18 -20 -18 0C-18 20 8 22 16 10', 'detail'),
      ) +
      block(226, 268, 12, 0.86, 'p', line('M-16 -18H16M0 -18V20', 'outline')) +
      line('M84 262C86 210 120 178 160 178S226 196 228 226', 'trail') +
      line('M120 396C100 372 92 356 88 342M190 396C206 368 218 340 222 314', 'trail') +
      turned(
        'translate(150 164) rotate(-16)',
        shape('M-8 -4C26 -6 56 -6 88 -4C89 0 89 4 88 8C56 10 26 10 -8 8C-9 4 -9 0 -8 -4Z', 'b') +
          shape('M-8 -4C-4 -5 4 -5 10 -4C11 0 11 4 10 8C4 9 -4 9 -8 8C-9 4 -9 0 -8 -4Z', 'p', 'thin'),
      ) +
      spark(138, 166, 1.7, 'a') +
      spark(104, 138, 0.9, 'b') +
      spark(66, 190, 0.8, 'a') +
      spark(262, 200, 0.9, 'a') +
      hatch('M168 456l14-12M160 460l10-8') +
      line('M118 112l-6-12M160 116l4-14M44 262l-12-4', 'thin') +
      FRAME,
  },
  'ar-scene-find': {
    box: SCREEN,
    art:
      room(320) +
      spot(153, 452, 116) +
      line('M112 318C84 308 78 348 100 352M194 318C222 308 228 348 206 352') +
      shape(VASE, 'a') +
      fill(
        'M92 360C132 368 174 368 214 360C217 376 215 392 208 406C172 414 134 414 98 406C91 392 89 376 92 360Z',
        'p',
      ) +
      line('M92 360C132 368 174 368 214 360M98 406C134 414 172 414 208 406', 'thin') +
      line('M100 386L116 374L132 394L148 378L164 396L180 376L196 392L208 382', 'outline') +
      line('M114 330C140 336 166 336 192 330', 'detail') +
      line(VASE) +
      shape(
        'M126 440C142 437 164 437 180 440C184 446 184 454 180 460C164 463 142 463 126 460C122 454 122 446 126 440Z',
        'b',
      ) +
      hatch('M178 414l22-18M168 424l20-16M188 398l18-14') +
      line('M36 486C58 470 70 500 92 488S118 500 132 494', 'trail') +
      circle(222, 212, 46, 'p') +
      line('M256 246L288 286', 'figure') +
      line('M256 246L288 286') +
      turned(
        'translate(222 212)',
        shape(
          'M0 -24C5 -10 8 -8 24 -7C12 2 9 8 14 22C4 14 -4 14 -14 22C-9 8 -12 2 -24 -7C-8 -8 -5 -10 0 -24Z',
          'b',
        ),
      ) +
      line('M194 194C198 184 206 178 216 176', 'thin') +
      spark(92, 214, 0.9, 'a') +
      dot(120, 188, 4) +
      line('M70 190l-10-8M98 180l-2-14M276 176l10-8', 'thin') +
      FRAME,
  },
} as const satisfies Record<string, Drawing>
