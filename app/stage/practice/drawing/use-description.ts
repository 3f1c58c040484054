// What a drawing shows, for somebody who hears it: counts, labels and marks, without naming what is asked for.
import { m } from '#app/i18n/generated/messages.ts'
import type { Drawing, Point } from '#engine/curriculum/drawing.ts'
import { type Rational, rational } from '#engine/curriculum/exact.ts'
import { fillSentence } from '#engine/curriculum/fill-sentence.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import { degrees, type Maths, num } from '#engine/curriculum/notation.ts'
import type { Counted, Sentence, Thing } from '#engine/curriculum/sentence.ts'
import { useSigns, useWords } from '../words-context.ts'

/** Empty where nothing but the picture says it. */
export function useDescription(drawing: Drawing): string {
  const words = useWords()
  const signs = useSigns()
  const maths = (of: Maths) => linearText(of, signs)
  const say = (of: Maths | Sentence) =>
    'is' in of
      ? maths(of)
      : fillSentence(of, words)
          .map((piece) => (typeof piece === 'string' ? piece : maths(piece)))
          .join('')
  const noun = (of: Thing | Counted, count: number) =>
    say({ key: 'common/answer', with: { answer: { amount: count, of } } }).replace(/^[^:：]*[:：]\s*/, '')
  const pair = (point: Point) => `(${point.map((part) => maths(num(hundredths(part)))).join(' | ')})`
  const ends = ([from, to]: readonly [number, number]) =>
    [from, to].map((end) => maths(num(hundredths(end)))).join(' … ')
  return told(drawing)

  function told(of: Drawing): string {
    switch (of.kind) {
      case 'counters':
        return of.groups
          .map(({ thing, count }) =>
            thing in words.nouns
              ? noun(thing as Thing, count)
              : Array.from({ length: count }, () => '●').join(' '),
          )
          .join('; ')
      case 'ten-frames':
        return of.frames.map(({ filled }) => `${filled} / ${of.places}`).join('; ')
      case 'array':
        return `${noun('row', of.rows)}, ${noun('column', of.columns)}`
      case 'fraction-bars':
        return of.bars.map(({ parts, shaded }) => `${noun('part', parts)}, ${shaded.length} ■`).join('; ')
      case 'fraction-circles':
        return of.circles.map((shaded) => `${noun('part', of.parts)}, ${shaded} ■`).join('; ')
      case 'chart':
        return of.rows.map(({ label, count }) => `${say(label)}: ${count}`).join('; ')
      case 'number-line':
        return [
          of.labels.map(({ text }) => maths(text)).join(', '),
          ...(of.rays ?? []).map(({ from, to, closed }) => {
            const end = `${closed ? '●' : '○'} ${maths(num(from))}`
            return to === 'left' ? `← ${end}` : `${end} →`
          }),
        ].join('; ')
      case 'bar-model':
        return of.bars
          .map(
            ({ label, parts }) =>
              `${label ? `${say(label)}: ` : ''}${parts.map(({ text }) => maths(text)).join(', ')}`,
          )
          .join('; ')
      case 'digital-clock':
        return `${of.hour}:${String(of.minute).padStart(2, '0')}`
      case 'money':
        return of.pieces.join(', ')
      case 'plane':
        return [
          m.practice_seen_plane({ x: ends(of.x), y: ends(of.y) }),
          ...(of.points ?? []).map(({ at, label }) =>
            m.practice_seen_point({ point: `${label ? `${say(label)} ` : ''}${pair(at)}` }),
          ),
          ...(of.curves ?? []).map(({ points, dashed }) =>
            (dashed ? m.practice_seen_dashed : m.practice_seen_curve)({
              points: landmarks(points).map(pair).join('; '),
            }),
          ),
          ...[...(of.lines ?? []), ...(of.paths ?? [])].map((points) =>
            m.practice_seen_curve({ points: landmarks(points).map(pair).join('; ') }),
          ),
          ...(of.arrows ?? []).map(({ from, to, label }) =>
            m.practice_seen_arrow({ name: label ? maths(label) : '', from: pair(from), to: pair(to) }),
          ),
          ...(of.shaded ?? []).map((corners) =>
            m.practice_seen_region({ points: corners.map(pair).join('; ') }),
          ),
        ].join(' ')
      case 'polygons':
        return [
          ...of.polygons.flatMap(({ sideLabels = {}, corners = {}, angles = {}, rightAngles = [] }) => [
            ...[corners, sideLabels, angles].flatMap((record) => Object.values(record)),
            ...rightAngles.map(() => degrees(90)),
          ]),
          ...(of.labels ?? []).map(({ text }) => text),
        ]
          .map(maths)
          .join(', ')
      case 'circle':
        return [of.radius, of.diameter].flatMap((text) => (text ? [maths(text)] : [])).join(', ')
      case 'solid':
        return Object.values(of.labels ?? {})
          .map(maths)
          .join(', ')
      case 'box':
        return of.cubes ? '' : [of.length, of.width, of.height].map((edge) => maths(num(edge))).join(' × ')
      case 'histogram':
        return of.counts
          .map(
            (count, bar) => `${ends([of.from + bar * of.width, of.from + (bar + 1) * of.width])}: ${count}`,
          )
          .join('; ')
      case 'normal-curve': {
        const at = (z: number) => maths(num(of.mean + z * of.deviation))
        const [from, to] = of.shaded ?? [0, 0]
        return [
          m.practice_seen_bell({ mean: at(0), marks: [-3, -2, -1, 1, 2, 3].map(at).join('; ') }),
          ...(of.shaded
            ? [m.practice_seen_under_bell({ from: from < -3 ? '−∞' : at(from), to: to > 3 ? '∞' : at(to) })]
            : []),
        ].join(' ')
      }
      case 'box-plot':
        return of.plots
          .map(
            ({ label, values }) =>
              `${label ? `${say(label)}: ` : ''}${values.map((one) => maths(num(one))).join('; ')}`,
          )
          .join(' | ')
      case 'circle-figure':
        return m.practice_seen_circle({
          labels: [
            ...of.points.flatMap(({ label }) => (label ? [maths(label)] : [])),
            ...(of.angles ?? []).flatMap(({ label }) => (label ? [maths(label)] : [])),
            ...(of.labels ?? []).map(({ text }) => maths(text)),
          ].join(', '),
        })
      case 'side-by-side':
        return of.drawings.map(told).join(' | ')
      default:
        return ''
    }
  }
}

const MAX_LANDMARKS = 6

/** Points of a graph that are easily said: on the grid where there are some, else its ends and its middle. */
function landmarks(points: readonly Point[]): readonly Point[] {
  const onGrid = points.filter((point) => point.every((part) => Number.isInteger(2 * part)))
  const step = Math.ceil(onGrid.length / MAX_LANDMARKS)
  if (onGrid.length > 1) return onGrid.filter((_, index) => index % step === 0)
  return [points[0], points[Math.floor(points.length / 2)], points.at(-1)].filter(
    (point) => point !== undefined,
  )
}

const hundredths = (value: number): Rational => rational(Math.round(value * 100), 100)
