import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { HubWords } from './hub-words.server.ts'
import './for-grown-ups.css'

/** A letter to teachers and parents, with the two pages written for them. */
export function ForGrownUps({ words }: { words: HubWords['adults'] }) {
  return (
    <Sheet as="section" className="for-grown-ups" aria-labelledby="for-grown-ups">
      <Art name="letter" />
      <div>
        <h2 id="for-grown-ups">{words.title}</h2>
        <p>{words.text}</p>
        <ButtonRow>
          <ButtonLink to="/resources/for-teachers" variant="ghost">
            {words.teachers}
          </ButtonLink>
          <ButtonLink to="/resources/for-parents" variant="ghost">
            {words.parents}
          </ButtonLink>
        </ButtonRow>
      </div>
    </Sheet>
  )
}
