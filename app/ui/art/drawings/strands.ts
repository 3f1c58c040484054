// One drawing for each strand of the skill maps, for those who cannot read its name. Simple enough for 56 px: one object,
// a first and a second fill, no hatching.
import type { Box, Drawing } from './drawing.ts'
import { circle, dot, fill, line, shape, solid, turned } from './pen.ts'

const BOX: Box = [0, 0, 120, 120]

const APPLE = 'M0 -12C8 -20 22 -14 20 2C18 14 10 22 0 18C-10 22 -18 14 -20 2C-22 -14 -8 -20 0 -12Z'
const PLUS = 'M-8 -25H8V-8H25V8H8V25H-8V8H-25V-8H-8Z'
const MINUS = 'M-24 -8H24V8H-24Z'
const LETTER_A = 'M-9 -26H9L29 26H13L9 15H-9L-13 26H-29ZM-5 3H5L0 -12Z'
const AXES = line('M22 14V98H108', 'thin')
const BUBBLE =
  'M22 22C46 17 74 17 98 22C104 24 107 28 107 34C108 48 108 58 107 70C107 76 103 80 97 81C84 83 72 84 60 84L38 104L40 83C34 83 28 82 23 81C17 80 13 76 13 70C12 58 12 46 13 34C13 28 16 24 22 22Z'
const LEFT_PAGE = 'M60 34C46 24 28 22 12 26V92C28 88 46 90 60 100Z'
const RIGHT_PAGE = 'M60 34C74 24 92 22 108 26V92C92 88 74 90 60 100Z'

const at = (x: number, y: number, inner: string) => turned(`translate(${x} ${y})`, inner)
const apple = (x: number, y: number, paint: 'a' | 'b') =>
  at(x, y, shape(APPLE, paint) + line('M0 -12C0 -18 3 -22 7 -25', 'thin'))
const letter = (x: number, y: number, size: number) =>
  turned(
    `translate(${x} ${y}) scale(${size})`,
    `<path fill-rule="evenodd" style="fill:var(--il-ink);stroke:none" d="${LETTER_A}"/>`,
  )

