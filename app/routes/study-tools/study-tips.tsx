import { useSearchParams } from '@remix-run/react'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Ranges } from '#app/ui/ranges.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { FEATURES } from './features.ts'
import './study-tips.css'

const TIPS = [
  { art: 'clock-chunks', title: m.tools_tip_chunks, text: m.tools_tip_chunks_text },
  { art: 'review-hops', title: m.tools_tip_review, text: m.tools_tip_review_text },
  { art: 'two-bubbles', title: m.tools_tip_teach, text: m.tools_tip_teach_text },
] as const

const MORE_TIPS = [
  { art: 'pen-and-paper', title: m.timeline_tip_recall, text: m.timeline_tip_recall_text },
  { art: 'balance', title: m.timeline_tip_mix, text: m.timeline_tip_mix_text },
  { art: 'calendar', title: m.timeline_tip_sleep, text: m.timeline_tip_sleep_text },
] as const

/** Three notes stuck to the page; with `?tips=more` six. */
export function StudyTips() {
  const [search] = useSearchParams()
  const hasMore = search.get('tips') === 'more'
  const tips = hasMore ? [...TIPS, ...MORE_TIPS] : TIPS
  return (
    <section aria-labelledby="tips">
      <SectionHead id="tips" title={m.tools_tips_title()} />
      <ul className="study-tips">
        {tips.map(({ art, title, text }) => (
          <li key={art}>
            <Art name={art} grain />
            <h3>{title()}</h3>
            <p>
              <Ranges in={text()} />
            </p>
          </li>
        ))}
      </ul>
      {!hasMore && (
        <FeatureButton feature={FEATURES.moreTips} variant="ghost">
          {m.tools_tips_more()}
        </FeatureButton>
      )}
    </section>
  )
}
