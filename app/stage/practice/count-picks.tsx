// Counting answered by pressing a number with its dots, for those who cannot write it yet. The typed field stays the way of the
// other notebooks.

import type { NumberAnswer } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import { AnswerButtons } from '../answer-buttons.tsx'
import './count-picks.css'

const IN_A_ROW = 5
const STEP = 12

export interface CountPicksProps {
  numbers: readonly number[]
  answer: NumberAnswer
  misses: readonly Given[]
  disabled: boolean
  onAnswer: (given: Given) => void
}

export function CountPicks({ numbers, answer: { right }, misses, disabled, onAnswer }: CountPicksProps) {
  return (
    <div className="count-picks">
      <AnswerButtons
        hasKeys={false}
        disabled={disabled}
        onAnswer={(place) => onAnswer(String(numbers[place]))}
        options={numbers.map((number) => ({
          value: <NumberAndDots number={number} />,
          mark: disabled && number === right.n ? 'right' : misses.includes(String(number)) ? 'wrong' : 'none',
        }))}
      />
    </div>
  )
}

function NumberAndDots({ number }: { number: number }) {
  const rows = Math.ceil(number / IN_A_ROW)
  return (
    <>
      {number}
      <svg className="dots" viewBox={`0 0 ${IN_A_ROW * STEP} ${rows * STEP}`} aria-hidden="true">
        {Array.from({ length: number }, (_, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={index}
            cx={((index % IN_A_ROW) + 0.5) * STEP}
            cy={(Math.floor(index / IN_A_ROW) + 0.5) * STEP}
            r={4.4}
          />
        ))}
      </svg>
    </>
  )
}
