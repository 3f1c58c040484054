// The study pages: stacks of flashcards, tests, plans, tips, the topics of a subject, homework, and the teachers' door. One
// part of each comes alive at the top right, as in subjects.ts.
import type { Box, Drawing } from './drawing.ts'
import { circle, dot, type Fill, fill, hatch, line, shape, turned } from './pen.ts'

const CARD: Box = [0, 0, 180, 180]

const INDEX_CARD =
  'M-58 -38C-20 -41 20 -41 58 -38C61 -14 61 14 58 38C20 41 -20 41 -58 38C-61 14 -61 -14 -58 -38Z'
const SHEET = 'M34 24C66 21 104 21 136 24C139 66 139 114 136 156C104 159 66 159 34 156C31 114 31 66 34 24Z'
const BUBBLE =
  'M18 40C44 34 76 34 102 40C107 41 109 44 110 49C112 61 112 73 110 85C109 90 107 93 102 94C88 96 72 97 58 97C52 106 42 113 30 116C34 109 36 102 36 96C30 96 24 95 18 94C13 93 11 90 10 85C8 73 8 61 10 49C11 44 13 41 18 40Z'
const SPARK = 'M0 -15C2 -5 5 -2 15 0C5 2 2 5 0 15C-2 5 -5 2 -15 0C-5 -2 -2 -5 0 -15Z'
const PAN = 'M-30 0C-10 -2 10 -2 30 0C28 14 16 20 0 20C-16 20 -28 14 -30 0Z'
const PALM =
  'M60 180C58 150 56 128 48 112C42 100 34 92 28 82C26 76 34 70 42 76C52 84 58 92 62 96C60 76 56 54 56 36C56 28 68 26 70 36C72 52 74 66 76 82C76 60 76 38 78 22C80 12 92 12 93 22C94 40 94 60 94 82C98 64 102 46 106 34C109 26 120 28 119 38C117 56 114 72 112 90C118 80 124 70 130 62C136 56 144 62 141 70C134 90 126 112 122 128C120 144 120 162 121 180Z'

function spark(x: number, y: number, size: number, paint: Fill): string {
  return turned(`translate(${x} ${y}) scale(${size})`, shape(SPARK, paint, 'thin'))
}

function fan(front: string): string {
  return (
    turned('translate(82 104) rotate(-15)', shape(INDEX_CARD, 'b')) +
    turned('translate(94 96) rotate(9)', shape(INDEX_CARD, 'a')) +
    turned('translate(88 98) rotate(-3)', shape(INDEX_CARD, 'p') + front)
  )
}

function step(y: number, width: number): string {
  return (
    line(`M${84 - width} ${y}H70M98 ${y}H${98 + width * 0.7}`, 'outline') +
    line(`M79 ${y - 4}h10M79 ${y + 4}h10`, 'thin')
  )
}

