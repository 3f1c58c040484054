// What an avatar is put together from: twelve doodles with a place for a face, and the faces. A 96 x 96 box, drawn as
// the sketchbook draws: a fill printed beside its ink outline. Paths only; colours come from draw-avatar.ts.

export interface Doodle {
  /** Filled with the hero colour and outlined. */
  body: string
  /** Filled with the second colour and outlined, over the body. */
  trim?: string
  /** Ears and the like, behind the body. */
  behind?: string
  /** Ink lines. */
  lines?: string
  /** Middle of the face, and its size against the others'. */
  face: readonly [x: number, y: number, scale: number]
}

export const DOODLES: readonly Doodle[] = [
  {
    // pencil
    body: 'M29 100V45L48 12L67 45V100Z',
    trim: 'M40 26L48 12L56 26C51 29 45 29 40 26Z',
    lines: 'M29 46C33 52 38 52 41 46C45 52 51 52 55 46C58 52 63 52 67 46',
    face: [48, 70, 0.8],
  },
  {
    // cat
    body: 'M19 62C17 46 18 30 21 16L38 31C44 29 52 29 58 31L75 16C78 30 79 46 77 62C75 78 63 85 48 85C33 85 21 78 19 62Z',
    lines: 'M10 58L22 61M9 69L22 68M86 58L74 61M87 69L74 68',
    face: [48, 57, 1],
  },
  {
    // bear
    behind:
      'M38 30A13 13 0 1 0 14 33A13 13 0 0 0 24 46M58 30A13 13 0 1 1 82 33A13 13 0 0 1 72 46L58 40L38 40L24 46Z',
    body: 'M17 57C17 38 30 27 48 27C66 27 79 38 79 57C79 75 66 86 48 86C30 86 17 75 17 57Z',
    face: [48, 56, 1],
  },
  {
    // rabbit
    behind: 'M34 48C22 28 22 7 31 6C41 5 43 26 43 44ZM62 48C74 28 74 7 65 6C55 5 53 26 53 44Z',
    body: 'M19 64C19 48 31 39 48 39C65 39 77 48 77 64C77 80 65 88 48 88C31 88 19 80 19 64Z',
    face: [48, 62, 0.95],
  },
  {
    // owl
    body: 'M21 100C16 62 18 40 20 18C27 25 34 27 40 24C46 22 50 22 56 24C62 27 69 25 76 18C78 40 80 62 75 100Z',
    trim: 'M34 100C32 88 38 79 48 79C58 79 64 88 62 100Z',
    face: [48, 52, 1],
  },
  {
    // robot
    behind: 'M11 52C11 49 20 49 20 52V66C20 69 11 69 11 66ZM76 52C76 49 85 49 85 52V66C85 69 76 69 76 66Z',
    body: 'M21 36C30 33 66 33 75 36C78 50 78 66 75 82C60 85 36 85 21 82C18 66 18 50 21 36Z',
    trim: 'M48 12A6 6 0 1 0 48 24A6 6 0 1 0 48 12Z',
    lines: 'M48 24V34',
    face: [48, 57, 1],
  },
  {
    // drop of ink
    body: 'M50 8C60 28 77 43 77 61C77 78 64 88 48 88C32 88 19 78 19 61C19 43 42 32 50 8Z',
    lines: 'M28 66C29 73 33 78 38 80',
    face: [49, 58, 0.95],
  },
  {
    // star
    body: 'M47 8L60 32L88 35L69 55L75 84L48 71L21 84L27 55L8 35L36 32Z',
    face: [48, 50, 0.82],
  },
  {
    // apple
    body: 'M48 33C39 24 20 27 16 47C12 69 30 91 48 85C66 91 84 69 80 47C76 27 57 24 48 33Z',
    trim: 'M51 25C55 13 67 10 76 13C74 24 62 30 51 25Z',
    lines: 'M48 34C47 26 45 20 41 15',
    face: [48, 58, 1],
  },
  {
    // bulb
    body: 'M36 74C36 63 20 58 20 40C20 23 33 11 48 11C63 11 76 23 76 40C76 58 60 63 60 74Z',
    trim: 'M35 73H61L58 91H38Z',
    lines: 'M37 82H59',
    face: [48, 42, 0.95],
  },
  {
    // open book
    body: 'M14 24C26 19 40 21 48 29C56 21 70 19 82 24V78C70 73 56 75 48 83C40 75 26 73 14 78Z',
    trim: 'M66 21L66 40L71 35L76 40L76 22C73 21 70 20 66 21Z',
    lines: 'M48 29V38M48 73V83',
    face: [48, 54, 1],
  },
  {
    // cloud
    body: 'M27 80C8 80 6 56 22 51C20 30 43 22 54 34C67 25 84 37 77 52C93 58 90 80 71 80Z',
    lines: 'M34 86L31 92M50 86L47 92M66 86L63 92',
    face: [49, 57, 0.95],
  },
]

/** Ink drawings around (0, 0), the middle of the face. `fill` paths are filled with ink, `line` ones are strokes. */
export interface Feature {
  fill?: string
  line?: string
  /** Small glints and teeth, in paper. */
  paper?: string
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const EYES: readonly Feature[] = [
  { fill: disc(-12, -5, 4) + disc(12, -5, 4) },
  {
    fill: disc(-12, -6, 6) + disc(12, -6, 6),
    paper: disc(-10, -8, 2) + disc(14, -8, 2),
  },
  { line: 'M-18 -3C-16 -10 -9 -10 -7 -3M7 -3C9 -10 16 -10 18 -3' },
  { fill: disc(-12, -5, 4.4), line: 'M7 -4C10 -7 15 -7 18 -4' },
  {
    fill: disc(-12, -5, 3.4) + disc(12, -5, 3.4),
    line: `${disc(-12, -5, 9)}${disc(12, -5, 9)}M-3 -6C-1 -8 1 -8 3 -6`,
  },
  {
    fill: disc(-11, -4, 4) + disc(11, -4, 4),
    line: 'M-18 -13C-15 -17 -10 -17 -7 -14M7 -14C10 -17 15 -17 18 -13',
  },
]

export const MOUTHS: readonly Feature[] = [
  { line: 'M-9 9C-5 15 5 15 9 9' },
  { fill: 'M-10 8C-4 11 4 11 10 8C10 17 5 21 0 21C-5 21 -10 17 -10 8Z' },
  { fill: 'M-4 12a4 4.6 0 1 0 8 0a4 4.6 0 1 0 -8 0Z' },
  { line: 'M-10 9C-5 14 5 14 10 9M-3 13V18H3V13' },
  { line: 'M-8 12C-4 8 -2 15 2 12C5 9 6 10 9 12' },
  { line: 'M-8 10C-2 14 6 13 9 7' },
]
