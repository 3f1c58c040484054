// /study-tools (spec 001 section 2): four tabs, each an address of its own (?tab=). What is still to come says so when it is
// pressed.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Glim } from '#app/ui/art/glim.tsx'
import { readTab } from './study/read-tab.ts'
import { StudyPage } from './study/study-page.tsx'
import { CardSets } from './study-tools/card-sets.tsx'
import { readCardShelf } from './study-tools/card-shelf.server.ts'
import { FEATURES } from './study-tools/features.ts'
import { GamesTab } from './study-tools/games-tab.tsx'
import { readPlanList } from './study-tools/plans/read-plan-list.server.ts'
import { StudyPlan } from './study-tools/study-plan.tsx'
import { StudyTips } from './study-tools/study-tips.tsx'
import { readTestList } from './study-tools/tests/read-test-list.server.ts'
import { TestsTab } from './study-tools/tests-tab.tsx'

const TABS = ['flashcards', 'games', 'tests', 'timeline'] as const

const TAB_NAMES = {
  flashcards: m.tools_tab_cards,
  games: m.tools_tab_games,
  tests: m.tools_tab_tests,
  timeline: m.tools_tab_timeline,
}

const PICTURES: Readonly<Record<(typeof TABS)[number], ReactNode>> = {
  flashcards: <Glim mood="hello" />,
  games: <Glim mood="cheering" />,
  tests: <Art name="test-sheet" grain />,
  timeline: <Art name="calendar" grain />,
}

export const meta = pageMeta(() => m.shell_study_tools())

/** What the tab that is asked for shows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const tab = readTab(new URL(request.url).searchParams, TABS)
  return {
    shelf: tab === 'flashcards' ? await readCardShelf(request, context) : null,
    tests: tab === 'tests' ? await readTestList(request, context) : [],
    plans: tab === 'timeline' ? await readPlanList(request, context) : [],
  }
}

export default function StudyTools() {
  const { shelf, plans, tests } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const tab = readTab(search, TABS)
  return (
    <StudyPage
      className="study-tools"
      path="/study-tools"
      title={m.tools_title()}
      lead={m.tools_lead()}
      tabsLabel={m.tools_tabs()}
      tabs={TABS}
      tabNames={TAB_NAMES}
      tab={tab}
      features={FEATURES}
      needs={['flashcardStudy', 'testCreate', 'planCreate']}
      picture={PICTURES[tab]}
    >
      {tab === 'flashcards' && shelf && <CardSets shelf={shelf} />}
      {tab === 'games' && <GamesTab />}
      {tab === 'tests' && <TestsTab tests={tests} />}
      {tab === 'timeline' && (
        <>
          <StudyPlan plans={plans} />
          <StudyTips />
        </>
      )}
    </StudyPage>
  )
}
