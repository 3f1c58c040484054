// Addresses people guess: each leads on to the page they mean, for good.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'

const PAGES = {
  about: '/company/about-us',
  blog: '/resources/blog',
  parents: '/resources/for-parents',
  students: '/resources/for-students',
  teachers: '/resources/for-teachers',
} as const

const ADDRESSES = Object.keys(PAGES) as (keyof typeof PAGES)[]

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).pathname.replace(/^\/|(?:\.data)?\/*$/g, '')
  const known = ADDRESSES.find((address) => address === asked)
  if (known === undefined) throw new Response(null, { status: 404 })
  return redirectTo(ownPath(PAGES[known]), { status: 301 })
}
