// The way to answer an exercise, by its kind.
import type { Answer } from '#engine/curriculum/exercise.ts'
import type { Given } from '#engine/curriculum/practice/moves.ts'
import { type FieldsProps, NumberField, NumbersField, TextField } from './answer-fields.tsx'
import { ChoiceAnswer, OrderAnswer, PointAnswer, SeveralAnswer } from './answer-picks.tsx'
import { ExpressionField } from './expression-field.tsx'
import { MatchingAnswer } from './matching-answer.tsx'
import { PartsInOrder } from './parts-in-order.tsx'

export interface AnswerPartProps extends FieldsProps {
  answer: Answer
  /** Wrong answers so far. */
  misses: readonly Given[]
}

export function AnswerPart({ answer, misses, ...fields }: AnswerPartProps) {
  switch (answer.kind) {
    case 'number':
      return <NumberField answer={answer} {...fields} />
    case 'text':
      return <TextField {...fields} />
    case 'numbers':
      return <NumbersField answer={answer} {...fields} />
    case 'choice':
      return <ChoiceAnswer answer={answer} misses={misses} {...fields} />
    case 'multi-select':
      return <SeveralAnswer answer={answer} {...fields} />
    case 'ordering':
      return answer.inLine ? (
        <PartsInOrder answer={answer} {...fields} />
      ) : (
        <OrderAnswer answer={answer} {...fields} />
      )
    case 'point':
      return <PointAnswer {...fields} />
    case 'expression':
      return <ExpressionField answer={answer} {...fields} />
    case 'matching':
      return <MatchingAnswer answer={answer} {...fields} />
  }
}
