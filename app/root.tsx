// The document around every page: level and mode on <html> from the first byte, then header, page, footer.
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import '#app/ui/theme/fonts.css'
import '#app/ui/theme/tokens.css'
import '#app/ui/theme/paper.css'
import '#app/ui/theme/base.css'
import '#app/hydration/pressed.css'
import { PRESS_SCRIPT } from '#app/hydration/press-script.ts'
import { replayPresses } from '#app/hydration/replay-presses.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { readPreferenceCookies } from '#app/preferences/read-preference-cookies.ts'
import { readFlash } from '#app/request/flash.server.ts'
import { NonceContext } from '#app/request/nonce.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { ArtFilters } from '#app/ui/art/art-filters.tsx'
import { ErrorPage } from '#app/ui/shell/error-page.tsx'
import { errorTitle } from '#app/ui/shell/error-title.ts'
import { FlashToasts } from '#app/ui/shell/flash-toasts.tsx'
import { Footer } from '#app/ui/shell/footer.tsx'
import { Header } from '#app/ui/shell/header.tsx'
import { OverdueBanner } from '#app/ui/shell/overdue-banner.tsx'
import { preloadedFaces } from '#app/ui/theme/fonts.ts'
import { Toaster } from '#app/ui/toast/toaster.tsx'
import { readShellPlan } from '#app/views/plan-status.server.ts'
import { readShellStanding } from '#app/views/shell-standing.server.ts'
import { viewerForShell } from '#app/views/viewer.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { m } from './i18n/generated/messages.ts'
import { BASE_LOCALE } from './i18n/locales.ts'
import { messageImportMap } from './i18n/message-assets.ts'
import { BOOT_SCRIPT } from './preferences/boot-script.ts'
import { useGradeDefault } from './preferences/use-grade-default.ts'
import { type RootData, useMode, useThemeLevel } from './preferences/use-preferences.ts'
import { pageHead } from './seo/page-head.server.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** For pages that have no title of their own: those that failed. */
export const meta: MetaFunction = ({ error }) => [
  { title: `${errorTitle(statusOf(error))} – ${PRODUCT_NAME}` },
]

const NO_PLAN = { tier: 'free', overdue: null } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { flashes, clear } = readFlash(request)
  const viewer = await readViewer(request, context)
  const { tier, overdue } = viewer ? await readShellPlan(context, viewer.account.id) : NO_PLAN
  const standing = viewer && (await readShellStanding(context, viewer.account.id))
  const root: RootData = {
    locale: context.locale,
    origin: context.config.siteUrl,
    head: pageHead(new URL(request.url), context.config.siteUrl, context.locale),
    preferences: readPreferenceCookies(request),
    requestId: context.requestId,
    year: new Date(context.now()).getUTCFullYear(),
    hasWritingModel: context.writingModel !== null,
    viewer: await viewerForShell(viewer, { plan: PLAN_NAMES[tier](), overdue, standing }),
    flashes,
  }
  return data(root, clear === null ? {} : { headers: { 'Set-Cookie': clear } })
}

/**
 * Choices live in the browser once it runs: no page change needs them from the server again. A form may have signed
 * someone in or out, or left something to be said.
 */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const nonce = useContext(NonceContext)
  const [themeLevel] = useThemeLevel()
  const [mode] = useMode()
  const locale = root?.locale ?? BASE_LOCALE
  // Tells the journeys that a press now does what a person means.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
    void replayPresses()
  }, [])
  return (
    <html lang={locale} data-level={themeLevel} data-mode={mode} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before the first paint; the browser's code need not carry it again
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${BOOT_SCRIPT};${PRESS_SCRIPT}` : '' }}
        />
        {/* Before any module is fetched. */}
        {messageImportMap(locale) && (
          <script
            type="importmap"
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: built of our own constants
            dangerouslySetInnerHTML={{ __html: messageImportMap(locale) ?? '' }}
          />
        )}
        <Meta />
        <Links />
        {/* After the stylesheets: text is drawn in a fallback of the same size until its face is there. */}
        {preloadedFaces(themeLevel, locale).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        <ArtFilters />
        <Header />
        {root?.viewer?.overdue && <OverdueBanner overdue={root.viewer.overdue} />}
        <FlashToasts flashes={root?.flashes ?? []} />
        {children}
        <Footer year={root?.year ?? new Date().getUTCFullYear()} />
        <Toaster dismissLabel={m.shell_toast_dismiss()} regionLabel={m.shell_toast_region()} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  const { pathname, hash } = useLocation()
  useGradeDefault(pathname)
  // Not when the page wakes up: whoever has scrolled or pressed by then stays where they are.
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    if (hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
    else document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [pathname, hash])
  return <Outlet />
}

/** HTTP status of what a loader, an action or a component threw. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

export function ErrorBoundary() {
  const error = useRouteError()
  const root = useRouteLoaderData<RootData>('root')
  return <ErrorPage status={statusOf(error)} {...(root ? { requestId: root.requestId } : {})} />
}
