import type { Config } from '#app/platform/config.ts'
import { seal } from '#app/platform/sealing.server.ts'

export const CLIENT_SECRET_PURPOSE = "organisation's client secret"

export interface NewOrganisation {
  id: string
  name: string
  /** Of the organisation's own OpenID provider. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Email domains the organisation owns: "school.example". */
  domains: readonly string[]
}

/** An organisation as it is stored: its secret sealed, its domains in lower case. */
export async function organisationRows(
  config: Pick<Config, 'cookieSecret'>,
  organisation: NewOrganisation,
  now: number,
) {
  const { domains, clientSecret, ...plain } = organisation
  return {
    organisation: {
      ...plain,
      clientSecret: await seal(config, CLIENT_SECRET_PURPOSE, clientSecret),
      createdAt: now,
    },
    domains: domains.map((domain) => ({ domain: domain.toLowerCase(), organisationId: organisation.id })),
  }
}
