import { readForecast } from '#app/domain/flashcards/read-forecast.server.ts'
import { readSets } from '#app/domain/flashcards/read-sets.server.ts'
import { STARTER_IDS, STARTER_SETS } from '#app/domain/flashcards/starter-sets.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { STARTER_WORDS, USUAL_SECONDS } from '#app/views/study-cards.server.ts'
import { drawForecast, type Forecast } from './draw-forecast.server.tsx'

/** A set as its stack of cards shows it. */
export interface ShelfSet {
  readonly id: string
  readonly title: string
  readonly about: string
  /** null: somebody's own set, which has no picture. */
  readonly art: 'cards-math' | 'cards-science' | null
  readonly cards: number
  /** Questions its cards ask; of these `known` are learned. */
  readonly faces: number
  readonly known: number
}

export interface CardShelf {
  readonly isGuest: boolean
  readonly sets: readonly ShelfSet[]
  /** null: nothing comes back within the week. */
  readonly forecast: Forecast | null
}

const ART = { 'math-formulas': 'cards-math', 'science-terms': 'cards-science' } as const

/** The sets on the tab of flashcards. */
export async function readCardShelf(request: Request, ctx: AppContext): Promise<CardShelf> {
  const userId = (await readSignedIn(request, ctx))?.account.id ?? null
  const [found, days] =
    userId === null ? [null, []] : await Promise.all([readSets(ctx, userId), readForecast(ctx, userId)])
  const starters = STARTER_IDS.map((id) => ({
    id,
    title: STARTER_WORDS[id].title(),
    about: STARTER_WORDS[id].about(),
    art: ART[id],
    cards: STARTER_SETS[id],
    faces: STARTER_SETS[id],
    known: found?.known.get(id) ?? 0,
  }))
  const own = found?.own.map(({ subtitle, ...set }) => ({
    ...set,
    about: subtitle,
    art: null,
    known: Math.min(set.faces, found.known.get(set.id) ?? 0),
  }))
  return {
    isGuest: userId === null,
    sets: [...(own ?? []), ...starters],
    forecast: drawForecast(days, { locale: ctx.caller.locale, secondsEach: USUAL_SECONDS }),
  }
}