export const study = {
  'cards-math': {
    box: CARD,
    art:
      fan(
        shape('M-34 22C-12 21 6 21 26 22C14 4 -12 -14 -34 -24C-35 -8 -35 8 -34 22Z', 'a') +
          line('M-34 12H-24V22', 'detail') +
          line('M36 -20H46M36 -12H42M34 22C40 10 44 4 50 -2', 'thin'),
      ) +
      hatch('M126 120l14 8M122 128l12 8') +
      spark(146, 42, 1.1, 'b') +
      line('M164 60l9 4M126 26l-5-9M158 20l6-9', 'thin'),
  },
  'cards-science': {
    box: CARD,
    art:
      fan(
        fill(
          'M-36 -2C-36 -22 -16 -30 4 -28C26 -26 38 -12 36 4C34 22 14 30 -6 28C-26 26 -36 14 -36 -2Z',
          'a',
        ) +
          line('M-36 -2C-36 -22 -16 -30 4 -28C26 -26 38 -12 36 4C34 22 14 30 -6 28C-26 26 -36 14 -36 -2Z') +
          circle(6, -2, 12, 'b', 'thin') +
          dot(8, -4, 3.4, 'p') +
          line('M-24 6C-20 2 -16 10 -12 6M-20 -10h8M14 18h8', 'detail'),
      ) +
      hatch('M126 120l14 8M122 128l12 8') +
      circle(146, 40, 10, 'b') +
      circle(128, 22, 5, 'a', 'thin') +
      line('M164 58l9 4M158 20l6-9', 'thin'),
  },
  'test-sheet': {
    box: CARD,
    art:
      turned('rotate(5 90 90)', shape(SHEET, 'b')) +
      shape(SHEET, 'p') +
      [56, 88, 120]
        .map(
          (y) => line(`M48 ${y - 8}h14v14h-14Z`, 'thin') + line(`M74 ${y}H${y === 88 ? 112 : 122}`, 'rule'),
        )
        .join('') +
      line('M50 54l5 6 11-15M50 86l5 6 11-15', 'outline') +
      hatch('M112 146l16-14M104 150l10-8') +
      turned(
        'translate(96 128) rotate(-42)',
        shape('M0 0L18 -9L18 9Z', 'p') +
          dot(5, 0, 3) +
          shape('M18 -9L86 -10L86 10L18 9Z', 'a') +
          line('M24 0H82', 'detail') +
          shape('M86 -10C98 -11 104 -6 104 0C104 6 98 11 86 10Z', 'b'),
      ) +
      line('M150 26l8-9M166 40l10-3', 'thin'),
  },
  'pen-and-paper': {
    box: CARD,
    art:
      shape(SHEET, 'p') +
      line('M50 50H106', 'figure') +
      line('M50 78H120M50 98H112', 'rule') +
      line('M50 126C56 116 62 136 68 126S82 118 88 126', 'outline') +
      hatch('M112 146l16-14M104 150l10-8') +
      turned(
        'translate(92 124) rotate(-48)',
        shape('M0 0L18 -9L18 9Z', 'p') +
          dot(5, 0, 3) +
          shape('M18 -9L92 -10L92 10L18 9Z', 'a') +
          line('M24 0H88', 'detail') +
          shape('M92 -10C104 -11 110 -6 110 0C110 6 104 11 92 10Z', 'b'),
      ) +
      line('M172 60l7 6M140 22l-4-10', 'thin'),
  },
  calendar: {
    box: CARD,
    art:
      shape(
        'M22 40C62 36 112 36 154 40C158 78 158 122 154 160C112 164 62 164 22 160C18 122 18 78 22 40Z',
        'p',
      ) +
      shape('M22 40C62 36 112 36 154 40C155 50 156 60 156 70C112 67 62 67 20 70C20 60 21 50 22 40Z', 'a') +
      line('M50 28C47 36 47 44 50 52M88 26C85 34 85 42 88 50M126 28C123 36 123 44 126 52') +
      line('M54 70L52 160M88 68V162M122 70L124 160M20 100H156M20 130H157', 'thin') +
      line('M30 82l14 10M44 82l-14 10M64 84l12 8M76 84l-12 8M98 84l14 8M112 84l-14 8', 'thin') +
      circle(140, 116, 20, 'b') +
      line('M131 116l6 8 12-17', 'detail') +
      hatch('M62 150l16-12M72 154l12-8') +
      line('M164 60l10-3M160 26l8-9', 'thin'),
  },
  'clock-chunks': {
    box: CARD,
    art:
      circle(86, 98, 66, 'p') +
      fill('M86 98V40A58 58 0 1 1 57 47.8Z', 'a') +
      fill('M86 98L57 47.8A58 58 0 0 1 86 40Z', 'b') +
      line('M86 98V40A58 58 0 1 1 57 47.8Z', 'thin') +
      line('M86 98L57 47.8A58 58 0 0 1 86 40') +
      line('M86 34v-6M150 98h6M86 162v6M22 98h-6', 'thin') +
      circle(86, 98, 7, 'p') +
      line('M86 98L112 122') +
      shape('M76 18C82 16 90 16 96 18C98 21 98 24 96 27C90 29 82 29 76 27C74 24 74 21 76 18Z', 'b', 'thin') +
      hatch('M106 140l16-12M98 146l12-8') +
      line('M150 38l8-9M162 52l11-3', 'thin'),
  },
  'review-hops': {
    box: CARD,
    art:
      shape(
        'M12 152C60 148 118 148 168 152C170 157 170 162 168 166C118 169 60 169 12 166C10 162 10 157 12 152Z',
        'b',
      ) +
      line('M24 150C28 116 42 116 48 150M48 150C54 92 84 92 92 150', 'trail') +
      line('M92 150C100 58 138 44 146 58') +
      line('M24 150v-8M48 150v-8M92 150v-8', 'thin') +
      dot(24, 150, 5) +
      dot(48, 150, 5) +
      dot(92, 150, 5) +
      circle(142, 62, 22, 'a') +
      line('M130 56C133 49 138 46 144 46', 'detail') +
      hatch('M148 74l8-8M140 80l6-5') +
      line('M168 34l8-8M172 58l9 1M138 26l-4-11', 'thin'),
  },
  'two-bubbles': {
    box: CARD,
    art:
      shape(BUBBLE, 'a') +
      line('M30 58H84M30 74H66', 'detail') +
      turned('translate(182 74) scale(-.78 .78)', shape(BUBBLE, 'p')) +
      line('M118 128C120 120 134 118 134 128C134 134 126 134 126 142', 'outline') +
      dot(126, 143, 0.1) +
      hatch('M86 88l14-12M78 92l10-8') +
      spark(140, 44, 1.2, 'b') +
      line('M160 26l8-8M164 56l10 1', 'thin'),
  },
  balance: {
    box: CARD,
    art:
      shape(
        'M58 158C78 155 102 155 122 158C124 162 124 166 122 170C102 172 78 172 58 170C56 166 56 162 58 158Z',
        'b',
      ) +
      shape('M84 70C88 68 92 68 96 70C98 100 98 128 96 158C92 160 88 160 84 158C82 128 82 100 84 70Z', 'b') +
      line('M24 82C66 66 114 66 156 58') +
      circle(90, 70, 9, 'p') +
      turned('translate(36 112)', line('M-28 2L-8 -32M28 2L-8 -32', 'thin') + shape(PAN, 'p')) +
      turned('translate(142 92)', line('M-28 2L10 -32M28 2L10 -32', 'thin') + shape(PAN, 'p')) +
      turned(
        'translate(36 96) rotate(-3)',
        shape('M-17 -17C-6 -18 6 -18 17 -17C18 -6 18 6 17 17C6 18 -6 18 -17 17C-18 6 -18 -6 -17 -17Z', 'a') +
          line('M-7 -7L7 8M7 -7L-7 8', 'detail'),
      ) +
      circle(130, 82, 9, 'a', 'thin') +
      circle(150, 82, 9, 'a', 'thin') +
      circle(140, 66, 9, 'a', 'thin') +
      hatch('M88 146l8-8M88 132l8-8') +
      line('M160 36l8-8M128 34l-5-10M170 60l8 0', 'thin'),
  },
  compass: {
    box: CARD,
    art:
      line('M26 150A78 78 0 0 0 160 138', 'trail') +
      line('M26 150A78 78 0 0 1 40 74', 'thin') +
      shape('M88 40L98 46L74 142L62 166L60 138Z', 'a') +
      shape('M92 40L104 40L132 128L136 150L122 134Z', 'b') +
      line('M74 100H118', 'thin') +
      circle(95, 38, 13, 'p') +
      dot(95, 38, 3.4) +
      shape('M89 24C91 16 91 12 92 8C95 6 97 6 99 8C100 12 100 18 101 25Z', 'p', 'thin') +
      line('M66 132L84 74', 'detail') +
      hatch('M112 96l8 8M116 110l8 8') +
      turned('translate(146 48) rotate(12)', shape('M-18 16L0 -18L18 16Z', 'a')) +
      line('M168 30l8-7M172 52l9 1', 'thin'),
  },
  film: {
    box: CARD,
    art:
      shape(
        'M18 62C62 58 112 58 156 62C159 92 159 128 156 160C112 164 62 164 18 160C15 128 15 92 18 62Z',
        'b',
      ) +
      shape(
        'M34 78C68 75 106 75 140 78C142 98 142 124 140 144C106 147 68 147 34 144C32 124 32 98 34 78Z',
        'p',
      ) +
      shape('M74 92L108 111L75 130Z', 'a') +
      line('M24 154H30M44 155H50M64 156H70M104 156H110M124 155H130M144 154H150', 'detail') +
      turned(
        'translate(18 56) rotate(-12)',
        shape('M0 -18C44 -22 92 -22 136 -18C137 -12 137 -6 136 0C92 3 44 3 0 0C-1 -6 -1 -12 0 -18Z', 'a') +
          line('M16 -19L28 1M44 -20L56 2M72 -20L84 2M100 -20L112 2', 'detail'),
      ) +
      hatch('M120 138l14-12M112 142l8-6') +
      line('M164 40l9-6M160 18l6-9', 'thin'),
  },
  'solved-steps': {
    box: CARD,
    art:
      turned('rotate(-4 90 90)', shape(SHEET, 'b')) +
      shape(SHEET, 'p') +
      line('M50 26L48 154', 'margin') +
      step(54, 22) +
      step(84, 16) +
      step(114, 10) +
      circle(84, 138, 11, 'a') +
      line('M78 138l5 6 8-12', 'detail') +
      hatch('M112 150l16-14M104 154l10-8') +
      shape(
        'M140 98C148 92 160 96 162 106C164 118 152 130 140 138C128 130 118 118 120 106C122 96 132 92 140 98Z',
        'b',
      ) +
      line('M164 60l10-3M152 30l8-9', 'thin'),
  },
  worksheet: {
    box: CARD,
    art:
      shape(
        'M26 112L54 112C58 126 122 126 126 112L154 112C157 130 157 148 154 166C112 170 68 170 26 166C23 148 23 130 26 112Z',
        'b',
      ) +
      turned(
        'translate(92 80) rotate(-7)',
        shape(
          'M-42 -56C-16 -58 12 -58 42 -56C44 -20 44 16 42 52C12 54 -16 54 -42 52C-44 16 -44 -20 -42 -56Z',
          'p',
        ) +
          line('M-26 -36H26M-26 -20H8M-26 20H26M-26 36H14', 'rule') +
          line('M-26 0H-10M-18 -8V8M2 0H18', 'outline'),
      ) +
      shape(
        'M26 122L52 122C60 138 120 138 128 122L154 122C156 136 156 152 154 166C112 170 68 170 26 166C24 152 24 136 26 122Z',
        'b',
      ) +
      line('M40 154H80', 'detail') +
      hatch('M124 160l14-12M116 162l8-6') +
      turned('translate(146 40)', shape('M0 -22L20 0L8 1L8 22L-8 22L-8 1L-20 0Z', 'a')) +
      line('M174 22l5-9M122 24l-6-8', 'thin'),
  },
  'raised-hand': {
    box: CARD,
    art:
      shape(PALM, 'a') +
      line('M72 92C84 88 102 90 112 96M66 118C80 130 98 130 110 120', 'detail') +
      hatch('M104 168l14-12M104 154l16-14') +
      shape('M50 180C50 170 52 162 54 158C76 162 104 162 126 158C128 166 130 172 130 180Z', 'b') +
      spark(152, 30, 1, 'b') +
      line('M30 44l-9-6M46 18l-5-10M156 60l10-2', 'thin'),
  },
  'staff-door': {
    box: [0, 0, 260, 280],
    art:
      shape('M44 262C42 182 42 102 46 24C100 19 152 19 204 24C208 102 208 182 206 262Z', 'b') +
      shape('M62 262C60 186 60 112 64 42C106 38 146 38 186 42C190 112 190 186 188 262Z', 'p') +
      fill('M62 262C60 186 60 112 64 42C92 39 120 39 142 40C150 108 152 190 146 276Z', 'a') +
      line('M62 262C60 186 60 112 64 42C92 39 120 39 142 40C150 108 152 190 146 276Z') +
      shape(
        'M82 66C96 64 110 64 124 66C126 84 126 102 126 120C112 122 96 122 82 120C80 102 80 84 82 66Z',
        'p',
        'thin',
      ) +
      line('M103 65V121M81 93H126', 'thin') +
      circle(130, 164, 7, 'p') +
      shape(
        'M82 142C94 140 106 140 116 142C117 150 117 158 116 166C106 168 94 168 82 166C81 158 81 150 82 142Z',
        'p',
        'thin',
      ) +
      line('M89 150H108M89 158H102', 'rule') +
      line('M160 252C164 210 166 160 164 110M174 250C177 206 178 150 176 96', 'trail') +
      hatch('M128 262l14-10M126 246l18-14') +
      line('M18 264C86 272 170 272 244 264') +
      spark(222, 74, 1.3, 'a') +
      spark(232, 118, 0.8, 'b') +
      line('M216 40l8-9M240 92l9-2M24 60l-8-7', 'thin'),
  },
} as const satisfies Record<string, Drawing>
