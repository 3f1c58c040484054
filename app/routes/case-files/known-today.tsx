// The end of a case: what is known today, where its facts can be looked up, what can be practised, the next case.
import { type RefObject, useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { LitText } from '#app/stage/speech/lit-text.tsx'
import { ReadAloudButton } from '#app/stage/speech/read-aloud-button.tsx'
import { useReader } from '#app/stage/speech/use-reader.ts'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { CaseContents } from '#app/views/case-contents.server.ts'
import type { CaseCover } from '#app/views/case-files.server.ts'
import { useCasesSolved } from './cases-solved.ts'
import { PageLinks } from './page-links.tsx'
import { SolvedStamp } from './solved-stamp.tsx'

export interface KnownTodayProps {
  id: string
  contents: CaseContents
  /** Of those the reader may read. */
  next: Pick<CaseCover, 'id' | 'title'> | null
  heading: RefObject<HTMLHeadingElement>
}

export function KnownToday({ id, contents, next, heading }: KnownTodayProps) {
  const { sheets, known, sources, skills } = contents
  const reader = useReader(useLocale())
  const [, solve] = useCasesSolved()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the case has been read
  useEffect(() => {
    solve(id)
  }, [id])
  return (
    <article className="case-sheet known" aria-labelledby="page-title">
      <SolvedStamp />
      <h2 id="page-title" tabIndex={-1} ref={heading}>
        <LitText text={m.cases_known()} word={reader?.wordOf(0)} />
      </h2>
      {known.map((sentence, index) => (
        <p key={sentence}>
          <LitText text={sentence} word={reader?.wordOf(index + 1)} />
        </p>
      ))}
      <ReadAloudButton reader={reader} parts={[m.cases_known(), ...known]} />
      {skills.length > 0 && (
        <section aria-labelledby="practice">
          <h3 id="practice">{m.cases_practice()}</h3>
          <ul className="skills">
            {skills.map((skill) => (
              <li key={skill.id}>
                <Link to={skill.to}>{skill.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="sources">
        <h3 id="sources">{m.cases_sources()}</h3>
        <ul className="sources">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </section>
      <ButtonRow>
        {next && <ButtonLink to={`/case-files/${next.id}`}>{m.cases_next({ title: next.title })}</ButtonLink>}
        <ButtonLink to="/case-files" variant={next ? 'ghost' : 'primary'}>
          {m.cases_all()}
        </ButtonLink>
      </ButtonRow>
      <PageLinks id={id} page={sheets.length + 1} count={sheets.length} mayGoOn={false} />
    </article>
  )
}
