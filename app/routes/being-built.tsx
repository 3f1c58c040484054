// One honest page for every address whose content is still to come: its name, what it will do, what works today.
import { useLocation } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/shell/notice-page.tsx'
import { UnfinishedPage } from '#app/ui/shell/unfinished-page.tsx'
import { comingPage } from './being-built/coming-pages.ts'

export const meta = pageMeta(({ location }) => comingPage(location.pathname).title())

export default function BeingBuilt() {
  const { pathname } = useLocation()
  const { title, what, kind } = comingPage(pathname)
  return (
    <NoticePage
      title={title()}
      lead={kind === 'game' ? m.pages_built_game_lead() : m.pages_built_lead()}
      picture={
        <UnfinishedPage>
          <Glim mood="thinking" />
        </UnfinishedPage>
      }
    >
      <p className="more">{what()}</p>
      <p className="more">{m.pages_built_now()}</p>
      <ButtonRow>
        <ButtonLink to="/games/math-master">{m.pages_built_play()}</ButtonLink>
        <ButtonLink to="/games" variant="ghost">
          {m.pages_built_games()}
        </ButtonLink>
      </ButtonRow>
    </NoticePage>
  )
}
