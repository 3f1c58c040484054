// The route table as tests ask about it: whether a path is a page of ours.
import routes from '#app/routes.ts'

const PATTERNS = routes
  .flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]))
  .map((path) => new RegExp(`^/${path.replace(/:[^/]+/g, '[^/]+')}$`))

/** Whether a link of ours (query and anchor are ignored) has a route of its own, not the page for what is not found. */
export function leadsSomewhere(to: string): boolean {
  const path = to.replace(/[?#].*$/, '')
  return path === '/' || PATTERNS.some((pattern) => pattern.test(path))
}