const MATHEMATICS = {
  counting: apple(60, 36, 'a') + apple(32, 84, 'a') + apple(88, 84, 'b'),
  'addition-subtraction': at(40, 42, shape(PLUS, 'a')) + at(82, 88, shape(MINUS, 'b')),
  'multiplication-division': [22, 60, 98]
    .map((y, row) => [22, 60, 98].map((x) => circle(x, y, 13, row === 0 ? 'a' : 'b')).join(''))
    .join(''),
  'place-value':
    shape('M10 30H66V86H10Z', 'a') +
    line('M24 30V86M38 30V86M52 30V86M10 44H66M10 58H66M10 72H66', 'thin') +
    shape('M76 30H89V86H76Z', 'b') +
    line('M76 44H89M76 58H89M76 72H89', 'thin') +
    shape('M98 73H111V86H98Z', 'p'),
  fractions:
    circle(56, 64, 44, 'b') +
    shape('M56 64V20A44 44 0 0 1 100 64Z', 'p') +
    shape('M66 54V10A44 44 0 0 1 110 54Z', 'a') +
    line('M56 64L25 95M56 64L87 95M56 64H12', 'thin'),
  decimals:
    shape('M10 34H110V86H10Z', 'p') +
    fill('M10 34H50V86H10Z', 'a') +
    line('M20 34V86M30 34V86M40 34V86M60 34V86M70 34V86M80 34V86M90 34V86M100 34V86', 'thin') +
    line('M10 34H110V86H10ZM50 26V94'),
  patterns:
    circle(28, 36, 17, 'a') +
    shape('M70 20H102V52H70Z', 'b') +
    circle(28, 86, 17, 'a') +
    `<path style="stroke-dasharray:8 8" d="M70 70H102V102H70Z"/>`,
  measurement:
    circle(60, 46, 36, 'p') +
    line('M60 46V24M60 46L76 54') +
    dot(60, 46, 4) +
    shape('M8 90H112V110H8Z', 'a') +
    line('M24 90V98M40 90V102M56 90V98M72 90V102M88 90V98', 'thin'),
  geometry: shape('M60 10L100 58H20Z', 'a') + shape('M12 66H56V110H12Z', 'b') + circle(86, 88, 22, 'p'),
  data:
    shape('M24 64H44V104H24Z', 'a') +
    shape('M54 36H74V104H54Z', 'b') +
    shape('M84 78H104V104H84Z', 'a') +
    line('M12 12V104H112'),
  'ratios-percent': circle(36, 36, 19, 'a') + circle(84, 84, 19, 'b') + line('M92 20L28 100'),
  'number-system':
    line('M8 60H112M18 50L8 60L18 70M102 50L112 60L102 70M60 46V74') +
    circle(34, 60, 10, 'b') +
    circle(86, 60, 10, 'a') +
    line('M26 30H42M78 30H94M86 22V38', 'thin'),
  'expressions-equations':
    line('M60 22V100M36 104H84M20 38L100 30') +
    shape('M2 70C4 88 36 88 38 70Z', 'a') +
    shape('M82 62C84 80 116 80 118 62Z', 'b') +
    line('M20 38L4 70M20 38L36 70M100 30L84 62M100 30L116 62', 'thin') +
    circle(60, 22, 7, 'p'),
  functions: AXES + line('M26 92C52 92 54 24 104 22') + circle(62, 58, 8, 'a'),
  'statistics-probability':
    shape('M22 26C46 22 74 22 98 26C102 50 102 74 98 98C74 102 46 102 22 98C18 74 18 50 22 26Z', 'a') +
    dot(42, 44, 7) +
    dot(78, 44, 7) +
    dot(60, 62, 7) +
    dot(42, 80, 7) +
    dot(78, 80, 7),
  'algebra-1': AXES + line('M30 90L102 22') + circle(50, 71, 8, 'a') + circle(80, 43, 8, 'b'),
  'algebra-2': AXES + line('M34 18C44 104 80 104 96 18') + circle(65, 82, 8, 'a'),
  trigonometry:
    shape('M14 98H104L104 22Z', 'a') +
    line('M92 98V86H104', 'thin') +
    line('M44 98C44 88 42 82 37 79', 'thin') +
    fill('M14 98L44 98C44 88 42 82 37 79Z', 'b'),
  precalculus:
    circle(60, 60, 44, 'p') +
    line('M10 60H110M60 10V110', 'thin') +
    shape('M60 60L92 30V60Z', 'a') +
    circle(92, 30, 7, 'b'),
  limits:
    AXES +
    line('M26 94C34 50 60 40 106 38') +
    `<path style="stroke:var(--il-b);stroke-dasharray:7 8" d="M24 28H108"/>` +
    circle(86, 39, 8, 'a'),
  derivatives:
    AXES +
    line('M28 92C48 92 54 34 104 26') +
    `<path style="stroke:var(--il-b)" d="M36 92L92 22"/>` +
    circle(62, 60, 8, 'a'),
  integrals:
    fill('M40 98V62C56 36 74 34 92 46V98Z', 'a') + AXES + line('M26 84C48 26 78 26 106 58M40 62V98M92 46V98'),
}

const LANGUAGE = {
  spelling:
    shape('M10 40C30 37 52 37 72 40C74 62 74 84 72 106C52 109 30 109 10 106C8 84 8 62 10 40Z', 'a') +
    letter(41, 73, 0.9) +
    line('M86 46C96 58 96 76 86 88M100 34C116 54 116 80 100 100'),
  pinyin: shape(BUBBLE, 'p') + line('M26 40H48M30 66L46 52M62 40L71 52L80 40M86 52L100 66'),
  characters:
    shape('M14 14H106V106H14Z', 'p') +
    `<path style="stroke:var(--il-b);stroke-width:var(--il-wt);stroke-dasharray:6 7" d="M60 14V106M14 60H106"/>` +
    line('M60 26C58 54 48 76 28 92M60 46C68 66 78 80 94 92'),
  vocabulary:
    shape('M24 14C50 11 76 11 100 14C102 44 102 76 100 106C76 109 50 109 24 106C20 76 20 44 24 14Z', 'b') +
    shape('M42 30H88V82H42Z', 'p', 'thin') +
    letter(65, 56, 0.62) +
    line('M32 14V106', 'detail'),
  grammar:
    shape('M10 38H50V52C62 44 70 52 70 60C70 68 62 76 50 68V84H10Z', 'a') +
    shape('M110 38H58V50C74 44 80 54 80 60C80 68 72 78 58 72V84H110Z', 'b'),
  reading:
    shape(LEFT_PAGE, 'a') +
    shape(RIGHT_PAGE, 'p') +
    line('M72 48C80 44 88 43 97 44M72 62C80 58 88 57 97 58M72 76C80 72 88 71 97 72', 'thin'),
  writing:
    shape('M84 12L108 36L50 94L22 102L28 70Z', 'a') +
    line('M28 70L50 94M72 24L96 48', 'thin') +
    solid('M22 102L25 86L36 97Z') +
    line('M14 112H104', 'thin'),
}

