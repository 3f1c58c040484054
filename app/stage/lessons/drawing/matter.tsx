// Particles, and forces on a thing.
import type { LessonDrawingOf } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { Arrow, Board, fitWords, useDrawn, WIDTH, WordsAt } from './board.tsx'
import { PictureAt } from './pictures/picture-at.tsx'

const BOX = 104
const RADIUS = 7.5

/** Centres of the particles in a box of 104. */
const PLACES: Readonly<
  Record<LessonDrawingOf<'particles'>['boxes'][number]['state'], readonly (readonly [number, number])[]>
> = {
  solid: Array.from({ length: 20 }, (_, index) => [20 + (index % 5) * 16, 95 - Math.floor(index / 5) * 16]),
  liquid: [
    [14, 94],
    [31, 92],
    [47, 95],
    [64, 93],
    [80, 95],
    [93, 86],
    [12, 77],
    [28, 75],
    [44, 78],
    [61, 76],
    [77, 78],
    [91, 69],
    [20, 60],
    [37, 61],
    [54, 60],
    [72, 62],
  ],
  gas: [
    [20, 22],
    [63, 15],
    [88, 43],
    [36, 52],
    [15, 83],
    [58, 86],
    [84, 90],
  ],
}

export function ParticlesDrawing({ boxes }: LessonDrawingOf<'particles'>) {
  const { say, isLit } = useDrawn()
  const gap = boxes.length > 1 ? (WIDTH - boxes.length * BOX) / (boxes.length - 1) : 0
  const left = boxes.length === 1 ? (WIDTH - BOX) / 2 : 0
  const named = boxes.map((box, index) => ({
    ...box,
    x: left + index * (BOX + gap),
    words: fitWords(say(box.id), BOX + Math.min(gap, 10)),
  }))
  const tallest = Math.max(...named.map(({ words }) => words.height))
  return (
    <Board
      h={BOX + 12 + tallest}
      under={named.map(({ id, state, mixed, x }) => (
        <g key={id} className="part" data-lit={isLit(id) || undefined}>
          <rect className="ink shape" x={x} y={0} width={BOX} height={BOX} rx={6} />
          {PLACES[state].map(([cx, cy], index) => (
            <g key={`${cx} ${cy}`}>
              <circle
                className={`ink thin ${mixed && index % 3 === 1 ? 'b' : 'a'}`}
                cx={x + cx}
                cy={cy}
                r={RADIUS}
              />
              {mixed && index % 3 === 1 && <path className="ink thin" d={`M${x + cx - 4} ${cy}h8`} />}
              {state === 'gas' && <path className="ink thin" d={`M${x + cx + 10} ${cy - 6}l6 -5`} />}
            </g>
          ))}
        </g>
      ))}
      texts={named.map(({ id, x, words }) => (
        <WordsAt key={id} x={x + BOX / 2} y={BOX + 10 + tallest / 2} words={words} />
      ))}
    />
  )
}

const THING = 74
/** Of an arrow, for each step of its size. */
const LENGTH = 27

const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const

export function ForcesDrawing({ thing, arrows }: LessonDrawingOf<'forces'>) {
  const { say, isLit } = useDrawn()
  const named = arrows.map((arrow) => ({
    ...arrow,
    words: fitWords(say(arrow.id), arrow.to === 'left' || arrow.to === 'right' ? 116 : 150, 15),
  }))
  const reach = (way: keyof typeof WAYS) =>
    Math.max(
      0,
      ...named
        .filter(({ to }) => to === way)
        .map(({ size, words: { height } }) => size * LENGTH + 13 + height),
    )
  const [x, y] = [WIDTH / 2, Math.max(reach('up'), 58) + THING / 2]
  const words = fitWords(say(thing.id), 110)
  const below = Math.max(reach('down'), words.height + 14, 40)
  const drawn = named.map(({ id, to, size, words: name }) => {
    const [right, down] = WAYS[to]
    const from = THING / 2 + 5
    const end = from + size * LENGTH
    return {
      id,
      to,
      points: [
        [x + right * from, y + down * from],
        [x + right * end, y + down * end],
      ] as const,
      words: name,
    }
  })
  const nameBelow = !arrows.some(({ to }) => to === 'down')
  return (
    <Board
      h={y + THING / 2 + below}
      under={
        <>
          <g className="part" data-lit={isLit(thing.id) || undefined}>
            <rect
              className="ink shape"
              x={x - THING / 2}
              y={y - THING / 2}
              width={THING}
              height={THING}
              rx={10}
            />
            {thing.picture && <PictureAt name={thing.picture} x={x - 26} y={y - 26} size={52} />}
          </g>
          {drawn.map(({ id, points }) => (
            <g key={id} className="way" data-lit={isLit(id) || undefined}>
              <Arrow points={points} className="ink heavy" />
            </g>
          ))}
        </>
      }
      texts={
        <>
          <WordsAt
            x={nameBelow ? x : x + THING / 2 + 12}
            y={nameBelow ? y + THING / 2 + 10 + words.height / 2 : y + THING / 2 + 10 + words.height / 2}
            words={words}
            anchor={nameBelow ? 'middle' : 'start'}
          />
          {drawn.map(({ id, to, points: [, [endX, endY]], words: name }) =>
            to === 'left' || to === 'right' ? (
              <WordsAt
                key={id}
                x={to === 'left' ? 0 : WIDTH}
                y={endY - 16 - name.height / 2}
                words={name}
                anchor={to === 'left' ? 'start' : 'end'}
              />
            ) : (
              <WordsAt
                key={id}
                x={endX}
                y={endY + (to === 'up' ? -1 : 1) * (8 + name.height / 2)}
                words={name}
              />
            ),
          )}
        </>
      }
    />
  )
}
