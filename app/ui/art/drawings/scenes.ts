// Pieces of larger pictures: the open notebook of the home page with its four backgrounds, the torn page of the 404,
// and the pencil arrow of the margin. Pages put them together, so that each piece can move by itself.
import type { Box, Drawing } from './drawing.ts'
import { hatch, line, shape, solid, turned, wash } from './pen.ts'

const HERO: Box = [0, 0, 560, 460]

const SUN = 'M454 190A164 164 0 1 1 453.9 188Z'
const CLOUDS = [
  'M40 96C36 76 58 66 72 76C78 56 110 56 116 76C134 70 148 88 138 102C110 108 70 108 48 104C44 102 41 100 40 96Z',
  'M446 60C444 46 458 40 468 46C474 32 496 34 500 48C514 44 522 58 514 68C494 72 470 72 452 68C448 66 446 64 446 60Z',
] as const
const cutPaper = (d: string, colour: string) =>
  `<path style="fill:${colour};stroke:none;filter:var(--il-cut-shadow)" d="${d}"/>`
const construction = 'stroke:var(--c-primary);stroke-width:1;opacity:.55'

function pageOfRules(side: 1 | -1): string {
  const x = (fromLeft: number) => (side === 1 ? fromLeft : 560 - fromLeft)
  const row = (left: number, y: number) =>
    `M${x(left)} ${y}C${x(140)} ${y - 18} ${x(220)} ${y - 14} ${x(264)} ${y + 8}`
  return [row(76, 350), row(74, 366), row(72, 382), row(70, 398)].join('')
}

const LEAF_LEFT = 'M60 334C132 310 226 314 280 346L280 434C224 408 130 406 54 426Z'
const LEAF_RIGHT = 'M500 334C428 310 334 314 280 346L280 434C336 408 430 406 506 426Z'
const TORN_TOP =
  'M70 40C190 30 320 32 448 38C454 120 456 170 452 226L420 214L396 240L362 218L334 252L300 226L268 262L232 232L204 258L170 236L140 262L108 240L74 256C66 180 66 110 70 40Z'
const TORN_BOTTOM =
  'M96 330L128 312L160 336L190 318L226 340L262 320L298 346L330 324L362 342L392 324L430 336C434 370 432 396 426 412C316 420 200 420 98 412C92 386 92 356 96 330Z'

