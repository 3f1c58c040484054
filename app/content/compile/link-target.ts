const INTERNAL = /^\/(?![/\\])[\w\-./?=&#]*$/
const ANCHOR = /^#[a-z][a-z0-9-]*$/

/** A link's address as it may stand in a page: a path of ours, an anchor, https or mailto; null for anything else. */
export function linkTarget(url: string): string | null {
  if (INTERNAL.test(url) || ANCHOR.test(url)) return url
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: '' }
  return protocol === 'https:' || protocol === 'mailto:' ? url : null
}
