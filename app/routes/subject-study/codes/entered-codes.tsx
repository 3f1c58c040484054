import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALE_NAMES } from '#app/i18n/locales.ts'
import { spellCode } from '#app/platform/spell-code.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { EnteredCode, EnteredSkill } from './read-entered-codes.server.ts'

export interface EnteredCodesProps {
  codes: readonly EnteredCode[]
  /** The one just entered: whoever reads along hears of it. */
  opened: string | null
}

/** What teachers shared, a sheet a code: each skill with its practice and its lesson. */
export function EnteredCodes({ codes, opened }: EnteredCodesProps) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <section aria-labelledby="entered">
      <SectionHead id="entered" title={m.codes_entered_title()} />
      {opened !== null && (
        <p ref={said} tabIndex={-1} className="opened">
          {m.codes_opened({ code: spellCode(opened) })}
        </p>
      )}
      {codes.map(({ code, redeemedAt, skills, otherLanguage }) => (
        <Sheet as="article" key={code} className="entered-code">
          <h3>
            <span className="code">{spellCode(code)}</span> <LocalTime at={redeemedAt} format="day" />
          </h3>
          {otherLanguage !== null && (
            <p>{m.codes_other_language({ language: LOCALE_NAMES[otherLanguage] })}</p>
          )}
          <ul>
            {skills.map((skill) => (
              <SkillLine key={skill.id} skill={skill} />
            ))}
          </ul>
          <details className="delete">
            <summary>
              {m.codes_forget()}
              <span className="visually-hidden"> {spellCode(code)}</span>
            </summary>
            <p>{m.codes_forget_text()}</p>
            <Form method="post">
              <Button type="submit" name="forget" value={code} variant="ghost" size="small">
                {m.codes_forget_yes()}
              </Button>
            </Form>
          </details>
        </Sheet>
      ))}
    </section>
  )
}

function SkillLine({ skill }: { skill: EnteredSkill }) {
  const { id, name, to, canPractise, hasLesson, isMastered } = skill
  return (
    <li>
      <p>
        <b>{name}</b>
        {isMastered && (
          <span className="done">
            <LineIcon name="check" /> {m.practice_status_mastered()}
          </span>
        )}
      </p>
      <ButtonRow>
        {canPractise && (
          <ButtonLink to={to} size="small">
            {m.codes_practice()}
            <span className="visually-hidden"> {name}</span>
          </ButtonLink>
        )}
        {hasLesson && (
          <ButtonLink to={`/subject-study/lessons/${id}`} variant="ghost" size="small">
            {m.codes_lesson()}
            <span className="visually-hidden"> {name}</span>
          </ButtonLink>
        )}
      </ButtonRow>
    </li>
  )
}
