// Practice tests: three ways to make one, and those there are.
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { FEATURES } from './features.ts'
import type { TestLine } from './tests/read-test-list.server.ts'
import { TestList } from './tests/test-list.tsx'
import './tests-tab.css'

const WAYS = [
  { id: 'testCreate', art: 'pen-and-paper', action: m.tools_test_create, text: m.tools_test_create_text },
  { id: 'studyGuide', art: 'worksheet', action: m.tools_test_guide, text: m.tools_test_guide_text },
  { id: 'testFromSubject', art: 'abacus', action: m.tools_test_subject, text: m.tools_test_subject_text },
] as const

export function TestsTab({ tests }: { tests: readonly TestLine[] }) {
  return (
    <>
      <section aria-labelledby="test-ways">
        <SectionHead id="test-ways" title={m.tools_tests_title()} lead={m.tools_tests_lead()} />
        <ul className="test-ways">
          {WAYS.map(({ id, art, action, text }) => (
            <li key={id}>
              <Art name={art} />
              <p>{text()}</p>
              <FeatureButton feature={FEATURES[id]} variant="ghost" full>
                {action()}
              </FeatureButton>
            </li>
          ))}
        </ul>
      </section>
      {tests.length > 0 ? (
        <TestList tests={tests} />
      ) : (
        <EmptyState
          title={m.tools_tests_empty()}
          text={m.tools_tests_empty_text()}
          action={<FeatureButton feature={FEATURES.testGenerate}>{m.tools_tests_generate()}</FeatureButton>}
        />
      )}
    </>
  )
}
