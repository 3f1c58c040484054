import { and, eq, sql } from 'drizzle-orm'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import type { CardSide } from '#engine/cards/card.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { MOST_CHARACTERS, MOST_PICTURES, tidyText } from './card-limits.ts'
import { cardPictures, cards } from './flashcards.schema.ts'
import { type PictureRefusal, readPictureFile } from './picture-file.ts'

export interface KeepPictureInput {
  userId: string
  setId: string
  cardId: string
  side: CardSide
  /** null: the picture stays, and only its words change. */
  file: Uint8Array | null
  alt: string
}

/** no_alt: nobody said what it shows. */
export type KeepPictureRefusal =
  | PictureRefusal
  | 'consent_required'
  | 'no_alt'
  | 'unknown_card'
  | 'too_many_pictures'
  | 'too_many_requests'

/** Puts a picture on a side of a card, in place of the one that is there. The statement that inserts counts how many there are. */
export const keepPicture = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, setId, cardId, side, file, alt: said }: KeepPictureInput,
): Promise<Result<null, KeepPictureRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const alt = tidyText(said, MOST_CHARACTERS.alt)
  if (alt === '') return refuse('no_alt')
  const mine = and(eq(cards.id, cardId), eq(cards.setId, setId), eq(cards.userId, userId))
  const here = and(
    eq(cardPictures.cardId, cardId),
    eq(cardPictures.side, side),
    eq(cardPictures.userId, userId),
  )
  if (file === null) {
    const changed = await ctx.db
      .update(cardPictures)
      .set({ alt })
      .where(here)
      .returning({ side: cardPictures.side })
    return changed.length > 0 ? ok(null) : refuse('unknown_card')
  }
  const picture = readPictureFile(file)
  if (typeof picture === 'string') return refuse(picture)
  const { type, width, height } = picture
  const now = ctx.now()
  const base64 = btoa(Array.from(file, (byte) => String.fromCharCode(byte)).join(''))
  const [known, , kept] = await ctx.db.batch([
    ctx.db.select({ id: cards.id }).from(cards).where(mine),
    ctx.db
      .insert(cardPictures)
      .select(
        sql`select ${cardId}, ${side}, ${setId}, ${userId}, ${type}, ${width}, ${height}, ${base64}, ${alt}, ${now}
          where exists (select 1 from ${cards} where ${mine})
            and (select count(*) from card_pictures where user_id = ${userId}
              and not (card_id = ${cardId} and side = ${side})) < ${MOST_PICTURES}`,
      )
      .onConflictDoUpdate({
        target: [cardPictures.cardId, cardPictures.side],
        set: { type, width, height, file: base64, alt, changedAt: now },
      }),
    ctx.db.select({ file: cardPictures.file }).from(cardPictures).where(here),
  ])
  if (known.length === 0) return refuse('unknown_card')
  return kept[0]?.file === base64 ? ok(null) : refuse('too_many_pictures')
}
