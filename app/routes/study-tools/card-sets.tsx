// The flashcard sets: stacks of index cards, and an empty slot for the next one.
import { Plus } from 'lucide-react'
import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { FeatureForm } from '#app/features/feature-form.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { ToolsWords } from './tools-words.server.ts'
import './card-sets.css'

export interface CardSetsProps {
  words: ToolsWords['cards']
  features: Readonly<Record<'flashcardCreate' | 'flashcardStudy', FeatureView>>
}

export function CardSets({ words, features }: CardSetsProps) {
  return (
    <section aria-labelledby="sets">
      <div className="head-line">
        <SectionHead id="sets" title={words.title} lead={words.lead} />
        <FeatureButton feature={features.flashcardCreate} icon={<Plus aria-hidden />}>
          {words.create}
        </FeatureButton>
      </div>
      <ul className="card-sets">
        {words.sets.map(({ id, art, title, about, cards, done, doneText }) => (
          <li key={id} className="card-set">
            <article aria-labelledby={`set-${id}`}>
              <span className="face">
                <Art name={art} grain />
              </span>
              <div className="words">
                <h3 id={`set-${id}`}>{title}</h3>
                <p className="about">{about}</p>
                <ProgressBar label={cards} value={done} text={doneText} />
                <FeatureButton feature={features.flashcardStudy} variant="secondary" full>
                  {words.study}
                  <span className="visually-hidden"> {title}</span>
                </FeatureButton>
              </div>
            </article>
          </li>
        ))}
        <li>
          <BlankCard feature={features.flashcardCreate} title={words.blank} text={words.blankText} />
        </li>
      </ul>
    </section>
  )
}

/** All of the empty card can be pressed. */
function BlankCard({ feature, title, text }: { feature: FeatureView; title: string; text: string }) {
  return (
    <FeatureForm feature={feature} className="blank-card">
      <button type="submit">
        <Plus aria-hidden />
        <strong>{title}</strong>
        <span>{text}</span>
      </button>
    </FeatureForm>
  )
}
