import { and, eq, sql } from 'drizzle-orm'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Card, facesOf } from '#engine/cards/card.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { MOST_CARDS_A_SET, MOST_CARDS_AT_ONCE, MOST_CHARACTERS, tidyText } from './card-limits.ts'
import { cardSets, cards } from './flashcards.schema.ts'
import { mostOwnCards } from './internal/most-own-cards.ts'

export interface AddCardsInput {
  userId: string
  setId: string
  /** Their ids are unguessable; sent again, they name the same cards. Of one `source` there is one card. */
  cards: readonly (Card & { readonly source?: string })[]
}

/** no_text: no card has a front. too_many_cards: the plan or the set holds no more; nothing was added. */
export type AddCardsRefusal =
  | 'consent_required'
  | 'no_text'
  | 'unknown_set'
  | 'too_many_cards'
  | 'too_many_requests'

export interface CardsAdded {
  readonly added: number
  /** Of those sent that have a front. */
  readonly of: number
}

/**
 * Adds cards at the end of a set, as many as the plan still has room for, in their order. The statement that inserts counts
 * what is there, so that no two calls at once get past the limit.
 */
export const addCards = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, setId, cards: sent }: AddCardsInput,
): Promise<Result<CardsAdded, AddCardsRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const rows = sent.slice(0, MOST_CARDS_AT_ONCE).flatMap(({ id, reverse, source = null, ...text }) => {
    const front = tidyText(text.front, MOST_CHARACTERS.side)
    const back = tidyText(text.back, MOST_CHARACTERS.side)
    return front === ''
      ? []
      : [{ id, front, back, reverse: Number(reverse), faces: facesOf({ front, reverse }).length, source }]
  })
  if (rows.length === 0) return refuse('no_text')
  const most = await mostOwnCards(ctx, userId)
  const now = ctx.now()
  const json = JSON.stringify(rows)
  const of = (key: string) => sql`json_extract(value, ${`$.${key}`})`
  const isMine = and(eq(cardSets.id, setId), eq(cardSets.userId, userId))
  const [sets, , there] = await ctx.db.batch([
    ctx.db.select({ id: cardSets.id }).from(cardSets).where(isMine),
    ctx.db
      .insert(cards)
      .select(
        sql`select ${of('id')}, ${setId}, ${userId}, ${of('front')}, ${of('back')}, ${of('reverse')}, ${of('faces')},
            key + 1 + coalesce((select max(position) from cards where set_id = ${setId}), 0), ${now}, ${now}, ${of('source')}
          from json_each(${json})
          where exists (select 1 from ${cardSets} where ${isMine})
            and key < ${most} - (select count(*) from cards where user_id = ${userId})
            and key < ${MOST_CARDS_A_SET} - (select count(*) from cards where set_id = ${setId})`,
      )
      .onConflictDoNothing(),
    ctx.db
      .select({ id: cards.id })
      .from(cards)
      .where(
        and(
          eq(cards.userId, userId),
          sql`((${cards.setId} = ${setId} and ${cards.id} in (select ${of('id')} from json_each(${json})))
            or ${cards.source} in (select ${of('source')} from json_each(${json})))`,
        ),
      ),
  ])
  if (sets.length === 0) return refuse('unknown_set')
  return there.length > 0 ? ok({ added: there.length, of: rows.length }) : refuse('too_many_cards')
}
