// /study-tools (spec 001 section 2): four tabs, each an address of its own (?tab=). What is still to come says so when it is
// pressed; the feature catalogue knows what that is.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { askedNotice } from '#app/features/asked-notice.server.ts'
import { viewFeatures } from '#app/features/view-features.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Glim } from '#app/ui/art/glim.tsx'
import { readTab } from './study/read-tab.ts'
import { StudyPage } from './study/study-page.tsx'
import { CardSets } from './study-tools/card-sets.tsx'
import { GamesTab } from './study-tools/games-tab.tsx'
import { StudyPlan } from './study-tools/study-plan.tsx'
import { StudyTips } from './study-tools/study-tips.tsx'
import { TestsTab } from './study-tools/tests-tab.tsx'
import { toolsWords } from './study-tools/tools-words.server.ts'

export { keepWords as shouldRevalidate } from './study/keep-words.ts'

const TABS = ['flashcards', 'games', 'tests', 'timeline'] as const

const PICTURES: Readonly<Record<(typeof TABS)[number], ReactNode>> = {
  flashcards: <Glim mood="hello" />,
  games: <Glim mood="cheering" />,
  tests: <Art name="test-sheet" grain />,
  timeline: <Art name="calendar" grain />,
}

export const meta = pageMeta<typeof loader>(({ data }) => data?.words.name ?? '')

export function loader({ request, context }: LoaderFunctionArgs) {
  const features = viewFeatures('/study-tools', context.locale)
  return { words: toolsWords(context.locale), features, asked: askedNotice(request, features) }
}

export default function StudyTools() {
  const { words, features, asked } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const tab = readTab(search, TABS)
  return (
    <StudyPage
      className="study-tools"
      path="/study-tools"
      words={words}
      tabs={TABS}
      tab={tab}
      asked={asked}
      picture={PICTURES[tab]}
    >
      {tab === 'flashcards' && <CardSets words={words.cards} features={features} />}
      {tab === 'games' && <GamesTab words={words.games} />}
      {tab === 'tests' && <TestsTab words={words.tests} features={features} />}
      {tab === 'timeline' && (
        <>
          <StudyPlan words={words.plan} features={features} />
          <StudyTips words={words.tips} feature={features.moreTips} />
        </>
      )}
    </StudyPage>
  )
}
