// What the store sells. Passes are stickers, because they lie on tickets of any colour: flashcards, an AR cube leaving its
// phone, the key to everything. Add-ons are drawings of their own, with one part that comes alive, as in subjects.ts.
import type { Box, Drawing } from './drawing.ts'
import { circle, dieCut, dot, hatch, line, shape, turned } from './pen.ts'

const PASS: Box = [0, 0, 120, 120]
const CARD: Box = [0, 0, 180, 180]

const FLASHCARD = 'M-30 -22C-10 -24 10 -24 30 -22C32 -8 32 8 30 22C10 24 -10 24 -30 22C-32 8 -32 -8 -30 -22Z'
const STAR = 'M0 -13C3 -6 6 -4 14 -3C8 2 6 6 9 13C3 9 -3 9 -9 13C-6 6 -8 2 -14 -3C-6 -4 -3 -6 0 -13Z'
const PHONE =
  'M-20 -34C-8 -36 8 -36 20 -34C23 -33 24 -31 24 -28C25 -10 25 10 24 28C24 31 23 33 20 34C8 36 -8 36 -20 34C-23 33 -24 31 -24 28C-25 10 -25 -10 -24 -28C-24 -31 -23 -33 -20 -34Z'
const CUBE = 'M0 -22L20 -11V11L0 23L-20 11V-11Z'
const KEY =
  'M56 60C61 58 65 60 66 64L100 98C102 100 102 103 100 105L93 106L90 100L83 101L82 94L75 93L55 73C50 73 48 68 50 64Z'
const KEY_BOW =
  'M42 12C46 12 49 20 52 25C58 27 66 28 71 31C72 36 66 41 62 46C62 52 66 60 63 65C58 67 51 63 45 60C39 62 31 67 26 64C24 58 27 51 28 45C24 40 17 35 18 30C22 26 30 27 36 25C38 20 39 12 42 12Z'

const STEP = 'C8 -2 30 -2 38 0C40 6 40 22 38 28C30 30 8 30 0 28C-2 22 -2 6 0 0Z'
const BOLT =
  'M96 14C84 38 68 64 50 92C48 96 50 98 54 98C64 97 74 97 84 98C76 120 68 140 60 160C58 166 62 168 66 164C90 138 112 110 132 80C134 76 132 74 128 74C118 75 108 75 100 74C104 56 108 38 112 20C112 14 100 10 96 14Z'
const BUBBLE =
  'M28 34C60 28 100 28 130 34C136 35 139 38 140 44C143 62 143 78 140 94C139 100 136 103 130 104C112 107 94 108 78 108C70 118 60 126 46 130C50 122 52 114 52 106C44 106 36 105 28 104C22 103 19 100 18 94C15 78 15 62 18 44C19 38 22 35 28 34Z'
const LENS =
  'M0 -24C4 -10 10 -7 25 -6C14 3 11 10 15 24C5 17 -5 17 -15 24C-11 10 -14 3 -25 -6C-10 -7 -4 -10 0 -24Z'

function step(x: number, y: number, paint: 'a' | 'b' | 'p'): string {
  return turned(`translate(${x} ${y})`, shape(`M0 0${STEP}`, paint))
}

