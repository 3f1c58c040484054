// The questions a guide gives, without their answers; skills of ours beside them; and the button that makes the test.
import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { QUESTIONS_A_GUIDE_SKILL } from '#app/domain/practice-tests/test-choices.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { Language } from '#engine/core/languages.ts'
import { type GuideQuestion, LEAST_GUIDE_QUESTIONS } from '#engine/curriculum/guide/make-questions.ts'

export interface GuideFormProps {
  attemptId: string
  language: Language
  /** There is no text yet. */
  isEmpty: boolean
  questions: readonly GuideQuestion[]
  skills: readonly { readonly id: string; readonly name: string }[]
}

export function GuideForm({ attemptId, language, isEmpty, questions, skills }: GuideFormProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const isSending = useNavigation().state !== 'idle'
  const kept = questions.filter(({ asks }) => !leftOut.has(asks))
  const isEnough = questions.length >= LEAST_GUIDE_QUESTIONS

  function keep(asks: string, isKept: boolean) {
    setLeftOut(new Set(isKept ? [...leftOut].filter((one) => one !== asks) : [...leftOut, asks]))
  }

  return (
    <section className="guide-questions" aria-labelledby="guide-questions">
      <h2 id="guide-questions">{m.guide_questions()}</h2>
      <p role="status" className="found">
        {!isEmpty &&
          (isEnough
            ? m.guide_found({ count: questions.length })
            : m.guide_found_few({ count: questions.length, least: LEAST_GUIDE_QUESTIONS }))}
      </p>
      {!isEnough && <WhatWorks />}
      {questions.length > 0 && (
        <Form method="post" action="/study-tools/tests/guide">
          <input type="hidden" name="attemptId" value={attemptId} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="questions" value={JSON.stringify(kept)} />
          <ol className="choices" lang={language}>
            {questions.map(({ asks }) => (
              <li key={asks}>
                <label>
                  <input
                    type="checkbox"
                    checked={!leftOut.has(asks)}
                    onChange={({ target }) => keep(asks, target.checked)}
                  />
                  <span>{asks}</span>
                </label>
              </li>
            ))}
          </ol>
          <p className="hint">{m.guide_rules()}</p>
          {isEnough && (
            <>
              {skills.length > 0 && (
                <fieldset>
                  <legend>{m.guide_skills()}</legend>
                  <p className="hint">{m.guide_skills_hint({ count: QUESTIONS_A_GUIDE_SKILL })}</p>
                  <div className="choices">
                    {skills.map(({ id, name }) => (
                      <label key={id}>
                        <input type="checkbox" name="topic" value={id} />
                        <span lang={language}>{name}</span>
                      </label>
                    ))}
                  </div>
                </fieldset>
              )}
              <Segments
                name="clock"
                label={m.tests_clock()}
                defaultValue="off"
                items={[
                  { value: 'off', label: m.tests_clock_off() },
                  { value: 'on', label: m.tests_clock_on() },
                ]}
              />
              <Button type="submit" keyAction busy={isSending} disabled={kept.length < LEAST_GUIDE_QUESTIONS}>
                {m.tests_start()}
              </Button>
              {kept.length < LEAST_GUIDE_QUESTIONS && (
                <p role="status">{m.guide_too_few({ least: LEAST_GUIDE_QUESTIONS })}</p>
              )}
            </>
          )}
        </Form>
      )}
    </section>
  )
}

/** What to write so that there is something to ask. */
function WhatWorks() {
  return (
    <Sheet className="what-works">
      <p>{m.guide_what()}</p>
      <ul>
        <li>{m.guide_what_meaning()}</li>
        <li>{m.guide_what_entry()}</li>
        <li>{m.guide_what_list()}</li>
        <li>{m.guide_what_year()}</li>
      </ul>
    </Sheet>
  )
}
