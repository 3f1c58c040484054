import { useEffect, useState } from 'react'
import { signsOf } from '#app/stage/practice/words-context.ts'
import type { MissedView } from '#app/views/missed-cards.server.ts'
import type { Language } from '#engine/core/languages.ts'
import { exerciseCard } from '#engine/curriculum/exercise-card.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'

export interface MissedCard {
  readonly source: string
  readonly front: string
  readonly back: string
  /** Of its skill. */
  readonly name: string
}

/** No part of the server's build. */
async function loadInBrowser(areas: readonly string[], language: Language) {
  if (import.meta.env.SSR) throw new Error('cards are made in the browser')
  const { loadPractice } = await import('#app/stage/practice/load-practice.ts')
  return loadPractice(areas, language)
}

/** The missed questions that a card can hold; null until their words are here. `isBroken`: they did not come. */
export function useMissedCards({ missed, areas, names, language }: MissedView) {
  const [cards, setCards] = useState<readonly MissedCard[] | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try
  useEffect(() => {
    let isCurrent = true
    loadInBrowser(areas, language).then(
      ({ generators, words }) => {
        const reader = { words, signs: signsOf(language) }
        const made = missed.flatMap(({ source, exercise }) => {
          const drawn = makeExercise(generators, exercise)
          const sides = drawn.ok ? exerciseCard(drawn.value, reader) : null
          return sides ? [{ source, ...sides, name: names[exercise.skill] ?? '' }] : []
        })
        if (isCurrent) setCards(made)
      },
      () => isCurrent && setIsBroken(true),
    )
    return () => {
      isCurrent = false
    }
  }, [missed, areas, names, language, tries])

  function again() {
    setIsBroken(false)
    setTries(tries + 1)
  }
  return { cards, isBroken, again }
}
