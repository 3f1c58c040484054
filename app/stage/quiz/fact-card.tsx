// After every answer: what was right, why the chosen option was not, and the fun fact, for as long as it is read.
import { ArrowRight, CircleCheck, CircleX } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { QuizItemWords } from '#engine/learning/quiz/quiz-words.ts'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import { LitText } from '../speech/lit-text.tsx'
import { ReadAloudButton } from '../speech/read-aloud-button.tsx'
import type { Reader } from '../speech/use-reader.ts'
import { optionsOf } from './options-of.ts'
import './fact-card.css'

export interface FactCardProps {
  state: QuizState
  words: QuizItemWords
  reader: Reader | null
  onNext: () => void
}

export function FactCard({ state, words, reader, onNext }: FactCardProps) {
  const missed = optionsOf(state, words).find(({ mark }) => mark === 'wrong')
  const spoken = [missed?.why ?? '', `${m.quiz_right_answer()}${sentenceGap()}${words.right}`, words.funFact]
  return (
    <Sheet as="section" className="fact-card covered" aria-labelledby="fun-fact-title">
      {missed && (
        <p className="verdict" data-kind="wrong">
          <CircleX aria-hidden />
          <span>
            <strong>{missed.text}</strong>: <LitText text={missed.why ?? ''} word={reader?.wordOf(0)} />
          </span>
        </p>
      )}
      <p className="verdict" data-kind="right">
        <CircleCheck aria-hidden />
        <span>
          {m.quiz_right_answer()}
          {sentenceGap()}
          <strong>{words.right}</strong>
        </span>
      </p>
      <div className="fact">
        <h3 id="fun-fact-title">{m.quiz_fact_title()}</h3>
        <p data-testid="fun-fact">
          <LitText text={words.funFact} word={reader?.wordOf(spoken.length - 1)} />
        </p>
      </div>
      <ReadAloudButton reader={reader} parts={spoken} />
      <Button keyAction className="next" icon={<ArrowRight aria-hidden />} onClick={onNext}>
        {m.quiz_next()}
      </Button>
    </Sheet>
  )
}
