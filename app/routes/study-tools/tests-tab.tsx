// Practice tests: three ways to make one, and the place where they will be kept.
import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { ToolsWords } from './tools-words.server.ts'
import './tests-tab.css'

export interface TestsTabProps {
  words: ToolsWords['tests']
  features: Readonly<Record<'testCreate' | 'studyGuide' | 'testFromSubject' | 'testGenerate', FeatureView>>
}

export function TestsTab({ words, features }: TestsTabProps) {
  return (
    <>
      <section aria-labelledby="test-ways">
        <SectionHead id="test-ways" title={words.title} lead={words.lead} />
        <ul className="test-ways">
          {words.ways.map(({ feature, art, action, text }) => (
            <li key={feature}>
              <Art name={art} />
              <p>{text}</p>
              <FeatureButton feature={features[feature]} variant="ghost" full>
                {action}
              </FeatureButton>
            </li>
          ))}
        </ul>
      </section>
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        action={<FeatureButton feature={features.testGenerate}>{words.generate}</FeatureButton>}
      />
    </>
  )
}