export const scenes = {
  'hero-sketchbook': {
    box: HERO,
    art:
      wash(
        'M86 214C60 120 160 40 276 46C396 40 500 110 498 214C504 310 410 352 290 350C170 356 104 306 86 214Z',
        'var(--c-primary-soft)',
      ) +
      '<path style="stroke:var(--c-primary);stroke-width:1.4;opacity:.5" d="M70 190C90 70 210 20 300 28C430 34 520 110 510 226M96 250C70 150 140 58 262 44"/>',
  },
  'hero-crayon': {
    box: HERO,
    art:
      cutPaper(SUN, 'var(--c-secondary-soft)') +
      CLOUDS.map((cloud) => cutPaper(cloud, 'var(--c-paper)')).join(''),
  },
  'hero-felt-tip': {
    box: HERO,
    art:
      '<path style="stroke:var(--c-secondary);stroke-width:30;opacity:.3" d="M70 296L250 64L150 300L350 50L250 306L440 66L356 300L500 130"/>' +
      line(
        'M24 60l10-20 6 18 18 2-14 12 6 20-18-10-16 12 4-20-14-10zM512 52C500 34 522 16 534 30C542 42 524 52 520 40M26 300l14 8-12 10 14 8',
      ),
  },
  'hero-fine-liner': {
    box: HERO,
    art:
      `<g style="${construction}"><circle cx="280" cy="206" r="160"/><circle cx="280" cy="206" r="99"/>` +
      '<path d="M280 16V400M56 206H516M274 26l6-10l6 10M506 200l10 6l-10 6M280 206L393 93M167 319L393 93M120 206A160 160 0 0 1 167 93"/>' +
      '<path d="M120 202v8M200 202v8M360 202v8M440 202v8M276 126h8M276 286h8"/>' +
      '<path style="stroke-dasharray:4 5" d="M280 206L416 290M280 206L144 290M393 93V206"/></g>' +
      '<path style="stroke:var(--c-secondary);stroke-width:1.6" d="M60 206C87 126 113 126 140 206S193 286 220 206S273 126 300 206S353 286 380 206S433 126 460 206S487 262 500 236"/>' +
      '<g style="fill:var(--c-ink-2);stroke:none;font:500 13px var(--f-text)"><text x="118" y="304">r = 1.6</text><text x="508" y="226">x</text><text x="290" y="28">y</text><text x="312" y="196">θ</text><text x="404" y="304">y = sin πx</text></g>',
  },
  'hero-trail': {
    box: HERO,
    art: '<path pathLength="1" style="stroke:var(--il-b);stroke-width:var(--il-wt);stroke-dasharray:1;stroke-dashoffset:var(--il-undrawn,0)" d="M128 368C70 330 30 250 84 196C120 162 150 206 120 226M432 366C500 320 536 236 480 180C452 154 424 190 450 212"/>',
  },
  'hero-book': {
    box: HERO,
    art:
      shape(
        'M44 348C40 344 44 340 50 340L280 352L510 340C516 340 520 344 516 348L522 432C523 438 518 440 512 440C430 436 350 440 280 446C210 440 130 436 48 440C42 440 37 438 38 432Z',
        'b',
      ) +
      shape(LEAF_LEFT, 'p') +
      shape(LEAF_RIGHT, 'p') +
      line(pageOfRules(1) + pageOfRules(-1), 'rule') +
      line('M104 322L98 414M456 322L462 414', 'margin') +
      line('M280 346V434', 'thin'),
  },
  'torn-page': {
    box: [20, 16, 480, 420],
    art:
      shape(TORN_TOP, 'p') +
      line('M90 92H436M90 130H438M90 168H440M90 206H130', 'rule') +
      line('M124 44L122 240', 'margin') +
      line(
        'M214 74L176 150H246M232 116V196M300 78C262 84 258 180 292 190C332 192 336 82 300 78ZM388 74L350 150H420M406 116V190',
        'figure',
      ) +
      shape(TORN_BOTTOM, 'p') +
      line('M112 366H280M112 392H270', 'rule') +
      line('M30 300C100 270 140 300 200 284S300 300 330 286', 'trail'),
  },
  'unfinished-page': {
    box: [20, 16, 480, 420],
    art:
      shape(
        'M92 40C200 30 320 31 430 38C438 150 437 270 430 402C320 411 200 412 90 404C82 280 84 150 92 40Z',
        'p',
      ) +
      line(
        'M102 96H424M102 134H426M102 172H428M102 210H428M102 248H428M102 286H428M102 324H426M102 362H424',
        'rule',
      ) +
      line('M142 44L139 402', 'margin') +
      line('M160 84C172 66 180 98 194 80S214 70 224 84S250 94 262 78', 'figure') +
      line(
        'M160 124C170 112 176 136 188 122S208 114 218 126S240 132 252 120S276 114 288 126S314 130 328 118M160 162C172 150 178 174 190 160S214 152 226 164S248 168 262 158S290 154 304 164M160 200C170 188 178 212 190 198S212 190 222 202S244 208 256 198',
      ) +
      line('M160 242H404M160 280H370M160 318H390M160 356H296', 'trail') +
      hatch('M376 396L424 350M392 398L426 364M408 398L428 380') +
      turned(
        'translate(262 198) rotate(-36)',
        shape('M0 0L32 -14L32 14Z', 'p') +
          solid('M0 0L12 -5.2L12 5.2Z') +
          shape('M32 -14L158 -15L158 15L32 14Z', 'a') +
          line('M38 -5L154 -5M38 5L154 5', 'detail') +
          shape('M158 -15L176 -15L176 15L158 15Z', 'p', 'thin') +
          shape('M176 -15C192 -17 203 -11 203 0C203 11 192 17 176 15Z', 'b'),
      ) +
      line('M446 40l10-10M456 58l14-3', 'thin'),
  },
  'arrow-loop': {
    box: [0, 0, 100, 74],
    art: '<path style="stroke:var(--c-primary)" d="M96 14C70 4 44 12 46 30C48 44 70 42 66 28C62 14 22 24 16 62M4 48L15 64L30 52"/>',
  },
} as const satisfies Record<string, Drawing>
