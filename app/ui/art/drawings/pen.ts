// The pen every drawing is made with. A shape is a fill path and, over it, the same path as ink outline; the gap
// between the two is the notebook's handwriting. Drawings only name inherited custom properties (--il-*), so one
// sprite serves four notebooks by day and by night. The symbol's root sets outline ink and weight for bare paths.

/** a: hero fill, b: second fill, p: drawing paper, k: ink. */
export type Fill = 'a' | 'b' | 'p' | 'k'

const PAINT: Record<Fill, string> = {
  a: 'var(--il-a)',
  b: 'var(--il-b)',
  p: 'var(--il-p)',
  k: 'var(--il-ink)',
}

/** thin: inner detail; wall: heavier than the outline; detail: paper-coloured, for lines inside a fill; trail: dots. */
export type Line =
  | 'outline'
  | 'thin'
  | 'wall'
  | 'detail'
  | 'trail'
  | 'hatch'
  | 'margin'
  | 'rule'
  | 'ruleStrong'
  | 'figure'

const LINE: Record<Line, string> = {
  outline: '',
  thin: 'stroke-width:var(--il-wt)',
  wall: 'stroke-width:calc(var(--il-w)*1.15)',
  detail: 'stroke-width:var(--il-wt);stroke:var(--il-p)',
  trail: 'stroke:var(--il-b);stroke-dasharray:1 11;stroke-width:calc(var(--il-wt)*1.7)',
  hatch: 'stroke-width:var(--il-wt);opacity:.75',
  margin: 'stroke:var(--c-margin);stroke-width:2',
  rule: 'stroke:var(--c-line);stroke-width:1.6;opacity:.6',
  ruleStrong: 'stroke:var(--c-line);stroke-width:2',
  figure: 'stroke:var(--il-b);stroke-width:calc(var(--il-w)*2.4)',
}

function attribute(style: string): string {
  return style === '' ? '' : ` style="${style}"`
}

/** A fill printed where the notebook's press puts it (--il-shift), without outline. */
export function fill(d: string, paint: Fill = 'a'): string {
  return `<path${attribute(`fill:${PAINT[paint]};stroke:none;transform:var(--il-shift)`)} d="${d}"/>`
}

/** A fill with a hole, for letters. */
export function fillEvenOdd(d: string, paint: Fill): string {
  return fill(d, paint).replace('<path', '<path fill-rule="evenodd"')
}

/** A fill in register and without outline: eyes, mouths, windows. */
export function solid(d: string, paint: Fill = 'k'): string {
  return `<path${attribute(`fill:${PAINT[paint]};stroke:none`)} d="${d}"/>`
}

export function line(d: string, kind: Line = 'outline'): string {
  return `<path${attribute(LINE[kind])} d="${d}"/>`
}

export function shape(d: string, paint: Fill = 'p', kind: Line = 'outline'): string {
  return fill(d, paint) + line(d, kind)
}

export function circle(cx: number, cy: number, r: number, paint: Fill = 'p', kind: Line = 'outline'): string {
  const at = `cx="${cx}" cy="${cy}" r="${r}"`
  return `<circle${attribute(`fill:${PAINT[paint]};stroke:none;transform:var(--il-shift)`)} ${at}/><circle${attribute(LINE[kind])} ${at}/>`
}

export function dot(cx: number, cy: number, r: number, paint: Fill = 'k'): string {
  return `<circle${attribute(`fill:${PAINT[paint]};stroke:none`)} cx="${cx}" cy="${cy}" r="${r}"/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, paint: Fill = 'k', opacity = 1): string {
  const style = `fill:${PAINT[paint]};stroke:none${opacity === 1 ? '' : `;opacity:${opacity}`}`
  return `<ellipse${attribute(style)} cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`
}

/** Shading strokes; only the felt-tip and fine-liner notebooks show them. */
export function hatch(d: string): string {
  return `<path style="display:var(--il-hatch);${LINE.hatch}" d="${d}"/>`
}

/** The white die-cut edge that makes a drawing a sticker. */
export function dieCut(d: string): string {
  return `<path style="fill:var(--il-die);stroke:var(--il-die);stroke-width:16;filter:var(--il-die-shadow)" d="${d}"/>`
}

/** A flat patch of a theme colour, for backgrounds. */
export function wash(d: string, colour: string): string {
  return `<path style="fill:${colour};stroke:none" d="${d}"/>`
}

export function turned(transform: string, inner: string): string {
  return `<g transform="${transform}">${inner}</g>`
}

/** Heavier lines, so that a drawing still reads when it is under 56 px. */
export function heavy(times: number, inner: string): string {
  return `<g style="stroke-width:calc(var(--il-w)*${times})">${inner}</g>`
}
