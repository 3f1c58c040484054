// Whether two addresses end in one mailbox, as far as addresses tell: case, tags, the dots and second names that providers
// pass over. Pure, for browser and server. Rather one family too many asked for another address than a child that says yes
// to itself; only a tag after a minus is read with care, for names have hyphens too.

interface Rules {
  /** All of them are one: the first stands for the others. */
  domains: readonly string[]
  /** What begins a tag. */
  tag: '+' | '-'
  /** What the provider passes over in the name. */
  ignored?: RegExp
  /** Whether `anything@name.domain` is `name@domain`. */
  subdomains?: true
}

const DOTS = /\./g

const FASTMAIL = { tag: '+', ignored: /[_-]/g, subdomains: true } as const

/** Sources: each provider's own help pages on aliases. */
const PROVIDERS: readonly Rules[] = [
  { domains: ['gmail.com', 'googlemail.com'], tag: '+', ignored: DOTS },
  { domains: ['icloud.com', 'me.com', 'mac.com'], tag: '+' },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], tag: '+', ignored: /[._-]/g },
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz'], tag: '+', ignored: /[.-]/g },
  // https://www.fastmail.help/hc/en-us/articles/360060591053: an underscore in a name is a minus in a subdomain.
  { domains: ['fastmail.com', 'fastmail.fm'], ...FASTMAIL },
  // Of these each domain holds mailboxes of its own.
  ...[
    ...['fastmail.net', 'fastmail.org', 'fastmail.us', 'fastmail.co.uk', 'fastmail.com.au', 'fastmail.es'],
    ...['fastmail.cn', 'fastmail.in', 'fastmail.jp', 'fastmail.nl', 'fastmail.se', 'fastmail.to'],
    ...['sent.com', 'messagingengine.com'],
  ].map((name) => ({ domains: [name], ...FASTMAIL })),
  ...['outlook.com', 'hotmail.com', 'live.com', 'msn.com'].map(
    (name) => ({ domains: [name], tag: '+' }) as const,
  ),
  ...['yahoo.com', 'yahoo.fr', 'yahoo.es', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'].map(
    (name) => ({ domains: [name], tag: '-' }) as const,
  ),
]

interface Mailbox {
  /** Without a tag, and without what the provider passes over. */
  name: string
  domain: string
  /** Nothing is known of the provider: a minus may begin a tag, or belong to the name. */
  isUnknown: boolean
}

function mailboxOf(address: string): Mailbox {
  const text = address.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const given = text.slice(at + 1).replace(/\.$/, '')
  const [local, host] = outOfSubdomain(given) ?? [text.slice(0, at), given]
  const rules = PROVIDERS.find(({ domains }) => domains.includes(host))
  const plain = untagged(local, '+')
  if (!rules) return { name: plain, domain: host, isUnknown: true }
  const name = untagged(plain, rules.tag).replace(rules.ignored ?? /$^/g, '')
  return { name, domain: rules.domains[0] ?? host, isUnknown: false }
}

/** The name and the domain of a mailbox that is written as a subdomain of its provider's; null for every other host. */
function outOfSubdomain(host: string): [name: string, domain: string] | null {
  for (const { domains, subdomains } of PROVIDERS) {
    const domain = subdomains && domains.find((candidate) => host.endsWith(`.${candidate}`))
    if (domain)
      return [
        host
          .slice(0, -domain.length - 1)
          .split('.')
          .at(-1) ?? '',
        domain,
      ]
  }
  return null
}

/** The domains below which the mailbox of this address has further addresses, one for each word before the `@`; mostly none. */
export function subdomainParents(address: string): readonly string[] {
  const { domain } = mailboxOf(address)
  const rules = PROVIDERS.find(({ domains, subdomains }) => subdomains && domains.includes(domain))
  return rules?.domains ?? []
}

function untagged(local: string, tag: string): string {
  const at = local.indexOf(tag)
  return at > 0 ? local.slice(0, at) : local
}

export function isSameMailbox(one: string, other: string): boolean {
  const [a, b] = [mailboxOf(one), mailboxOf(other)]
  if (a.domain !== b.domain) return false
  if (a.name === b.name) return true
  return a.isUnknown && (b.name.startsWith(`${a.name}-`) || a.name.startsWith(`${b.name}-`))
}

/** The address in its plainest form; for looking up whose it is, beside the address itself. */
export function plainAddress(address: string): string {
  const { name, domain } = mailboxOf(address)
  return `${name}@${domain}`
}