export const store = {
  'pass-basic': {
    box: PASS,
    art:
      turned('translate(54 70) rotate(-14)', dieCut(FLASHCARD)) +
      turned('translate(66 50) rotate(9)', dieCut(FLASHCARD)) +
      turned('translate(54 70) rotate(-14)', shape(FLASHCARD, 'b') + line('M-20 12H-4M-20 4H-10', 'detail')) +
      turned(
        'translate(66 50) rotate(9)',
        shape(FLASHCARD, 'p') +
          line('M-20 -9H2M-20 1H-4M-20 11H0', 'ruleStrong') +
          turned('translate(15 0) scale(.82)', shape(STAR, 'a', 'thin')),
      ),
  },
  'pass-pro': {
    box: PASS,
    art:
      turned('translate(52 70) rotate(-9)', dieCut(PHONE)) +
      turned('translate(72 42)', dieCut(CUBE)) +
      turned(
        'translate(52 70) rotate(-9)',
        shape(PHONE, 'b') +
          shape(
            'M-16 -26C-6 -27 6 -27 16 -26C17 -10 17 8 16 22C6 23 -6 23 -16 22C-17 8 -17 -10 -16 -26Z',
            'p',
            'thin',
          ) +
          line('M-11 8V15H-4M11 8V15H4', 'thin') +
          dot(0, 29, 2.4, 'p'),
      ) +
      turned(
        'translate(72 42)',
        shape('M0 -22L20 -11L0 0L-20 -11Z', 'p') +
          shape('M-20 -11L0 0V23L-20 11Z', 'a') +
          shape('M20 -11L0 0V23L20 11Z', 'p') +
          line('M6 6L14 2M6 13L14 9', 'thin'),
      ),
  },
  'pass-ultimate': {
    box: PASS,
    art:
      dieCut(KEY) +
      dieCut(KEY_BOW) +
      shape(KEY, 'b') +
      line('M62 70L84 92', 'detail') +
      shape(KEY_BOW, 'a') +
      circle(44, 42, 8, 'p'),
  },
  'pack-levels': {
    box: CARD,
    art:
      step(20, 132, 'a') +
      step(58, 132, 'p') +
      step(96, 132, 'b') +
      step(58, 102, 'a') +
      step(96, 102, 'p') +
      step(96, 72, 'a') +
      line('M32 148H46M70 118H84M108 88H122', 'detail') +
      hatch('M116 150l14 8M118 118l12 8') +
      line('M116 72V24') +
      shape('M116 26C130 19 142 32 162 24C158 34 160 42 166 50C148 58 134 45 116 54Z', 'b') +
      line('M14 166C60 169 110 169 158 166', 'thin') +
      line('M34 112l-6-10M50 96l-3-12M84 76l-8-8', 'thin'),
  },
  'pack-filters': {
    box: CARD,
    art:
      line(
        'M22 56V34C22 28 26 24 32 24H54M118 24H140M22 124V146C22 152 26 156 32 156H54M148 124V146C148 152 144 156 138 156H116',
      ) +
      circle(85, 92, 50, 'p') +
      line('M66 118C76 128 94 128 104 118') +
      dot(56, 110, 5, 'a') +
      dot(114, 110, 5, 'a') +
      line('M80 80C83 77 87 77 90 80') +
      turned('translate(62 84) rotate(-6)', shape(LENS, 'a')) +
      turned('translate(108 84) rotate(6)', shape(LENS, 'a')) +
      line('M52 80L60 74M98 80L106 74', 'detail') +
      hatch('M108 132l10-8M114 136l12-12') +
      turned('translate(150 38) scale(1.25)', shape(STAR, 'b')) +
      line('M164 66l8 5M126 22l-4-11', 'thin'),
  },
  'pack-voices': {
    box: CARD,
    art:
      shape(
        'M96 84C116 80 142 80 160 84C165 85 167 88 168 92C170 106 170 120 168 132C167 137 165 140 160 140C156 141 152 141 148 141C148 150 152 156 158 162C144 160 134 152 128 143C116 143 106 142 96 140C91 139 89 137 88 132C86 120 86 106 88 92C89 88 91 85 96 84Z',
        'b',
      ) +
      line('M108 104V120M120 98V126M132 106V118M144 100V124', 'detail') +
      shape(BUBBLE, 'a') +
      line('M40 62V78M56 50V90M72 58V82M88 46V94M104 60V80M120 54V86', 'outline') +
      hatch('M118 92l12 8M122 82l12 10') +
      line('M150 20V56M150 20C158 20 164 24 166 32') +
      circle(142, 58, 8, 'p') +
      line('M128 18l-4-10M172 52l7 4', 'thin'),
  },
  'pack-boost': {
    box: CARD,
    art:
      line('M30 44C36 38 42 34 50 30M22 74C26 66 30 60 34 54M146 120C142 132 136 140 128 148', 'thin') +
      shape(BOLT, 'a') +
      line('M98 28C90 44 80 60 68 78', 'detail') +
      hatch('M104 88l14 2M96 100l14 2M88 112l12 2') +
      circle(138, 42, 27, 'b') +
      line('M126 36L136 48M136 36L126 48', 'detail') +
      line('M143 37C143 31 152 31 152 37C152 42 146 45 143 50H153', 'detail') +
      line('M168 72l8 6M110 12l-5-8M172 26l8-5', 'thin'),
  },
} as const satisfies Record<string, Drawing>
