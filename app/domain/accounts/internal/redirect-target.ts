// Where a link or a provider may lead back to: our own origin, or an address of the allow list; anything else becomes
// our own front page without a word (supabase/auth does the same).
import type { AppContext, Config } from '#app/context.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `*` stands for anything but a dot or slash, `**` for anything. */
function globToRegExp(glob: string): RegExp {
  const pattern = glob
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((literal) => literal.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^./]*'),
    )
    .join('.*')
  return new RegExp(`^${pattern}$`)
}

function isAllowed(config: Config, url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false
  const site = new URL(config.siteUrl)
  // Not by `origin`: that of a blob: address is the one inside it.
  if (url.protocol === site.protocol && url.host === site.host) return true
  const webPage = url.protocol === 'http:' || url.protocol === 'https:'
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
  return config.redirectAllowList.some((glob) => globToRegExp(glob).test(bare))
}

/** `asked` when it is allowed, else our own site's address. Relative paths are ours. */
export function safeRedirect(ctx: Pick<AppContext, 'config'>, asked: string | null | undefined): string {
  const { siteUrl } = ctx.config
  if (!asked || /[\s\\]/.test(asked) || !URL.canParse(asked, siteUrl)) return siteUrl
  const url = new URL(asked, siteUrl)
  return isAllowed(ctx.config, url) ? url.href : siteUrl
}
