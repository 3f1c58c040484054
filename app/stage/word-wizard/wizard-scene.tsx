// The maze on the notebook page. Every cell can be pressed: Glim walks to it if a way leads there in one step, or back along
// the way already walked.
import { useEffect, useMemo } from 'react'
import { type BakedModel, bake, bakeModel } from '#engine/ar/bake-model.ts'
import type { Label } from '#engine/ar/labels.ts'
import { glim } from '#engine/ar/word-wizard/glim.ts'
import { blockFill, markStroke, mazeParts, wayStroke } from '#engine/ar/word-wizard/maze-model.ts'
import { blockSize, cellSize, flagAt, middleOf, standHeight } from '#engine/ar/word-wizard/page-grid.ts'
import type { Part } from '#engine/core/part.ts'
import type { Maze } from '#engine/games/word-wizard/maze.ts'
import { shownStep } from '#engine/games/word-wizard/rules.ts'
import { canStepTo, standsOn } from '#engine/games/word-wizard/walk.ts'
import { ContactShadows, Labels, Model, NotebookPage, PressBox } from '../ar/drawn.tsx'
import { isWalking, stepTo, type WizardSceneProps } from './wizard-play.ts'

const MM = 0.001
/** A block is cut by hand: its front may stand out a little. */
const OFF_FACE = 1.5
/** How much larger the piece stands there than it is drawn. */
const PIECE = 1.4

export function WordWizardScene(props: WizardSceneProps) {
  const { state, look } = props
  const { maze, way } = state.bench
  const here = maze.cells[standsOn(state.bench)]
  const drawn = useBaked('maze', maze, mazeParts)
  const walked = useBaked('way', way, (cells) => wayStroke(maze, cells))
  const mark = useBaked('mark', maze, markStroke)
  const next = shownStep(state)?.to
  const shown = next === undefined ? undefined : maze.cells[next]
  const labels = useMemo(() => labelsOf(maze), [maze])
  const spots = useMemo(() => shadowsOf(maze, standsOn({ way })), [maze, way])
  const size = cellSize(maze)
  const steps = isWalking(props) ? canStepTo(state.bench) : []
  return (
    <>
      <NotebookPage look={look} />
      <ContactShadows look={look} spots={spots} />
      <Model look={look} model={drawn} />
      {way.length > 1 && <Model look={look} model={walked} />}
      {shown && <Model look={look} model={mark} position={onPage(maze, shown)} />}
      {here && (
        <Model
          look={look}
          model={bakeModel('glim', glim)}
          position={onPage(maze, here, standHeight(maze, here))}
          rotation={[0, -0.2, 0]}
          scale={PIECE}
        />
      )}
      <Labels look={look} labels={labels} />
      {/* Where a cell is pressed: never drawn, and as high as what stands on it. */}
      {steps.map((cell) => {
        const place = maze.cells[cell]
        if (place === undefined) return null
        const high = Math.max(12, standHeight(maze, place))
        return (
          <PressBox
            key={cell}
            look={look}
            name={`cell ${cell}`}
            size={[size * 0.94 * MM, high * MM, size * 0.94 * MM]}
            position={onPage(maze, place, high / 2)}
            onPress={() => stepTo(props, cell)}
          />
        )
      })}
    </>
  )
}

/** Drawn for this maze alone, and disposed of with it. */
function useBaked<From>(name: string, from: From, parts: (from: From) => readonly Part[]): BakedModel {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts follow from what they are drawn from
  const model = useMemo(() => bake(name, parts(from)), [name, from])
  useEffect(
    () => () => {
      model.paper?.dispose()
      model.ink?.dispose()
    },
    [model],
  )
  return model
}

function onPage(maze: Maze, cell: { x: number; y: number }, height = 0): [number, number, number] {
  const { x, z } = middleOf(maze, cell)
  return [x * MM, height * MM, z * MM]
}

/** What is written on a block stands on its top and on its front. */
function labelsOf(maze: Maze): readonly Label[] {
  return maze.cells.flatMap((cell, index): Label[] => {
    if (cell.part === '') return []
    const { side, letter } = blockSize(maze, cell)
    const [x, , z] = onPage(maze, cell)
    const text = { text: cell.part, size: letter * MM, fill: blockFill(maze, index) }
    return [
      { ...text, at: [x, side * MM, z], turn: [-90, 0, 0] },
      { ...text, at: [x, (side / 2) * MM, z + (side / 2 + OFF_FACE) * MM], turn: [0, 0, 0] },
    ]
  })
}

function shadowsOf(maze: Maze, piece: number) {
  return maze.cells.flatMap((cell, index) => {
    const [x, , z] = onPage(maze, cell)
    const { width, side } = blockSize(maze, cell)
    const flag = flagAt(maze, index)
    const under = [
      ...(cell.part === '' ? [] : [{ x, z, radiusX: width * 0.6 * MM, radiusZ: side * 0.6 * MM }]),
      ...(flag ? [{ x: flag.x * MM, z: flag.z * MM, radiusX: 0.012 }] : []),
    ]
    if (index === piece && cell.part === '') under.push({ x, z, radiusX: 0.022, radiusZ: 0.012 })
    return under
  })
}
