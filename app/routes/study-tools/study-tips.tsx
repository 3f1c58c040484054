import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { FEATURES } from './features.ts'
import './study-tips.css'

const TIPS = [
  { art: 'clock-chunks', title: m.tools_tip_chunks, text: m.tools_tip_chunks_text },
  { art: 'review-hops', title: m.tools_tip_review, text: m.tools_tip_review_text },
  { art: 'two-bubbles', title: m.tools_tip_teach, text: m.tools_tip_teach_text },
] as const

/** Three notes stuck to the page. */
export function StudyTips() {
  return (
    <section aria-labelledby="tips">
      <SectionHead id="tips" title={m.tools_tips_title()} />
      <ul className="study-tips">
        {TIPS.map(({ art, title, text }) => (
          <li key={art}>
            <Art name={art} grain />
            <h3>{title()}</h3>
            <p>{text()}</p>
          </li>
        ))}
      </ul>
      <FeatureButton feature={FEATURES.moreTips} variant="ghost">
        {m.tools_tips_more()}
      </FeatureButton>
    </section>
  )
}
