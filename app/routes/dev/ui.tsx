// The component page, for developers only: every part of app/ui in one notebook at a time, `?level=&mode=` picks which.
// Its words are English and written here, not in the catalogues: nobody but us reads them. Production answers 404.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useSearchParams } from '@remix-run/react'
import { useLayoutEffect } from 'react'
import { Band } from '#app/ui/band.tsx'
import { ArtGallery } from '#app/ui/gallery/art-gallery.tsx'
import { CardGallery } from '#app/ui/gallery/card-gallery.tsx'
import { ControlGallery } from '#app/ui/gallery/control-gallery.tsx'
import { FeedbackGallery } from '#app/ui/gallery/feedback-gallery.tsx'
import { TokenGallery } from '#app/ui/gallery/token-gallery.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { isThemeLevel, THEME_LEVELS } from '#app/ui/theme/theme-level.ts'
import { Wrap } from '#app/ui/wrap.tsx'

const MODES = ['light', 'dark'] as const

export const meta: MetaFunction = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]

export function loader({ context }: LoaderFunctionArgs): null {
  if (context.config.environment !== 'development') throw new Response(null, { status: 404 })
  return null
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect

/** Draws the whole document in another notebook while this page is open. */
function useNotebook(level: string, mode: string): void {
  useIsomorphicLayoutEffect(() => {
    const { dataset } = document.documentElement
    const before = { level: dataset['level'] ?? 'default', mode: dataset['mode'] ?? 'system' }
    dataset['level'] = level
    dataset['mode'] = mode
    return () => {
      dataset['level'] = before.level
      dataset['mode'] = before.mode
    }
  }, [level, mode])
}

export default function ComponentPage() {
  const [search] = useSearchParams()
  const asked = search.get('level')
  const level = isThemeLevel(asked) ? asked : 'default'
  const mode = search.get('mode') === 'dark' ? 'dark' : 'light'
  useNotebook(level, mode)

  return (
    <Page>
      <Band tight>
        <Wrap>
          <h1>Components</h1>
          <nav className="gallery-nav" aria-label="Notebooks">
            {MODES.map((otherMode) => (
              <ul className="button-row" key={otherMode}>
                {THEME_LEVELS.map((other) => (
                  <li key={other}>
                    <Link
                      className="gallery-link"
                      to={`?level=${other}&mode=${otherMode}`}
                      aria-current={other === level && otherMode === mode ? 'page' : undefined}
                    >
                      {other}, {otherMode}
                    </Link>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
        </Wrap>
      </Band>
      <ArtGallery />
      <ControlGallery />
      <CardGallery />
      <FeedbackGallery />
      <TokenGallery />
    </Page>
  )
}
