// The flashcard sets: stacks of index cards, and an empty slot for the next one.
import { Plus } from 'lucide-react'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { FeatureForm } from '#app/features/feature-form.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { CardShelf, ShelfSet } from './card-shelf.server.ts'
import { FEATURES } from './features.ts'
import { ForecastView } from './forecast-view.tsx'
import { useLearnedCount } from './use-learned-count.ts'
import './card-sets.css'

export function CardSets({ shelf }: { shelf: CardShelf }) {
  const known = useLearnedCount(shelf)
  return (
    <>
      <section aria-labelledby="sets">
        <div className="head-line">
          <SectionHead id="sets" title={m.tools_sets_title()} lead={m.tools_sets_lead()} />
          <FeatureButton feature={FEATURES.flashcardCreate} icon={<Plus aria-hidden />}>
            {m.tools_sets_new()}
          </FeatureButton>
        </div>
        <ul className="card-sets">
          {shelf.sets.map((set) => (
            <li key={set.id} className="card-set">
              <SetStack set={set} known={known(set.id)} isGuest={shelf.isGuest} />
            </li>
          ))}
          <li>
            <BlankCard />
          </li>
        </ul>
      </section>
      {shelf.forecast && <ForecastView forecast={shelf.forecast} />}
    </>
  )
}

interface SetStackProps {
  set: ShelfSet
  known: number
  isGuest: boolean
}

function SetStack({ set: { id, title, about, art, cards, faces }, known, isGuest }: SetStackProps) {
  const percent = faces === 0 ? 0 : Math.floor((known / faces) * 100)
  const study = FEATURES.flashcardStudy
  const words = (
    <>
      {m.tools_set_study()}
      <span className="visually-hidden"> {title}</span>
    </>
  )
  return (
    <article aria-labelledby={`set-${id}`}>
      <span className="face">
        {art === null ? <strong aria-hidden="true">{title}</strong> : <Art name={art} grain />}
      </span>
      <div className="words">
        <h3 id={`set-${id}`}>{title}</h3>
        {about !== '' && <p className="about">{about}</p>}
        <ProgressBar
          label={m.tools_set_cards({ count: cards })}
          value={percent}
          text={m.tools_set_done({ percent })}
        />
        {'to' in study ? (
          <ButtonLink to={`${study.to}/${id}${cards === 0 ? '' : '/study'}`} variant="secondary" full>
            {words}
          </ButtonLink>
        ) : (
          <FeatureButton feature={study} variant="secondary" full>
            {words}
          </FeatureButton>
        )}
        {known > 0 && !isGuest && (
          <Link className="open-set" to={`/study-tools/cards/${id}/history`}>
            {m.cards_history()}
            <span className="visually-hidden"> {title}</span>
          </Link>
        )}
        {art === null && (
          <Link className="open-set" to={`/study-tools/cards/${id}`}>
            {m.cards_open()}
            <span className="visually-hidden"> {title}</span>
          </Link>
        )}
      </div>
    </article>
  )
}

/** All of the empty card can be pressed. */
function BlankCard() {
  const feature = FEATURES.flashcardCreate
  const words = (
    <>
      <Plus aria-hidden />
      <strong>{m.tools_set_blank()}</strong>
      <span>{m.tools_set_blank_text()}</span>
    </>
  )
  if ('to' in feature)
    return (
      <div className="blank-card">
        <Link to={feature.to}>{words}</Link>
      </div>
    )
  return (
    <FeatureForm feature={feature} className="blank-card">
      <button type="submit">{words}</button>
    </FeatureForm>
  )
}
