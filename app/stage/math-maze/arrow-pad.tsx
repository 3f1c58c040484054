// Four arrows for thumbs; on screens under 768 px only (spec 001, section 4).
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { DIRECTIONS, type Direction } from '#engine/games/math-maze/maze.ts'
import { directionWord } from './maze-words.ts'
import './arrow-pad.css'

const ARROWS = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight }

export interface ArrowPadProps {
  disabled: boolean
  onStep: (direction: Direction) => void
}

export function ArrowPad({ disabled, onStep }: ArrowPadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are steps
    <div className="arrow-pad" role="group" aria-label={m.maze_pad()}>
      {DIRECTIONS.map((direction) => {
        const Arrow = ARROWS[direction]
        return (
          <button
            key={direction}
            type="button"
            className={direction}
            aria-label={directionWord(direction)}
            aria-disabled={disabled}
            onClick={() => !disabled && onStep(direction)}
          >
            <Arrow aria-hidden />
          </button>
        )
      })}
    </div>
  )
}
