// Sets of cards as pages show them: the starter sets in the reader's language, with what the viewer remembers of them.
import { readMemories } from '#app/domain/flashcards/read-memories.server.ts'
import { readOwnStudy } from '#app/domain/flashcards/read-own-study.server.ts'
import { readPace } from '#app/domain/flashcards/read-pace.server.ts'
import { isStarterSet, type StarterSet } from '#app/domain/flashcards/starter-sets.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Card, Face } from '#engine/cards/card.ts'
import type { Memory } from '#engine/cards/schedule.ts'

/** Front and back of each card, by language and set. */
const FILES = import.meta.glob<Readonly<Record<StarterSet, readonly (readonly [string, string])[]>>>(
  '../content/starter-cards/*.json',
  { eager: true, import: 'default' },
)

export const STARTER_WORDS = {
  'math-formulas': { title: m.tools_set_math, about: m.tools_set_math_about },
  'science-terms': { title: m.tools_set_science, about: m.tools_set_science_about },
} as const satisfies Record<StarterSet, unknown>

function starterCards(set: StarterSet, locale: Locale): Card[] {
  const cards = FILES[`../content/starter-cards/${locale}.json`]?.[set]
  if (!cards) throw new Error(`there are no starter cards in ${locale}`)
  return cards.map(([front, back], index) => ({ id: String(index + 1), front, back, reverse: false }))
}

/** Until somebody has shown how fast they are. */
export const USUAL_SECONDS = 10

export interface StudyView {
  readonly set: { readonly id: string; readonly title: string }
  readonly faces: readonly { cardId: string; face: Face; card: Card; memory: Memory | null }[]
  readonly secondsEach: number
}

/** What there is to study in a set; null: there is no such set, or it is somebody else's. */
export async function readStudyView(
  ctx: AppContext,
  { setId, userId }: { setId: string; userId: string | null },
): Promise<StudyView | null> {
  const pace = userId === null ? null : await readPace(ctx, userId)
  const secondsEach = pace ?? USUAL_SECONDS
  if (isStarterSet(setId)) return { ...(await readStarterStudy(ctx, setId, userId)), secondsEach }
  const own = userId === null ? null : await readOwnStudy(ctx, { userId, setId })
  return own && { set: { id: setId, title: own.title }, faces: own.faces, secondsEach }
}

async function readStarterStudy(ctx: AppContext, setId: StarterSet, userId: string | null) {
  const known = userId === null ? [] : await readMemories(ctx, { userId, setId })
  const memories = new Map(known.map(({ cardId, face: _, ...memory }) => [cardId, memory]))
  return {
    set: { id: setId, title: STARTER_WORDS[setId].title() },
    faces: starterCards(setId, ctx.caller.locale).map((card) => ({
      cardId: card.id,
      face: 'front' as const,
      card,
      memory: memories.get(card.id) ?? null,
    })),
  }
}
