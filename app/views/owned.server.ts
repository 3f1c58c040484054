// What someone has bought as games and notebooks show it, with the words in the reader's language.
import type { Entitlements } from '#app/domain/access/entitlements.ts'
import { extraLevelsOf, gameEntitlements } from '#app/domain/play/entitlements.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { BoostLine, Owned } from '#app/stage/owned.ts'

export function viewOwned(rights: Entitlements, gameId: string): Owned {
  const number = numberFormat(currentLocale())
  const extraLevels = extraLevelsOf(gameEntitlements(rights), gameId)
  const levels = number.format(extraLevels)
  return {
    extraLevels,
    levelsLine: extraLevels > 0 ? m.access_owned_levels({ levels }) : null,
    boost: viewBoost(rights),
    voices: rights.voices > 0 ? viewVoices(rights.voices) : null,
    arFilters: rights.arFilters,
  }
}

/** null while no boost runs. */
export function viewBoost({ boostEndsAt }: Entitlements): BoostLine | null {
  return boostEndsAt === null ? null : { label: m.access_owned_boost(), endsAt: boostEndsAt }
}

function viewVoices(most: number): Owned['voices'] {
  const number = numberFormat(currentLocale())
  const held = number.format(most)
  const few = Array.from({ length: most - 1 }, (_, count) =>
    m.access_voice_few({ most: held, count: number.format(count + 1) }),
  )
  return {
    most,
    words: {
      title: m.access_voice_title(),
      own: m.access_voice_own(),
      sample: m.access_voice_sample(),
      missing: [m.access_voice_none({ most: held }), ...few],
    },
  }
}
