// The stickers of the album besides the four badges. Each is a drawing on a white die-cut; before it is won the album shows its
// outline, dashed (album.css).
import { scallop } from './badges.ts'
import type { Box, Drawing } from './drawing.ts'
import { circle, dieCut, dot, fill, line, oval, shape, solid } from './pen.ts'

const STICKER: Box = [0, 0, 120, 120]

/** A circle as a path, for die-cuts. */
function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function eye(x: number, y: number): string {
  return oval(x, y, 3.4, 4.8)
}

/** Two eyes and a smile. */
function face(x: number, y: number, apart = 9): string {
  return (
    eye(x - apart, y) +
    eye(x + apart, y) +
    line(`M${x - 6} ${y + 9}C${x - 2} ${y + 14} ${x + 3} ${y + 14} ${x + 7} ${y + 9}`, 'thin')
  )
}

/** What lies on a white edge of these outlines. */
function sticker(outlines: readonly string[], art: string): Drawing {
  return { box: STICKER, art: dieCut(outlines.join('')) + art }
}

const RAYS = scallop(60, 36, 11, 15)
const PETALS = scallop(60, 36, 6, 22).replaceAll(/(\d+\.\d+) (\d+\.\d+)/g, (_, x, y) => {
  return `${((Number(x) - 60) * 0.56 + 60).toFixed(1)} ${((Number(y) - 60) * 0.56 + 44).toFixed(1)}`
})
const MOON =
  'M72 16C44 18 24 38 25 63C26 88 48 106 74 102C88 100 97 92 100 84C76 88 56 74 56 50C56 36 62 24 72 16Z'
const TWINKLE = 'M92 22C94 28 97 31 103 33C97 35 94 38 92 45C90 38 87 35 81 33C87 31 90 28 92 22Z'
const BOW = 'M14 90C14 30 106 30 106 90C100 92 94 92 88 90C88 56 32 56 32 90C26 92 20 92 14 90Z'
const INNER_BOW = 'M32 90C32 56 88 56 88 90C84 92 78 92 74 90C74 74 46 74 46 90C42 92 36 92 32 90Z'
const CLOUDS = [
  'M12 100C6 92 12 82 22 84C26 74 42 76 42 86C52 86 54 98 46 101C34 104 22 103 12 100Z',
  'M76 100C70 92 76 82 84 85C88 75 102 77 102 86C112 86 114 98 106 101C96 104 86 103 76 100Z',
] as const
const ORBIT =
  'M30 64C12 74 6 84 12 88C24 94 96 60 108 44C112 36 102 36 88 44L90 52C94 50 98 48 99 49C92 58 36 86 24 82C22 80 26 76 32 72Z'
const LEAF = 'M26 92C18 50 48 20 98 22C101 66 78 99 36 94C32 94 29 93 26 92Z'
const STEM_LEAVES = 'M60 98C46 100 36 92 34 82C48 80 58 88 60 98ZM60 98C74 100 84 92 86 82C72 80 62 88 60 98Z'
const CAP = 'M18 62C18 34 40 20 60 20C80 20 102 34 102 62C90 70 30 70 18 62Z'
const STALK = 'M44 66C47 80 45 90 40 98C52 103 68 103 80 98C75 90 73 80 76 66Z'
const SHELL = ring(68, 56, 28)
const SNAIL =
  'M16 94C14 80 22 72 22 58C22 47 36 46 39 57C41 70 44 80 56 82H92C104 82 110 90 104 96C76 100 44 100 16 94Z'
const BEE = 'M28 66C28 46 46 38 64 40C86 42 100 52 100 68C100 84 84 92 64 92C44 92 28 86 28 66Z'
const WINGS = [
  'M56 42C44 34 42 16 54 14C66 13 70 28 66 42Z',
  'M68 42C66 28 78 14 88 20C96 27 86 40 76 46Z',
] as const
const FISH = 'M12 60C28 32 62 30 82 54L104 38C108 52 108 68 104 82L82 66C62 90 28 88 12 60Z'
const OWL =
  'M32 36C28 28 30 20 34 15C42 22 50 24 60 24C70 24 78 22 86 15C90 20 92 28 88 36C95 60 94 90 78 100C66 106 54 106 42 100C26 90 25 60 32 36Z'
const CAT =
  'M22 36C22 28 24 20 29 15C36 18 43 23 48 29C56 27 64 27 72 29C77 23 84 18 91 15C96 20 98 28 98 36C104 62 98 88 78 97C66 102 54 102 42 97C22 88 16 62 22 36Z'
const DINO =
  'M14 42C12 26 30 18 42 26C52 34 48 54 58 60C74 54 90 60 96 74C102 76 106 70 110 64C116 80 108 92 97 92L96 103C91 105 86 105 82 103L80 94H60L58 103C54 105 48 105 44 103L42 90C33 80 35 64 31 54C22 55 15 50 14 42Z'
