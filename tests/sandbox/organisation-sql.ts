import { type NewOrganisation, organisationRows } from '#app/domain/accounts/internal/organisation-rows.ts'

function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** SQL that adds organisations, or replaces those of the same id; for `wrangler d1 execute`. */
export async function organisationsSql(
  cookieSecret: string | undefined,
  organisations: readonly NewOrganisation[],
): Promise<string> {
  if (!cookieSecret) throw new Error('COOKIE_SECRET is needed: it seals what is stored')
  const added = organisations.map((organisation) => organisationSql(cookieSecret, organisation))
  return (await Promise.all(added)).join('\n')
}

async function organisationSql(cookieSecret: string, added: NewOrganisation): Promise<string> {
  const { organisation, domains } = await organisationRows({ cookieSecret }, added, Date.now())
  const { id, name, issuer, clientId, clientSecret, createdAt } = organisation
  return [
    'insert or replace into organisations (id, name, issuer, client_id, client_secret, created_at)',
    `values (${[id, name, issuer, clientId, clientSecret].map(quoted).join(', ')}, ${createdAt});`,
    `delete from organisation_domains where organisation_id = ${quoted(id)};`,
    ...domains.map(
      ({ domain }) =>
        `insert or replace into organisation_domains (domain, organisation_id) values (${quoted(domain)}, ${quoted(id)});`,
    ),
  ].join('\n')
}
