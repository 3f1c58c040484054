// The route table as tests ask about it: whether a path is a page of ours.
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '#app/routes.ts'

/** A layout has no path, and pages below it. Ours are whole paths: no page lies below one that has a path itself. */
const pagesOf = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children === undefined ? [entry] : pagesOf(entry.children)))

const PATTERNS = pagesOf(routes)
  .flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]))
  .map((path) => new RegExp(`^/${path.replace(/:[^/]+/g, '[^/]+')}$`))

/** Whether a link of ours (query and anchor are ignored) has a route of its own, not the page for what is not found. */
export function leadsSomewhere(to: string): boolean {
  const path = to.replace(/[?#].*$/, '')
  return path === '/' || PATTERNS.some((pattern) => pattern.test(path))
}
