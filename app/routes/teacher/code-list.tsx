// The open codes of a teacher: large enough to be read off a board, with what each opens and how many have entered it; and as cards
// on paper.
import { Form } from '@remix-run/react'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALE_NAMES } from '#app/i18n/locales.ts'
import { spellCode } from '#app/platform/spell-code.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { dayWords } from '#app/words/days.ts'
import { CodeCards, type CodeCardsProps } from './code-cards.tsx'

export function CodeList({ codes, address, from }: Omit<CodeCardsProps, 'only'>) {
  const locale = useLocale()
  const [printed, setPrinted] = useState<string | null>(null)
  function print(code: string) {
    // The cards have to stand on the page before it is printed.
    flushSync(() => setPrinted(code))
    addEventListener('afterprint', () => setPrinted(null), { once: true })
    window.print()
  }
  return (
    <section className="code-list" aria-labelledby="codes">
      <SectionHead id="codes" title={m.codes_list_title()} />
      <Grid columns={3}>
        {codes.map(({ code, skills, onlyIn, entered, until }) => (
          <Sheet as="article" key={code}>
            <h3 className="code">{spellCode(code)}</h3>
            <ul>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
            {onlyIn !== null && <p>{m.codes_list_only_in({ language: LOCALE_NAMES[onlyIn] })}</p>}
            <p>{m.codes_entered({ count: entered })}</p>
            <p>{m.codes_until({ day: dayWords(until, 'year', locale) })}</p>
            <Button variant="ghost" size="small" icon={<Printer aria-hidden />} onClick={() => print(code)}>
              {m.codes_print()}
              <span className="visually-hidden"> {spellCode(code)}</span>
            </Button>
            <details>
              <summary>
                {m.codes_close()}
                <span className="visually-hidden"> {spellCode(code)}</span>
              </summary>
              <p>{m.codes_close_text()}</p>
              <Form method="post">
                <Button type="submit" name="close" value={code} variant="danger" size="small">
                  {m.codes_close_yes()}
                </Button>
              </Form>
            </details>
          </Sheet>
        ))}
      </Grid>
      <CodeCards codes={codes} only={printed} address={address} from={from} />
    </section>
  )
}
