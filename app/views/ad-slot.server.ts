// Which of our own messages stands in a page's slot. They are for people on Free: a plan, a trial or a pass that runs ends
// them (spec 000, sections 6 and 9). None are for children: not on pages for grades K-8, not to a child's account.
// Decided here, on every read; a browser is only sent what it shows.

import { type Holder, readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { readHolder } from '#app/request/buyer.server.ts'
import type { HouseAdProps } from '#app/ui/house-ad.tsx'
import { passEnded } from '#app/words/passes.ts'
import type { Band } from '#engine/core/bands.ts'
import { hasAds } from './ad-grades.ts'

export interface AdSlot {
  /** null: whoever looks has no ads. */
  ad: HouseAdProps | null
  /** While a pass keeps ads away: when it ends, by the server's clock, and what is said then. */
  pass: { now: number; endsAt: number; says: string } | null
}

const DAY_MS = 86_400_000

/**
 * What the slot of a page holds. A right that cannot be read counts as one: nobody who paid sees an ad by mistake.
 *
 * @param grade the page is written for
 */
export async function readAdSlot(request: Request, ctx: RequestContext, grade: Band): Promise<AdSlot> {
  const now = ctx.now()
  try {
    const holder = await readHolder(request, ctx)
    const held = holder && (await readEntitlements(ctx, holder))
    if (!held?.features.has('no-ads'))
      return { ad: (await isForChild(ctx, holder, grade)) ? null : adOf(now), pass: null }
    const last = [...held.passes].sort((a, b) => b.endsAt - a.endsAt)[0]
    return { ad: null, pass: last ? { now, endsAt: last.endsAt, says: passEnded(last.level) } : null }
  } catch (error) {
    ctx.log.error('reading entitlements for the ad slot failed', errorFields(error))
    return { ad: null, pass: null }
  }
}

async function isForChild(ctx: RequestContext, holder: Holder | null, grade: Band): Promise<boolean> {
  if (!hasAds(grade)) return true
  if (holder === null || !('userId' in holder)) return false
  return isChild((await readOwnStanding(ctx, holder.userId)).standing)
}

/** A game, one a day, the same for every visitor: not random. */
function adOf(now: number): HouseAdProps {
  const ad = ADS[Math.floor(now / DAY_MS) % ADS.length] ?? ADS[0]
  const { title, text, action, to, art } = ad
  return {
    mark: m.store_ad_mark({ product: PRODUCT_NAME }),
    title: title(),
    text: text(),
    action: action(),
    to,
    art,
  }
}

/** Children read them: games to play, nothing to buy. */
const ADS = [
  {
    to: '/games/mathmaze',
    art: 'maze',
    title: m.store_ad_maze_title,
    text: m.store_ad_maze_text,
    action: m.store_ad_maze_go,
  },
  {
    to: '/games/word-works',
    art: 'quill',
    title: m.store_ad_words_title,
    text: m.store_ad_words_text,
    action: m.store_ad_words_go,
  },
  {
    to: '/games/science-explorer',
    art: 'magnifier',
    title: m.store_ad_science_title,
    text: m.store_ad_science_text,
    action: m.store_ad_science_go,
  },
] as const
