// A sheet to draw on with a finger, a pen or a mouse. Who draws with none of them chooses a picture from the device instead.
import { Undo2 } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { type ShrinkRefusal, shrinkCanvas } from './shrink-picture.ts'
import './drawing-pad.css'

/** In pixels of the picture. */
const WIDTH = 640
const HEIGHT = 420
const PEN = 6

/** Pens by the class that colours them. */
const PENS = {
  ink: m.cards_pen_ink,
  primary: m.cards_pen_first,
  secondary: m.cards_pen_second,
  margin: m.cards_pen_red,
} as const
type Pen = keyof typeof PENS
const PEN_NAMES = Object.keys(PENS) as Pen[]

interface Stroke {
  readonly colour: string
  readonly points: readonly (readonly [x: number, y: number])[]
}

export interface DrawingPadProps {
  onDone: (picture: Blob | ShrinkRefusal) => void
  onCancel: () => void
}

export function DrawingPad({ onDone, onCancel }: DrawingPadProps) {
  const [pen, setPen] = useState<Pen>('ink')
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) draw(context, strokes)
  }, [strokes])

  function place({ clientX, clientY }: PointerEvent): [number, number] {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect(0, 0, WIDTH, HEIGHT)
    return [((clientX - box.x) / box.width) * WIDTH, ((clientY - box.y) / box.height) * HEIGHT]
  }
  function begin(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const dot = pad.current?.querySelector(`.pen.${pen}`)
    const colour = dot ? getComputedStyle(dot).color : 'black'
    setStrokes((before) => [...before, { colour, points: [place(event)] }])
  }
  function go(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const point = place(event)
    setStrokes((before) => {
      const last = before.at(-1)
      return last ? [...before.slice(0, -1), { ...last, points: [...last.points, point] }] : before
    })
  }

  return (
    <div className="drawing-pad" ref={pad}>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={m.cards_pad()}
        onPointerDown={begin}
        onPointerMove={go}
      />
      <div className="tools">
        <fieldset>
          <legend className="visually-hidden">{m.cards_pens()}</legend>
          {PEN_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              className={`pen ${name}`}
              aria-label={PENS[name]()}
              title={PENS[name]()}
              aria-pressed={name === pen}
              onClick={() => setPen(name)}
            />
          ))}
        </fieldset>
        <Button
          variant="ghost"
          size="small"
          icon={<Undo2 aria-hidden />}
          aria-disabled={strokes.length === 0}
          onClick={() => setStrokes(strokes.slice(0, -1))}
        >
          {m.cards_undo()}
        </Button>
      </div>
      <p className="muted">{m.cards_pad_keys()}</p>
      <ButtonRow>
        <Button
          size="small"
          disabled={strokes.length === 0}
          onClick={() => canvas.current && void shrinkCanvas(canvas.current).then(onDone)}
        >
          {m.cards_pad_done()}
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {m.cards_cancel()}
        </Button>
      </ButtonRow>
    </div>
  )
}

function draw(context: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  context.fillStyle = '#fff'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.lineWidth = PEN
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { colour, points } of strokes) {
    const [[x, y] = [0, 0]] = points
    context.strokeStyle = colour
    context.beginPath()
    context.moveTo(x, y)
    for (const [toX, toY] of points) context.lineTo(toX, toY)
    context.stroke()
  }
}
