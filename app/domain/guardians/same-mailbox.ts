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
}

const DOTS = /\./g

/** Sources: each provider's own help pages on aliases. */
const PROVIDERS: readonly Rules[] = [
  { domains: ['gmail.com', 'googlemail.com'], tag: '+', ignored: DOTS },
  { domains: ['icloud.com', 'me.com', 'mac.com'], tag: '+' },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], tag: '+', ignored: /[._-]/g },
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz'], tag: '+', ignored: /[.-]/g },
  { domains: ['fastmail.com', 'fastmail.fm'], tag: '+' },
  // Of these each domain holds mailboxes of its own.
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
  const [local, host] = [text.slice(0, at), text.slice(at + 1).replace(/\.$/, '')]
  const rules = PROVIDERS.find(({ domains }) => domains.includes(host))
  const plain = untagged(local, '+')
  if (!rules) return { name: plain, domain: host, isUnknown: true }
  const name = untagged(plain, rules.tag).replace(rules.ignored ?? /$^/g, '')
  return { name, domain: rules.domains[0] ?? host, isUnknown: false }
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
