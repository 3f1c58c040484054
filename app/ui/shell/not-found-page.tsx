// The 404: someone tore this page out. Says so in the browser's log as well (spec 000 section 2).
import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from './notice-page.tsx'
import './not-found-page.css'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the spec asks for a logged message
    console.error(`404: no page at ${pathname}`)
  }, [pathname])
  return (
    <NoticePage
      title={m.pages_not_found_title()}
      lead={m.pages_not_found_text()}
      picture={
        <div className="not-found-page">
          <Art name="torn-page" grain />
          <Glim mood="oops" />
        </div>
      }
    >
      <ButtonRow>
        <ButtonLink to="/">{m.shell_return_home()}</ButtonLink>
        <ButtonLink to="/games" variant="ghost">
          {m.pages_not_found_play()}
        </ButtonLink>
      </ButtonRow>
    </NoticePage>
  )
}
