// A text people agree to, on a sheet with a numbered margin and its contents beside it. It keeps still: no mascot, no tilt.
// Printed, only the text is left.
import { ArrowUp, Printer } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { dayWords } from '#app/words/days.ts'
import type { readLegalPage } from './read-legal-page.server.ts'
import './legal-page.css'

export function LegalPage({ title, effective, updated, blocks, contents }: ReturnType<typeof readLegalPage>) {
  const locale = useLocale()
  return (
    <Page className="legal-page">
      <Wrap>
        <div className="legal-head">
          <h1 id="top">{title}</h1>
          <p className="dated">
            {m.company_effective({ date: dayWords(effective, 'year', locale) })}
            <br />
            {m.company_updated({ date: dayWords(updated, 'year', locale) })}
          </p>
          <Button variant="ghost" size="small" icon={<Printer />} onClick={() => window.print()}>
            {m.company_print()}
          </Button>
        </div>
        <div className="legal-sides">
          <nav className="legal-contents" aria-labelledby="legal-contents">
            <h2 id="legal-contents">{m.company_contents()}</h2>
            <ol>
              {contents.map(({ id, title: part }) => (
                <li key={id}>
                  <a href={`#${id}`}>{part}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Sheet as="article" className="legal-sheet" aria-labelledby="top">
            <Prose blocks={blocks} />
            <a className="to-top" href="#top">
              <ArrowUp /> {m.company_top()}
            </a>
          </Sheet>
        </div>
      </Wrap>
    </Page>
  )
}
