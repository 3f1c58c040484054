import { eq } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { organisationDomains, organisations } from './accounts.schema.ts'
import { type NewOrganisation, organisationRows } from './internal/organisation-rows.ts'

/**
 * Lets an organisation's people sign in at its own OpenID provider; with a known id it replaces what was there. Whoever
 * calls this has made sure that the organisation owns its domains: its provider is believed about their addresses.
 */
export async function addOrganisation(ctx: AppContext, added: NewOrganisation): Promise<void> {
  const { organisation, domains } = await organisationRows(ctx.config, added, ctx.now())
  const { createdAt, id, ...changes } = organisation
  await runBatch(ctx.db, [
    ctx.db
      .insert(organisations)
      .values(organisation)
      .onConflictDoUpdate({ target: organisations.id, set: changes }),
    ctx.db.delete(organisationDomains).where(eq(organisationDomains.organisationId, id)),
    ...domains.map((domain) => ctx.db.insert(organisationDomains).values(domain)),
  ])
}
