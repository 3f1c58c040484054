// Where a link or a provider may lead back to: our own origin, or an address of the allow list; anything else becomes
// our own front page without a word (supabase/auth does the same).

import type { Config } from '#app/platform/config.ts'
import type { AppContext } from '#app/platform/context.ts'
import { HOME, parseOwnPath } from '#app/request/own-path.ts'
import { trustedUrl } from '#app/request/trusted-url.ts'
import type { ReturnAddress } from '../return-address.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const FRONT_PAGE: ReturnAddress = { kind: 'own', path: HOME }
const MAX_LENGTH = 2000

/** `*` and `**` of a glob become the two patterns; the rest stands for itself. */
function globToPattern(glob: string, star: string, twoStars: string): string {
  return glob
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((literal) => literal.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join(star),
    )
    .join(twoStars)
}

/**
 * `*` stands for anything but a dot or slash, `**` for anything. Scheme and host are matched apart from the path: no star of a
 * host reaches into a path, and none stands for a scheme.
 */
function matches(glob: string, bare: string): boolean {
  const [, scheme, host = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)(.*)$/s.exec(glob) ?? []
  if (scheme === undefined) return false
  const pattern =
    scheme + globToPattern(host, '[^./?#@:]*', '[^/?#@:]*') + globToPattern(path, '[^./]*', '.*')
  return new RegExp(`^${pattern}$`, 's').test(bare)
}

function isListed(config: Config, url: URL): boolean {
  const site = new URL(config.siteUrl)
  const webPage = url.protocol === 'http:' || url.protocol === 'https:'
  // Other ports of the machine a developer works on: not our pages, but theirs.
  if (
    webPage &&
    url.protocol === site.protocol &&
    url.hostname === site.hostname &&
    LOOPBACK.has(site.hostname)
  )
    return true
  // Addresses in numbers lead who knows where.
  if (webPage && (/^[\d.]+$/.test(url.hostname) || url.hostname.startsWith('['))) return false
  const bare = url.href.split('#')[0] ?? ''
  return config.redirectAllowList.some((glob) => matches(glob, bare))
}

/** `asked` when it is allowed, else our front page. Relative paths are ours. */
export function readReturnAddress(
  { config }: Pick<AppContext, 'config'>,
  asked: string | null | undefined,
): ReturnAddress {
  const { siteUrl } = config
  if (!asked || asked.length > MAX_LENGTH || /[\s\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, siteUrl))
    return FRONT_PAGE
  const url = new URL(asked, siteUrl)
  const site = new URL(siteUrl)
  if (url.username !== '' || url.password !== '') return FRONT_PAGE
  // Not by `origin`: that of a blob: address is the one inside it.
  if (url.protocol === site.protocol && url.host === site.host) {
    const path = parseOwnPath(url.pathname + url.search + url.hash)
    return path === null ? FRONT_PAGE : { kind: 'own', path }
  }
  return isListed(config, url) ? { kind: 'listed', url: trustedUrl(url.href) } : FRONT_PAGE
}

/** As it is stored, and written into the links of mails; `readReturnAddress` reads it again. */
export function returnHref({ config }: Pick<AppContext, 'config'>, back: ReturnAddress): string {
  if (back.kind === 'listed') return back.url
  return back.path === HOME ? config.siteUrl : config.siteUrl + back.path
}
