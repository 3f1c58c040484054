// What stands under a question on paper to answer by: options to tick, parts to number, pairs to join; else room to write.
import { ChoiceOption } from '#app/stage/practice/answer-picks.tsx'
import { MathsOrSentence, Says } from '#app/stage/practice/says.tsx'
import type { Answer, Choice } from '#engine/curriculum/exercise.ts'

export function PaperAnswer({ answer }: { answer: Answer }) {
  switch (answer.kind) {
    case 'choice':
    case 'multi-select':
      return <Options of={answer.options} />
    case 'matching':
      return (
        <div className="pairs">
          <Options of={answer.items} />
          <Options of={answer.options.map((say) => ({ say }))} />
        </div>
      )
    case 'ordering':
      return (
        <ul className="to-tick">
          {answer.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
            <li key={index}>
              <MathsOrSentence of={item} />
            </li>
          ))}
        </ul>
      )
    case 'numbers':
      return (
        <ul className="to-fill">
          {answer.labels.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place
            <li key={index}>
              <Says of={label} />
            </li>
          ))}
        </ul>
      )
    default:
      return <div className="to-write" />
  }
}

function Options({ of }: { of: readonly Choice[] }) {
  return (
    <ul className="to-tick">
      {of.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
        <li key={index}>
          <ChoiceOption of={option} />
        </li>
      ))}
    </ul>
  )
}
