// A path on our own origin, as a type: the only thing a redirect of ours takes (redirects.server.ts). Strings from outside
// become one by `parseOwnPath`, strings of our source by `ownPath`; nothing else makes one.

declare const ownPathBrand: unique symbol

/** Path, query and fragment on our origin: starts with exactly one slash and parses to itself (WHATWG URL). */
export type OwnPath = `/${string}` & { readonly [ownPathBrand]: true }

/** Stands for our origin while parsing; RFC 6761 keeps `.invalid` from ever being a host. */
const BASE = 'https://own.invalid'
/** Characters. Longer ones are no address of ours, and would not fit a header. */
const MAX_LENGTH = 2000
/** URL parsers drop or rewrite these: whitespace and controls go, a backslash becomes a slash. */
const REWRITTEN = /[\s\\\p{Cc}]/u
/** A slash, backslash or control in disguise, for whoever decodes a path before it is read again; and empty segments. */
const DISGUISED = /\/\/|%(?:2f|5c|[01][0-9a-f]|7f)/i

/**
 * Reads a path somebody else wrote.
 * @returns its parsed form: dot segments resolved, everything encoded. null for another origin and for whatever could be
 * read as one.
 */
export function parseOwnPath(text: unknown): OwnPath | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null
  const path = normalise(text)
  return path !== null && path.length <= MAX_LENGTH ? path : null
}

/** A path of our own source, with query parameters; null ones are left out. Throws for what is none. */
export function ownPath(
  path: `/${string}`,
  params: Readonly<Record<string, string | null | undefined>> = {},
): OwnPath {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] != null)
  const search = new URLSearchParams(given).toString()
  const own = normalise(search === '' ? path : `${path}?${search}`)
  if (own === null) throw new Error('not a path of ours')
  return own
}

function normalise(text: string): OwnPath | null {
  if (!text.startsWith('/') || REWRITTEN.test(text)) return null
  const path = parsed(text)
  // Compared after parsing: "/.//host" passes for a path of ours and comes out as "//host", which is another origin.
  return path !== null && parsed(path) === path ? (path as OwnPath) : null
}

function parsed(text: string): string | null {
  if (!URL.canParse(text, BASE)) return null
  const { origin, pathname, search, hash } = new URL(text, BASE)
  return origin === BASE && !DISGUISED.test(pathname) ? pathname + search + hash : null
}

/** What is added to an address: query parameters, which replace those of the same name, and a fragment, which replaces its own. */
export interface Added {
  query?: Readonly<Record<string, string>>
  fragment?: Readonly<Record<string, string>>
}

/** `path` with more in its query, or another fragment. */
export function extendOwnPath(path: OwnPath, added: Added): OwnPath {
  const { pathname, search, hash } = withAdded(new URL(path, BASE), added)
  const own = normalise(pathname + search + hash)
  if (own === null) throw new Error('not a path of ours any more')
  return own
}

/** Changes `url` and returns it. */
export function withAdded(url: URL, { query = {}, fragment }: Added): URL {
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  if (fragment !== undefined) url.hash = new URLSearchParams(fragment).toString()
  return url
}

export const HOME = ownPath('/')

/** Where a request is: its path and query. Home for a request line that no path of ours looks like. */
export function pathOf({ url }: Pick<Request, 'url'>): OwnPath {
  const { pathname, search } = new URL(url)
  return parseOwnPath(pathname + search) ?? HOME
}
