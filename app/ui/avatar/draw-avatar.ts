// A doodle of one's own for every address: drawn from the hash of it, the same for ever, by nobody but us.
// The picture is a file of its own, out of reach of the page's custom properties: like a sticker it keeps its daylight
// colours, so it carries them itself and stands in all four notebooks, day and night.
import { DOODLES, EYES, type Feature, MOUTHS } from './avatar-parts.ts'

const INK = '#212121'
const PAPER = '#ffffff'
/** Hero and second colour: light enough for an ink face. */
const PAIRS = [
  ['#b794ff', '#8ed991'],
  ['#ffb84d', '#b794ff'],
  ['#8fb0ff', '#ffe27a'],
  ['#7fdcf5', '#ff9fb2'],
  ['#8ed991', '#ffb84d'],
  ['#ff9fb2', '#7fdcf5'],
  ['#ffe27a', '#8fb0ff'],
  ['#ffffff', '#ffb84d'],
] as const
/** Paper and the lines on it. */
const STOCKS = [
  ['#efe6ff', '#d9c8fa'],
  ['#e2f1e0', '#c2dfbe'],
  ['#ffe6bf', '#f8cf8f'],
  ['#d3f5fb', '#a9e3ee'],
  ['#e1eaff', '#bfd0fb'],
  ['#fff3db', '#f0dcb2'],
  ['#ffe3e8', '#f8c3cd'],
] as const
const RULINGS = [
  '',
  'M0 24H96M0 48H96M0 72H96M24 0V96M48 0V96M72 0V96',
  'M0 20H96M0 38H96M0 56H96M0 74H96M0 92H96',
  'M-8 24L24 -8M-8 56L56 -8M-8 88L88 -8M8 104L104 8M40 104L104 40M72 104L104 72',
]
const TICKS = ['', 'M80 20L87 12M85 29L94 26', 'M14 20L7 12M9 29L2 26']

/** SHA-256 in lower-case hexadecimal: what an avatar is drawn from. */
export function isAvatarHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** An SVG document of 96 x 96. `hash` is SHA-256 in hexadecimal; each of its bytes settles one thing. */
export function drawAvatar(hash: string): string {
  const pick = <Item>(byte: number, items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
    const item = items[Number.parseInt(hash.slice(byte * 2, byte * 2 + 2), 16) % items.length]
    if (item === undefined) throw new Error('an avatar is drawn from 64 hexadecimal digits')
    return item
  }
  const doodle = pick(0, DOODLES)
  const [hero, second] = pick(1, PAIRS)
  const [stock, rule] = pick(2, STOCKS)
  const [x, y, scale] = doodle.face
  const drawing = [
    `<rect width="96" height="96" fill="${stock}"/>`,
    stroke(pick(3, RULINGS), rule, 1.6),
    stroke(pick(4, TICKS), INK, 2.6),
    printed(doodle.behind, second),
    printed(doodle.body, hero),
    printed(doodle.trim, second),
    stroke(doodle.lines, INK, 2.6),
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    pick(5, [true, false]) ? cheeks(second) : '',
    feature(pick(6, EYES)),
    feature(pick(7, MOUTHS)),
    '</g>',
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
}

/** A fill, printed a little beside its outline. */
function printed(d: string | undefined, colour: string): string {
  if (d === undefined) return ''
  return `<path fill="${colour}" transform="translate(2.5 2.5)" d="${d}"/>${stroke(d, INK, 3.2)}`
}

function stroke(d: string | undefined, colour: string, width: number): string {
  return d === undefined || d === '' ? '' : `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`
}

function feature({ fill, line, paper }: Feature): string {
  return (
    (fill === undefined ? '' : `<path fill="${INK}" d="${fill}"/>`) +
    stroke(line, INK, 3) +
    (paper === undefined ? '' : `<path fill="${PAPER}" d="${paper}"/>`)
  )
}

function cheeks(colour: string): string {
  return `<g fill="${colour}" fill-opacity="0.75"><ellipse cx="-21" cy="6" rx="5" ry="3.4"/><ellipse cx="21" cy="6" rx="5" ry="3.4"/></g>`
}
