// An answer that was given, read back.
import type { Answer } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import { ChoiceOption } from './answer-picks.tsx'
import { MathsOrSentence, Says } from './says.tsx'

export function GivenText({ answer, given }: { answer: Answer; given: Given }) {
  const list = Array.isArray(given) ? given : [given]
  switch (answer.kind) {
    case 'choice':
    case 'multi-select':
      return (
        <ul className="given">
          {list.map((index) => {
            const option = answer.options[Number(index)]
            return <li key={index}>{option && <ChoiceOption of={option} />}</li>
          })}
        </ul>
      )
    case 'ordering':
      return (
        <ol className="given">
          {list.map((index) => {
            const item = answer.items[Number(index)]
            return <li key={index}>{item && <MathsOrSentence of={item} />}</li>
          })}
        </ol>
      )
    case 'matching':
      return (
        <ul className="given">
          {answer.items.map((item, place) => {
            const option = answer.options[Number(list[place])]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
              <li key={place}>
                <ChoiceOption of={item} /> → {option && <Says of={option} />}
              </li>
            )
          })}
        </ul>
      )
    case 'point':
      return <>({list.join(', ')})</>
    default:
      return <>{list.join('; ')}</>
  }
}
