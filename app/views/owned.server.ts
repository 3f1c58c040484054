// What someone has bought as games and notebooks show it, with the words in the reader's language.
import type { RequestContext } from '#app/context.ts'
import type { Entitlements } from '#app/domain/access/entitlements.ts'
import { extraLevelsOf, gameEntitlements } from '#app/domain/play/entitlements.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { BoostLine, Owned } from '#app/stage/owned.ts'

export function viewOwned(ctx: RequestContext, rights: Entitlements, gameId: string): Owned {
  const { locale } = ctx
  const number = new Intl.NumberFormat(locale)
  const extraLevels = extraLevelsOf(gameEntitlements(rights), gameId)
  const levels = number.format(extraLevels)
  return {
    extraLevels,
    levelsLine: extraLevels > 0 ? m.access_owned_levels({ levels }, { locale }) : null,
    boost: viewBoost(ctx, rights),
    voices: rights.voices > 0 ? viewVoices(ctx, rights.voices) : null,
  }
}

/** null while no boost runs. */
export function viewBoost({ locale }: RequestContext, { boostEndsAt }: Entitlements): BoostLine | null {
  return boostEndsAt === null ? null : { label: m.access_owned_boost({}, { locale }), endsAt: boostEndsAt }
}

function viewVoices({ locale }: RequestContext, most: number): Owned['voices'] {
  const number = new Intl.NumberFormat(locale)
  const inLocale = { locale }
  const held = number.format(most)
  const few = Array.from({ length: most - 1 }, (_, count) =>
    m.access_voice_few({ most: held, count: number.format(count + 1) }, inLocale),
  )
  return {
    most,
    words: {
      title: m.access_voice_title({}, inLocale),
      own: m.access_voice_own({}, inLocale),
      sample: m.access_voice_sample({}, inLocale),
      missing: [m.access_voice_none({ most: held }, inLocale), ...few],
    },
  }
}
