import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { ToolsWords } from './tools-words.server.ts'
import './study-tips.css'

/** Three notes stuck to the page. */
export function StudyTips({ words, feature }: { words: ToolsWords['tips']; feature: FeatureView }) {
  return (
    <section aria-labelledby="tips">
      <SectionHead id="tips" title={words.title} />
      <ul className="study-tips">
        {words.tips.map(({ art, title, text }) => (
          <li key={art}>
            <Art name={art} grain />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <FeatureButton feature={feature} variant="ghost">
        {words.more}
      </FeatureButton>
    </section>
  )
}
