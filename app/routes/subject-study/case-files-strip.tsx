import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import './case-files-strip.css'

/** The way to the case files, which are about science and history. */
export function CaseFilesStrip() {
  return (
    <section className="case-files-strip" aria-labelledby="case-files">
      <Art name="magnifier" grain />
      <div>
        <h2 id="case-files">{m.cases_name()}</h2>
        <p>{m.cases_study_text()}</p>
      </div>
      <ButtonLink to="/case-files" variant="secondary">
        {m.cases_study_go()}
      </ButtonLink>
    </section>
  )
}
