// The flashcard sets: stacks of index cards, and an empty slot for the next one.
import { Plus } from 'lucide-react'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { FeatureForm } from '#app/features/feature-form.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { FEATURES } from './features.ts'
import './card-sets.css'

/** Sets to look at (spec 001 section 2): how many cards they hold, and how much of them is learned, in percent. */
const SAMPLE_SETS = [
  {
    id: 'math',
    title: m.tools_set_math,
    about: m.tools_set_math_about,
    art: 'cards-math',
    cards: 15,
    done: 20,
  },
  {
    id: 'science',
    title: m.tools_set_science,
    about: m.tools_set_science_about,
    art: 'cards-science',
    cards: 25,
    done: 0,
  },
] as const

export function CardSets() {
  return (
    <section aria-labelledby="sets">
      <div className="head-line">
        <SectionHead id="sets" title={m.tools_sets_title()} lead={m.tools_sets_lead()} />
        <FeatureButton feature={FEATURES.flashcardCreate} icon={<Plus aria-hidden />}>
          {m.tools_sets_new()}
        </FeatureButton>
      </div>
      <ul className="card-sets">
        {SAMPLE_SETS.map(({ id, art, title, about, cards, done }) => (
          <li key={id} className="card-set">
            <article aria-labelledby={`set-${id}`}>
              <span className="face">
                <Art name={art} grain />
              </span>
              <div className="words">
                <h3 id={`set-${id}`}>{title()}</h3>
                <p className="about">{about()}</p>
                <ProgressBar
                  label={m.tools_set_cards({ count: cards })}
                  value={done}
                  text={m.tools_set_done({ percent: done })}
                />
                <FeatureButton feature={FEATURES.flashcardStudy} variant="secondary" full>
                  {m.tools_set_study()}
                  <span className="visually-hidden"> {title()}</span>
                </FeatureButton>
              </div>
            </article>
          </li>
        ))}
        <li>
          <BlankCard />
        </li>
      </ul>
    </section>
  )
}

/** All of the empty card can be pressed. */
function BlankCard() {
  return (
    <FeatureForm feature={FEATURES.flashcardCreate} className="blank-card">
      <button type="submit">
        <Plus aria-hidden />
        <strong>{m.tools_set_blank()}</strong>
        <span>{m.tools_set_blank_text()}</span>
      </button>
    </FeatureForm>
  )
}
