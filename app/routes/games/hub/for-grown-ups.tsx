import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import './for-grown-ups.css'

/** A letter to teachers and parents, with the two pages written for them. */
export function ForGrownUps() {
  return (
    <Sheet as="section" className="for-grown-ups" aria-labelledby="for-grown-ups">
      <Art name="letter" />
      <div>
        <h2 id="for-grown-ups">{m.games_adults_title()}</h2>
        <p>{m.games_adults_text()}</p>
        <ButtonRow>
          <ButtonLink to="/resources/for-teachers" variant="ghost">
            {m.games_adults_teachers()}
          </ButtonLink>
          <ButtonLink to="/resources/for-parents" variant="ghost">
            {m.games_adults_parents()}
          </ButtonLink>
        </ButtonRow>
      </div>
    </Sheet>
  )
}
