// The frame of a lesson's drawing: 340 units wide, so its words can be read on a phone as they stand. Parts that are told of are
// tinted and drawn in a thicker line.
import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#engine/core/languages.ts'
import type { Picture } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { PictureAt } from './pictures/picture-at.tsx'
import { widthOf, wrapLabel } from './wrap-label.ts'

export const WIDTH = 340
/** Of a letter's height, and of a line. */
const TEXT = 16
const LINE = 1.25
/** Words shrink to this and no further. */
const LEAST_TEXT = 12.5
const PAD = 8
const PICTURE = 38

export interface Drawn {
  readonly labels: Readonly<Record<string, string>>
  readonly lit: readonly string[]
  readonly language: Language
}

export const DrawnContext = createContext<Drawn>({ labels: {}, lit: [], language: 'en' })

export function useDrawn() {
  const { labels, lit, language } = useContext(DrawnContext)
  return {
    language,
    say: (id: string) => labels[id] ?? id,
    isLit: (id: string) => lit.includes(id),
  }
}

export interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
  readonly width: number
  readonly height: number
}

/** @param width that the words may take */
export function fitWords(text: string, width: number, wanted: number = TEXT): Fitted {
  const longest = Math.max(
    ...text.split(/[ -]/).map((word) => (/\p{Script=Han}/u.test(word) ? 0 : widthOf(word))),
  )
  const size = Math.max(LEAST_TEXT, Math.min(wanted, width / Math.max(1, longest)))
  const lines = wrapLabel(text, width / size)
  return {
    lines,
    size,
    width: size * Math.max(0, ...lines.map(widthOf)),
    height: lines.length * size * LINE,
  }
}

export interface Placed {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly words: Fitted
  readonly picture?: Picture | undefined
  /** Beside the words instead of above them. */
  readonly beside?: boolean
}

interface Asked {
  id: string
  text: string
  w: number
  picture?: Picture | undefined
  beside?: boolean
}

/** A box as high as its words and its picture need, at the origin. */
export function boxOf({ id, text, w, picture, beside = false }: Asked): Placed {
  const words = fitWords(text, w - 2 * PAD - (beside && picture ? PICTURE + PAD : 0))
  const above = picture && !beside ? PICTURE + 4 : 0
  const h = Math.max(beside && picture ? PICTURE : 0, words.height + above) + 2 * PAD
  return { id, x: 0, y: 0, w, h, words, picture, beside }
}

export interface BoardProps {
  h: number
  boxes?: readonly Placed[]
  /** Lines below the boxes. */
  under?: ReactNode
  /** Words that stand beside the boxes. */
  texts?: ReactNode
}

export function Board({ h, boxes = [], under, texts }: BoardProps) {
  const { isLit } = useDrawn()
  return (
    <svg className="sketch lesson-sketch" viewBox={`-6 -6 ${WIDTH + 12} ${h + 12}`} aria-hidden="true">
      <g className="hand">
        {under}
        {boxes.map(({ id, x, y, w, h: height, picture, beside, words }) => (
          <g key={id} className="part" data-lit={isLit(id) || undefined}>
            <rect className="ink shape" x={x} y={y} width={w} height={height} rx={10} />
            {picture && (
              <PictureAt
                name={picture}
                x={beside ? x + PAD : x + (w - PICTURE) / 2}
                y={beside || words.lines.length === 0 ? y + (height - PICTURE) / 2 : y + PAD}
                size={PICTURE}
              />
            )}
          </g>
        ))}
      </g>
      {boxes.map((box) => (
        <BoxWords key={box.id} {...box} />
      ))}
      {texts}
    </svg>
  )
}

function BoxWords({ x, y, w, h, words, picture, beside }: Placed) {
  const left = picture && beside ? PICTURE + PAD : 0
  const top = picture && !beside ? PICTURE + 4 : 0
  return <WordsAt x={x + left + (w - left) / 2} y={y + top + (h - top) / 2} words={words} />
}

export interface WordsAtProps {
  x: number
  /** Of their middle. */
  y: number
  words: Fitted
  anchor?: 'start' | 'middle' | 'end'
  className?: string
}

export function WordsAt({ x, y, words: { lines, size }, anchor = 'middle', className }: WordsAtProps) {
  const first = y - ((lines.length - 1) * size * LINE) / 2
  return (
    <text className={className} textAnchor={anchor} dominantBaseline="central" style={{ fontSize: size }}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={first + index * size * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

export interface ArrowProps {
  points: readonly (readonly [number, number])[]
  className?: string
}

/** Through its points, with a head at the last. */
export function Arrow({ points, className = 'ink' }: ArrowProps) {
  const [x, y] = points.at(-1) ?? [0, 0]
  const [fromX, fromY] = points.at(-2) ?? [x, y]
  const angle = Math.atan2(y - fromY, x - fromX)
  const head = [2.6, -2.6].map((turn) => [x + 11 * Math.cos(angle + turn), y + 11 * Math.sin(angle + turn)])
  return (
    <path
      className={className}
      d={`M${points.map(place).join('L')}M${place(head[0] ?? [])}L${place([x, y])}L${place(head[1] ?? [])}`}
    />
  )
}

export const place = (point: readonly number[]) => point.map((part) => part.toFixed(1)).join(' ')
