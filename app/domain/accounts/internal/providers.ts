// Which providers there are: Google and Microsoft from the settings, and each organisation's own from the table. A
// provider's name is `google`, `microsoft` or `sso:<organisation id>`.
import { eq } from 'drizzle-orm'
import type { ProviderConfig } from '#app/platform/config.ts'
import type { AppContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/sealing.server.ts'
import { organisationDomains, organisations } from '../accounts.schema.ts'
import type { AmrMethod } from '../accounts.types.ts'
import { CLIENT_SECRET_PURPOSE } from './organisation-rows.ts'

export type SocialProvider = keyof AppContext['config']['providers']

export interface Provider {
  name: string
  config: ProviderConfig
  /** What a session by this provider says it was signed in with. */
  method: AmrMethod
  /** Lower case; an organisation vouches for addresses of these only. null: for any. */
  domains: readonly string[] | null
}

const ORGANISATION = 'sso:'

/** Clients know Microsoft as `azure`, too. */
function socialProvider(name: string): SocialProvider | null {
  if (name === 'azure') return 'microsoft'
  return name === 'google' || name === 'microsoft' ? name : null
}

/** The provider of this name, ready to be asked; null when it is unknown or not offered. */
export async function findProvider(ctx: AppContext, name: string): Promise<Provider | null> {
  if (name.startsWith(ORGANISATION)) return organisationProvider(ctx, name.slice(ORGANISATION.length))
  const social = socialProvider(name)
  const config = social && ctx.config.providers[social]
  return config ? { name: social, config, method: 'oauth', domains: null } : null
}

async function organisationProvider(ctx: AppContext, id: string): Promise<Provider | null> {
  const [[organisation], domains] = await ctx.db.batch([
    ctx.db.select().from(organisations).where(eq(organisations.id, id)),
    ctx.db.select().from(organisationDomains).where(eq(organisationDomains.organisationId, id)),
  ])
  if (!organisation) return null
  const { issuer, clientId } = organisation
  const clientSecret = await unseal(ctx.config, CLIENT_SECRET_PURPOSE, organisation.clientSecret)
  return {
    name: ORGANISATION + id,
    config: { issuer, clientId, clientSecret },
    method: 'sso/saml',
    domains: domains.map(({ domain }) => domain),
  }
}

/** The provider of the organisation that has this domain; null when none has. */
export async function findProviderOfDomain(ctx: AppContext, domain: string): Promise<Provider | null> {
  const [row] = await ctx.db
    .select({ id: organisationDomains.organisationId })
    .from(organisationDomains)
    .where(eq(organisationDomains.domain, domain.toLowerCase()))
  return row ? organisationProvider(ctx, row.id) : null
}