const COVERS = [
  'M12 34C28 28 46 30 60 38V98C46 90 28 88 12 94Z',
  'M108 34C92 28 74 30 60 38V98C74 90 92 88 108 94Z',
] as const
const PAGES = 'M22 28C36 24 50 26 60 34V88C50 80 36 78 22 82ZM98 28C84 24 70 26 60 34V88C70 80 84 78 98 82Z'
const LENS = ring(50, 48, 32)
const HANDLE = 'M72 74L80 66L106 92C110 100 102 108 94 104Z'
const BULB = 'M60 12C38 12 26 28 28 46C30 62 42 66 44 82H76C78 66 90 62 92 46C94 28 82 12 60 12Z'
const SOCKET = 'M45 84C55 86 65 86 75 84V94C71 104 49 104 45 94Z'
const HULL = 'M14 76C44 80 76 80 106 76C102 94 94 102 84 103H36C26 102 18 94 14 76Z'
const SAIL = 'M58 14C78 30 90 48 94 66C82 70 70 70 58 68Z'
const JIB = 'M52 28C40 42 32 54 28 66C36 69 44 69 52 68Z'
const BALLOON = 'M60 10C36 10 24 28 27 46C30 62 46 70 51 78H69C74 70 90 62 93 46C96 28 84 10 60 10Z'
const BASKET = 'M48 88C56 90 64 90 72 88L70 106C63 108 57 108 50 106Z'
const KITE = 'M62 8C74 22 86 36 94 48C84 62 70 74 56 84C48 70 40 56 34 42C42 30 52 18 62 8Z'
const APPLE =
  'M60 40C48 28 22 32 22 60C22 84 42 106 54 102C58 101 62 101 66 102C78 106 98 84 98 60C98 32 72 28 60 40Z'
const APPLE_LEAF = 'M64 32C66 18 78 10 92 14C92 28 80 36 64 32Z'

