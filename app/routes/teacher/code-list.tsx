// The open codes of a teacher: large enough to be read off a board, with what each opens and how many have entered it.
import { Form } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALE_NAMES, type Locale } from '#app/i18n/locales.ts'
import { spellCode } from '#app/platform/spell-code.ts'
import { Button } from '#app/ui/button.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Grid } from '#app/ui/wrap.tsx'

export interface CodeLine {
  readonly code: string
  /** Names of its skills. */
  readonly skills: readonly string[]
  /** Some of them can be practised in this language alone; null: none. */
  readonly onlyIn: Locale | null
  /** Accounts that entered it. */
  readonly entered: number
}

export function CodeList({ codes }: { codes: readonly CodeLine[] }) {
  return (
    <section className="code-list" aria-labelledby="codes">
      <SectionHead id="codes" title={m.codes_list_title()} />
      <Grid columns={3}>
        {codes.map(({ code, skills, onlyIn, entered }) => (
          <Sheet as="article" key={code}>
            <h3 className="code">{spellCode(code)}</h3>
            <ul>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
            {onlyIn !== null && <p>{m.codes_list_only_in({ language: LOCALE_NAMES[onlyIn] })}</p>}
            <p>{m.codes_entered({ count: entered })}</p>
            <details>
              <summary>
                {m.codes_close()}
                <span className="visually-hidden"> {spellCode(code)}</span>
              </summary>
              <p>{m.codes_close_text()}</p>
              <Form method="post">
                <Button type="submit" name="close" value={code} variant="ghost" size="small">
                  {m.codes_close_yes()}
                </Button>
              </Form>
            </details>
          </Sheet>
        ))}
      </Grid>
    </section>
  )
}
