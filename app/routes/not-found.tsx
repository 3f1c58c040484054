// Every path the route table does not know.
import { data, type MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { NotFoundPage } from '#app/ui/shell/not-found-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.pages_not_found_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundPage />
}
