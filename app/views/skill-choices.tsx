import { m } from '#app/i18n/generated/messages.ts'
import { STRAND_NAMES } from '#app/words/strands.ts'
import type { SkillStrand } from './skill-choices.server.ts'

/** Skills to tick, one fold a strand; what is ticked in a closed fold is sent as well. */
export function SkillChoices({ strands }: { strands: readonly SkillStrand[] }) {
  return (
    <>
      <h3>{m.timeline_skills()}</h3>
      {strands.map(({ strand, skills }) => (
        <details key={strand} className="strand">
          <summary>{STRAND_NAMES[strand]()}</summary>
          <div className="choices">
            {skills.map(({ id, name, year }) => (
              <label key={id}>
                <input type="checkbox" name="topic" value={id} />{' '}
                <span>
                  {name} <small>{year}</small>
                </span>
              </label>
            ))}
          </div>
        </details>
      ))}
    </>
  )
}
