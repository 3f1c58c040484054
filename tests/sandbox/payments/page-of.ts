import { invalid } from './fault.ts'

const USUAL = 10
const MOST = 100

/** One page of a list, newest first. Source: https://docs.stripe.com/api/pagination */
export function pageOf<Item extends { id: string }>(items: readonly Item[], url: URL) {
  const limit = Number(url.searchParams.get('limit') ?? USUAL)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw invalid('This value must be between 1 and 100', { param: 'limit' })
  const after = url.searchParams.get('starting_after')
  const from = after === null ? 0 : items.findIndex(({ id }) => id === after) + 1
  if (after !== null && from === 0)
    throw invalid(`No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' })
  return {
    object: 'list' as const,
    data: items.slice(from, from + limit),
    has_more: items.length > from + limit,
    url: url.pathname,
  }
}

/** What a request wants expanded: `expand[]=data.invoice` and `expand[0]=data.invoice` alike. */
export function expanded(url: URL): ReadonlySet<string> {
  return new Set([...url.searchParams].filter(([name]) => name.startsWith('expand[')).map(([, path]) => path))
}
