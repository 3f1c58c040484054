import '#app/stage/practice/drawing/sketch.css'
import '#app/stage/lessons/drawing/lesson-drawing.css'
import '#app/ui/sheet.css'
import { m } from '#app/i18n/generated/messages.ts'
import type { CaseSheet } from '#app/views/case-contents.server.ts'

/** A drawing, taped to the page and numbered. */
export function Evidence({ svg, alt, number }: NonNullable<CaseSheet['evidence']>) {
  return (
    <figure className="evidence">
      <span className="tape" aria-hidden="true" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on our server from the file of the case */}
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{m.cases_evidence({ number })}</figcaption>
    </figure>
  )
}
