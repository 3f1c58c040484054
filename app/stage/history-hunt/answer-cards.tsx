// What can be answered about the held artefact: cards before it, gaps on the ribbon, or the digits of a year.
import { useMemo, useState } from 'react'
import { Model } from '../ar/drawn.tsx'
import { useAhead } from '../ar/use-ahead.ts'
import { answersAhead } from './answers-ahead.ts'
import { bakeGaps, gapSpots } from './bake-gaps.ts'
import { CardSet, useSmallPicture } from './card-set.tsx'
import { choiceCards } from './choice-cards.ts'
import { choicesOf } from './choices.ts'
import type { HuntSceneProps } from './hunt-play.ts'
import { nearest } from './layout.ts'
import { type Held, heldOf, stepOf, thingOf } from './step.ts'
import { type Era, readYear } from './year.ts'
import { FIRST_DIGITS, yearCards } from './year-cards.ts'

export function AnswerCards(props: HuntSceneProps) {
  const { state, words, look, view } = props
  const isSmall = useSmallPicture(view)
  const held = heldOf(props.held, state)
  // Before one is taken up, the first: the spans of time are the same for all.
  const next = held?.index ?? 0
  useAhead(
    useMemo(() => {
      const asked = heldOf(thingOf(next), state)
      return asked ? answersAhead({ state, words, look }, asked, isSmall) : []
    }, [state, words, look, next, isSmall]),
  )
  if (!held) return null
  const step = stepOf(state, held.find)
  if (step === 'order') return <Gaps {...props} found={held} />
  if (step === 'date' && state.band === 'high') return <YearCards key={held.index} {...props} found={held} />
  return step === 'date' || step === 'match' ? <Choices {...props} found={held} isSmall={isSmall} /> : null
}

type FoundProps = HuntSceneProps & { found: Held }

function Choices({ state, words, look, act, isPlaying, found, isSmall }: FoundProps & { isSmall: boolean }) {
  const choices = choicesOf(state, found, words)
  const { cards, shape } = choiceCards(choices, isSmall)
  return (
    <CardSet
      look={look}
      cards={cards}
      shape={shape}
      onPick={(place) => {
        const choice = choices[place]
        if (isPlaying && choice && !choice.isOut) act(choice.move)
      }}
    />
  )
}

/** A dashed circle wherever on the ribbon the artefact could be laid. */
function Gaps({ state: { timeline }, look, act, isPlaying, found }: FoundProps) {
  return (
    <Model
      name="gaps"
      look={look}
      model={bakeGaps(timeline.length)}
      onPress={(at) => {
        const position = nearest(at, gapSpots(timeline.length))
        if (isPlaying) act((ms) => ({ type: 'place', ms, find: found.index, position }))
      }}
    />
  )
}

/** A year like the number of a lock: a press turns a digit, or changes the era; the last card says it. */
function YearCards({ look, act, isPlaying, found }: FoundProps) {
  const [digits, setDigits] = useState(FIRST_DIGITS)
  const [era, setEra] = useState<Era>('ce')
  const { cards, shape } = yearCards(digits, era)
  function turn(place: number) {
    if (place < digits.length) setDigits(digits.with(place, ((digits[place] ?? 0) + 1) % 10))
    else setEra(era === 'ce' ? 'bce' : 'ce')
  }
  function say() {
    const year = readYear(digits.join(''), era)
    if (isPlaying && year !== null) act((ms) => ({ type: 'date', ms, find: found.index, year }))
  }
  return (
    <CardSet
      look={look}
      cards={cards}
      shape={shape}
      onPick={(place) => (place === cards.length - 1 ? say() : turn(place))}
    />
  )
}