const SCIENCE = {
  physical:
    shape('M18 20H46V66C46 84 74 84 74 66V20H102V66C102 122 18 122 18 66Z', 'a') +
    shape('M18 20H46V40H18Z', 'p') +
    shape('M74 20H102V40H74Z', 'p') +
    line('M60 10V26M50 2L53 8', 'thin'),
  life:
    line('M60 110C60 84 60 70 60 52') +
    shape('M60 62C30 66 14 48 14 22C42 20 60 34 60 62Z', 'a') +
    shape('M60 50C62 28 78 16 106 18C106 42 90 54 60 50Z', 'b') +
    line('M40 110H80'),
  'earth-space':
    circle(60, 60, 32, 'b') +
    line('M40 46C52 52 66 50 78 38M36 72C50 80 66 76 84 70', 'detail') +
    `<path d="M34 78C10 92 4 104 22 102C50 98 110 62 112 40C112 30 98 34 84 42"/>` +
    dot(100, 94, 5, 'a') +
    dot(18, 24, 5, 'a'),
  practices:
    shape('M70 84L82 74L110 100C112 108 106 114 98 112Z', 'a') +
    circle(50, 50, 36, 'p') +
    shape('M38 66C30 44 42 30 66 32C68 54 58 68 38 66Z', 'b', 'thin') +
    line('M34 72C42 60 50 52 58 42', 'thin'),
}

const HISTORY = {
  world:
    circle(60, 50, 38, 'b') +
    line('M22 50H98M60 12C42 34 42 66 60 88M60 12C78 34 78 66 60 88', 'thin') +
    line('M60 90V106M36 108H84'),
  us:
    shape('M26 18C52 8 76 30 106 18V72C76 84 52 62 26 72Z', 'p') +
    fill('M26 18C40 12 52 16 64 20V48C52 44 40 42 26 46Z', 'b') +
    line('M66 34C80 38 92 38 106 32M26 59C52 50 76 70 106 58', 'thin') +
    dot(38, 31, 4, 'p') +
    dot(53, 33, 4, 'p') +
    line('M26 12V112'),
  civics:
    shape('M60 10L110 42H10Z', 'a') +
    shape('M20 48H36V92H20Z', 'p') +
    shape('M52 48H68V92H52Z', 'p') +
    shape('M84 48H100V92H84Z', 'p') +
    shape('M10 94H110V108H10Z', 'b'),
  geography:
    shape('M10 34L42 22V98L10 110Z', 'a') +
    shape('M42 22L76 34V110L42 98Z', 'p') +
    shape('M76 34L110 22V98L76 110Z', 'a') +
    shape('M66 66C48 44 54 22 68 22C84 22 88 44 66 66Z', 'b') +
    dot(68, 39, 5, 'p'),
  economics:
    shape('M14 82V96C14 112 66 112 66 96V82Z', 'a') +
    `${shape('M14 62V78C14 94 66 94 66 78V62Z', 'a')}<ellipse style="fill:var(--il-p)" cx="40" cy="62" rx="26" ry="11"/>` +
    circle(82, 44, 28, 'b') +
    circle(82, 44, 15, 'b', 'detail'),
  sources:
    shape('M28 20C52 16 72 16 96 20C92 46 92 74 96 100C72 104 52 104 28 100C32 74 32 46 28 20Z', 'p') +
    shape('M16 10H104C110 14 110 22 104 26H16C10 22 10 14 16 10Z', 'a') +
    shape('M16 94H104C110 98 110 106 104 110H16C10 106 10 98 16 94Z', 'a') +
    line('M44 44H78M44 60H78M44 76H66', 'thin'),
}

export const strands: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries({ ...MATHEMATICS, ...LANGUAGE, ...SCIENCE, ...HISTORY }).map(([strand, art]) => [
    strand,
    { box: BOX, art },
  ]),
)