export const stickers = {
  'sticker-sun': sticker([RAYS], shape(RAYS, 'a') + circle(60, 60, 25, 'p') + face(60, 57)),
  'sticker-kite': sticker(
    [KITE, ring(52, 96, 8), ring(42, 106, 8)],
    shape(KITE, 'a') +
      fill('M62 8L94 48L58 46ZM58 46L56 84L34 42Z', 'b') +
      line('M62 8C60 34 58 58 56 84M34 42C54 46 74 48 94 48', 'thin') +
      line('M56 84C50 92 60 98 50 104C44 108 40 104 34 110', 'thin') +
      shape('M48 92l8 4l-2 6l-9-3Z', 'b', 'thin'),
  ),
  'sticker-bee': sticker(
    [BEE, ...WINGS],
    WINGS.map((wing) => shape(wing, 'p')).join('') +
      shape(BEE, 'a') +
      line('M60 41C64 56 64 76 60 92M78 44C83 56 83 78 78 90M100 66l9 2') +
      eye(42, 62) +
      line('M36 74C40 79 46 79 49 75M34 50C30 42 26 40 22 42', 'thin') +
      dot(21, 42, 3),
  ),
  'sticker-leaf': sticker(
    [LEAF],
    shape(LEAF, 'b') +
      line('M20 102C40 76 58 58 82 40M46 74V54M60 60V42M52 70L72 72M66 56L84 56', 'detail') +
      line('M18 104C22 98 27 92 31 87'),
  ),
  'sticker-dino': sticker(
    [DINO],
    shape(DINO, 'b') +
      dot(27, 36, 3.6) +
      line('M18 44C22 47 27 47 30 44M58 74C62 70 68 70 72 74M74 84h6M58 84h6', 'detail'),
  ),
  'sticker-rainbow': sticker(
    [BOW, ...CLOUDS],
    shape(BOW, 'a') + shape(INNER_BOW, 'b') + CLOUDS.map((cloud) => shape(cloud, 'p')).join(''),
  ),
  'sticker-boat': sticker(
    [HULL, SAIL, JIB],
    line('M55 10V78') +
      shape(SAIL, 'p') +
      shape(JIB, 'a') +
      shape(HULL, 'b') +
      line('M34 90h8M56 91h8M78 90h8', 'detail'),
  ),
  'sticker-fish': sticker(
    [FISH],
    shape(FISH, 'a') +
      shape('M46 56C54 50 64 54 68 62C60 72 50 72 46 66Z', 'b', 'thin') +
      eye(32, 54) +
      line('M22 70C26 72 30 72 33 70M84 50l12-4M84 68l12 6', 'thin'),
  ),
  'sticker-flower': sticker(
    [PETALS, 'M57 68H62V106H57Z', STEM_LEAVES],
    line('M60 70C60 84 60 96 59 108') +
      shape(STEM_LEAVES, 'b', 'thin') +
      shape(PETALS, 'a') +
      circle(60, 44, 13, 'p') +
      face(60, 42, 5),
  ),
  'sticker-snail': sticker(
    [SHELL, SNAIL, ring(20, 46, 6), ring(38, 44, 6)],
    line('M25 56C22 50 20 46 19 42M36 54C37 49 38 46 38 42', 'thin') +
      dot(19, 40, 4) +
      dot(39, 40, 4) +
      shape(SNAIL, 'a') +
      shape(SHELL, 'b') +
      line('M68 56C68 50 78 52 77 60C75 69 58 68 58 55C59 41 84 40 86 58', 'detail') +
      line('M24 78C27 82 31 82 34 79', 'thin'),
  ),
  'sticker-bulb': sticker(
    [BULB, SOCKET],
    shape(SOCKET, 'p') +
      shape(BULB, 'a') +
      line('M46 92C56 95 64 95 74 92', 'thin') +
      face(60, 44) +
      line('M12 34l10 4M14 62l10-4M108 34l-10 4M106 62l-10-4', 'thin'),
  ),
  'sticker-lens': sticker(
    [LENS, HANDLE],
    shape(HANDLE, 'a') +
      shape(LENS, 'p') +
      shape('M38 62C34 46 44 34 64 34C66 52 56 64 38 62Z', 'b', 'thin') +
      line('M36 66C44 56 52 48 58 42', 'thin'),
  ),
  'sticker-book': sticker(
    [...COVERS],
    shape(COVERS[0], 'a') +
      shape(COVERS[1], 'b') +
      shape(PAGES, 'p') +
      line(
        'M32 42C38 41 44 42 50 45M32 54C38 53 44 54 50 57M70 45C76 42 82 41 88 42M70 57C76 54 82 53 88 54',
        'thin',
      ),
  ),
  'sticker-owl': sticker(
    [OWL],
    shape(OWL, 'b') +
      shape('M44 66C52 60 68 60 76 66C80 82 74 94 60 96C46 94 40 82 44 66Z', 'p', 'thin') +
      circle(46, 46, 14, 'p') +
      circle(74, 46, 14, 'p') +
      dot(48, 47, 6) +
      dot(72, 47, 6) +
      shape('M60 54L67 62L60 70L53 62Z', 'a', 'thin') +
      line('M54 80l6 4l6-4', 'thin'),
  ),
  'sticker-moon': sticker(
    [MOON, ring(92, 34, 9)],
    shape(MOON, 'b') +
      shape(TWINKLE, 'a', 'thin') +
      line('M38 66C41 70 46 70 49 66M54 84C58 88 63 88 67 86', 'detail'),
  ),
  'sticker-planet': sticker(
    [ring(60, 60, 32), ORBIT],
    shape(ring(60, 60, 31), 'b') +
      line('M44 38C50 44 62 44 68 40M38 76C48 84 60 80 66 86', 'detail') +
      shape(ORBIT, 'a'),
  ),
  'sticker-balloon': sticker(
    [BALLOON, BASKET, 'M46 76H74V92H46Z'],
    line('M52 78L51 90M68 78L69 90', 'thin') +
      shape(BASKET, 'p') +
      shape(BALLOON, 'a') +
      fill('M60 10C50 22 50 60 57 78H63C70 60 70 22 60 10Z', 'b') +
      line('M60 10C50 22 50 60 57 78M60 10C70 22 70 60 63 78', 'thin'),
  ),
  'sticker-cat': sticker(
    [CAT],
    shape(CAT, 'a') +
      eye(44, 58) +
      eye(76, 58) +
      solid('M55 69C58 68 62 68 65 69L60 75Z') +
      line(
        'M60 75C58 83 50 84 47 79M60 75C62 83 70 84 73 79M26 66l-14-3M26 74l-13 4M94 66l14-3M94 74l13 4M52 36v8M60 33v10M68 36v8',
        'thin',
      ),
  ),
  'sticker-apple': sticker(
    [APPLE, APPLE_LEAF],
    line('M60 42C59 34 57 28 52 24') +
      shape(APPLE_LEAF, 'b') +
      shape(APPLE, 'a') +
      line('M36 54C32 62 33 72 37 80', 'detail') +
      face(64, 66),
  ),
  'sticker-mushroom': sticker(
    [CAP, STALK],
    shape(STALK, 'p') +
      shape(CAP, 'a') +
      circle(44, 42, 8, 'p', 'thin') +
      circle(74, 36, 6, 'p', 'thin') +
      circle(84, 54, 5, 'p', 'thin') +
      face(60, 78),
  ),
} as const satisfies Record<string, Drawing>
