// What the reader decides at the end of a page: a form whose buttons lead to the same page with the choice in its address, so that it
// works without JavaScript and what is chosen can be gone back from.
import { Form } from '@remix-run/react'
import { LitText } from '#app/stage/speech/lit-text.tsx'
import type { Stretch } from '#app/stage/speech/stretch.ts'
import type { CaseSheet } from '#app/views/case-contents.server.ts'
import { CaseFinding } from './case-finding.tsx'
import './case-choice.css'

export interface CaseChoiceProps {
  id: string
  page: number
  choice: NonNullable<CaseSheet['choice']>
  chosen: string | null
  /** The word that is being said in the question (0) or in an option. */
  wordOf: (part: number) => Stretch | undefined
}

export function CaseChoice({ id, page, choice: { ask, options }, chosen, wordOf }: CaseChoiceProps) {
  const found = options.find((option) => option.id === chosen)
  return (
    <section className="case-choice" aria-labelledby="ask">
      <h3 id="ask">
        <LitText text={ask} word={wordOf(0)} />
      </h3>
      <Form method="get" action={`/case-files/${id}`} replace preventScrollReset>
        <input type="hidden" name="page" value={page} />
        {options.map((option, index) => (
          <button
            key={option.id}
            type="submit"
            name="choice"
            value={option.id}
            aria-pressed={option.id === chosen}
            data-mark={option.id === chosen ? (option.isAnswer ? 'right' : 'wrong') : undefined}
          >
            <span className="key" aria-hidden="true">
              {index + 1}
            </span>
            <LitText text={option.text} word={wordOf(index + 1)} />
          </button>
        ))}
      </Form>
      <CaseFinding found={found} />
    </section>
  )
}
