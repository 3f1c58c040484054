// A page to write the question on while homework help is coming soon: the subject buttons do nothing (spec 001 section 2).
import { useState } from 'react'
import { FeatureForm, fieldName } from '#app/features/feature-form.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import { useAskedQuestion } from './asked-question.ts'
import { FEATURES } from './features.ts'
import { SUBJECTS } from './subjects.ts'
import { useQuestionExample } from './use-question-example.ts'
import { VoiceButton } from './voice-button.tsx'
import './question-form.css'

const FORM = 'question-form'

export function QuestionForm() {
  const [question, setQuestion] = useState(useAskedQuestion())
  const example = useQuestionExample()
  const write = (heard: string) => setQuestion((typed) => (typed === '' ? heard : `${typed} ${heard}`))
  return (
    <div className="question-form">
      <fieldset className="subjects">
        <legend className="visually-hidden">{m.homework_subject()}</legend>
        {SUBJECTS.map(({ id, art }) => (
          <button key={id} type="button">
            <Art name={art} />
            {SUBJECT_NAMES[id]()}
          </button>
        ))}
      </fieldset>
      <div className="sheet-of-paper">
        <FeatureForm feature={FEATURES.homeworkQuestion} id={FORM}>
          <TextArea
            id="question"
            label={m.homework_question()}
            placeholder={example}
            rows={5}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
            name={fieldName(FEATURES.homeworkQuestion, 'question')}
          />
        </FeatureForm>
        <div className="foot">
          <VoiceButton onText={write} />
          <Button type="submit" form={FORM} keyAction>
            {m.homework_submit()}
          </Button>
        </div>
      </div>
    </div>
  )
}
