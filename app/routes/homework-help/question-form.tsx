// A page to write the question on. The subject buttons do nothing yet (spec 001 section 2).
import { Mic } from 'lucide-react'
import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { FeatureForm, fieldName } from '#app/features/feature-form.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import type { HomeworkWords } from './homework-words.server.ts'
import './question-form.css'

export interface QuestionFormProps {
  words: HomeworkWords['form']
  features: Readonly<Record<'homeworkQuestion' | 'voiceInput', FeatureView>>
}

const FORM = 'question-form'

export function QuestionForm({ words, features }: QuestionFormProps) {
  return (
    <div className="question-form">
      <fieldset className="subjects">
        <legend className="visually-hidden">{words.subject}</legend>
        {words.subjects.map(({ id, art, name }) => (
          <button key={id} type="button">
            <Art name={art} />
            {name}
          </button>
        ))}
      </fieldset>
      <div className="sheet-of-paper">
        <FeatureForm feature={features.homeworkQuestion} id={FORM}>
          <TextArea
            id="question"
            label={words.question}
            placeholder={words.placeholder}
            rows={5}
            name={fieldName(features.homeworkQuestion, 'question')}
          />
        </FeatureForm>
        <div className="foot">
          <FeatureButton feature={features.voiceInput} variant="ghost" icon={<Mic aria-hidden />}>
            {words.voice}
          </FeatureButton>
          <Button type="submit" form={FORM} keyAction>
            {words.submit}
          </Button>
        </div>
      </div>
    </div>
  )
}
