// Whom a signed-in grown-up buys for (?for=): themself, or a child they look after.
import { readChildNames } from '#app/domain/guardians/read-child-names.server.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'

export interface PayableChild {
  id: string
  name: string
}

export interface PayingFor {
  /** Empty for everybody but a guardian with linked children. */
  children: PayableChild[]
  /** null: themself. */
  chosen: PayableChild | null
}

/** @param userId null: a visitor @param wanted as the address says it; an id that is none of their children counts as none */
export async function readPayingFor(
  ctx: AppContext,
  userId: string | null,
  wanted: string | null,
): Promise<PayingFor> {
  if (userId === null || (await readOwnStanding(ctx, userId)).standing !== 'grown_up')
    return { children: [], chosen: null }
  const children = (await readChildNames(ctx, userId)).map(({ id, displayName }) => ({
    id,
    name: displayName ?? m.family_nameless_child(),
  }))
  return { children, chosen: children.find(({ id }) => id === wanted) ?? null }
}
