// Every path the route table does not know: some have another address, the rest are not there.
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { NotFoundPage } from '#app/ui/shell/not-found-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.pages_not_found_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

/** What people type and other sites link to, and where it is. */
const ELSEWHERE: Readonly<Record<string, OwnPath>> = {
  '/blog': ownPath('/resources/blog'),
  '/about': ownPath('/company/about-us'),
  '/about-us': ownPath('/company/about-us'),
  '/students': ownPath('/resources/for-students'),
  '/parents': ownPath('/resources/for-parents'),
  '/teachers': ownPath('/resources/for-teachers'),
  '/faq': ownPath('/resources/blog', { faq: '1' }),
  '/privacy-policy': ownPath('/company/privacy-policy'),
  '/terms-of-service': ownPath('/company/terms-of-service'),
  '/plans': ownPath('/pricing'),
  '/login': ownPath('/auth'),
  '/sign-in': ownPath('/auth'),
  '/sign-up': ownPath('/auth', { tab: 'signup' }),
}

export function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.replace(/\/+$/, '').toLowerCase()
  const elsewhere = Object.hasOwn(ELSEWHERE, path) ? ELSEWHERE[path] : undefined
  if (elsewhere !== undefined) throw redirectTo(elsewhere, { status: 301 })
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundPage />
}
