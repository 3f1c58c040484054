// /games: which games there are, the grade they are shown for, and what whoever is here has played so far.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { AdSlot } from '#app/clock/ad-slot.tsx'
import { readHub } from '#app/domain/play/read-hub.server.ts'
import { askableAgain } from '#app/domain/practice/askable-again.ts'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { readPreferenceCookies } from '#app/preferences/read-preference-cookies.ts'
import { readRights } from '#app/request/buyer.server.ts'
import { readPlayer } from '#app/request/player.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ArNotice } from '#app/stage/ar/ar-notice.tsx'
import { GradeDialog } from '#app/stage/grade-dialog.tsx'
import { Band } from '#app/ui/band.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { hasAds } from '#app/views/ad-grades.ts'
import { readAdSlot } from '#app/views/ad-slot.server.ts'
import { viewDaily } from '#app/views/daily.server.ts'
import { viewLearned } from '#app/views/learned.server.ts'
import { viewBoost } from '#app/views/owned.server.ts'
import { viewProgress } from '#app/views/progress.server.ts'
import { AlbumStrip } from './hub/album-strip.tsx'
import { CoreSubjects } from './hub/core-subjects.tsx'
import { DailyStrip } from './hub/daily-strip.tsx'
import { FEATURES } from './hub/features.ts'
import { ForGrownUps } from './hub/for-grown-ups.tsx'
import { GameList } from './hub/game-list.tsx'
import { GradeBanner } from './hub/grade-banner.tsx'
import { HubHead } from './hub/hub-head.tsx'
import { ReviewStrip } from './hub/review-strip.tsx'
import { shownGrade, useGradeQuestion } from './hub/use-grade-question.ts'
import { useWaitingRounds } from './hub/use-waiting-rounds.ts'
import { WhyGames } from './hub/why-games.tsx'
import { YourNotebook } from './hub/your-notebook.tsx'
import './hub/hub.css'

export const meta = pageMeta(() => m.games_meta_title())

export async function loader({ request, context }: LoaderFunctionArgs) {
  const grade = shownGrade(readPreferenceCookies(request).selectedGrade)
  const [playerId, daily, slot] = await Promise.all([
    readPlayer(request, context),
    viewDaily(context, readSignedIn(request, context)),
    readAdSlot(request, context, grade),
  ])
  const learned = viewLearned('high', context.caller.locale)
  if (playerId === null) return { slot, learned, daily, waiting: 0, best: [], lastRounds: [], gathered: null }
  const [{ best, lastRounds, progress: read, missed }, rights] = await Promise.all([
    readHub(context, playerId),
    readRights(request, context),
  ])
  const progress = await viewProgress(context, playerId, read)
  const gathered = progress && { progress, boost: viewBoost(rights) }
  const waiting = askableAgain(missed, context.locale).length
  return { slot, learned, daily, waiting, best, lastRounds, gathered }
}

export default function Hub() {
  const { best, lastRounds, gathered, slot, learned, daily, waiting } = useLoaderData<typeof loader>()
  useWaitingRounds()
  const question = useGradeQuestion()
  return (
    <Page className="hub">
      <HubHead question={question} progress={gathered?.progress ?? null} learned={learned} />
      <Band tight>
        <Wrap>
          <AskedNotice features={FEATURES} />
          <GradeBanner grade={question.shown} isChosen={question.chosen !== null} />
          <DailyStrip daily={daily} />
          {waiting > 0 && <ReviewStrip waiting={waiting} />}
          <GameList best={best} question={question} />
          {gathered && <AlbumStrip won={gathered.progress.stickers} />}
          <ArNotice />
          <CoreSubjects question={question} />
        </Wrap>
      </Band>
      <Band tint="cream">
        <Wrap>
          <YourNotebook gathered={gathered} best={best} lastRounds={lastRounds} />
        </Wrap>
      </Band>
      <Band>
        <Wrap>
          <WhyGames />
          <ForGrownUps />
          {/* The grade may have been changed here since. */}
          <AdSlot {...slot} ad={hasAds(question.shown) ? slot.ad : null} />
        </Wrap>
      </Band>
      <GradeDialog open={question.asking} onChoose={question.choose} onClose={question.close} />
    </Page>
  )
}
