// What can be answered about the held artefact: cards before it, gaps on the ribbon, or the digits of a year.
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { bakeCircles, type Card } from '#engine/ar/history-hunt/cards.ts'
import type { Fill } from '#engine/core/part.ts'
import { Model } from '../ar/drawn.tsx'
import { CardSet, NUMBER, useSmallPicture } from './card-set.tsx'
import { choicesOf } from './choices.ts'
import type { HuntSceneProps } from './hunt-play.ts'
import { CARD_LEAN, cardHeight, cardSpots, cardWidth, gapAt, nearest, type Point } from './layout.ts'
import { type Held, heldOf, stepOf } from './step.ts'
import { widthOf, wrapLines } from './wrap-lines.ts'
import { type Era, readYear } from './year.ts'

export function AnswerCards(props: HuntSceneProps) {
  const { state } = props
  const held = heldOf(props.held, state)
  if (!held) return null
  const step = stepOf(state, held.find)
  if (step === 'order') return <Gaps {...props} found={held} />
  if (step === 'date' && state.band === 'high') return <YearCards key={held.index} {...props} found={held} />
  return step === 'date' || step === 'match' ? <Choices {...props} found={held} /> : null
}

type FoundProps = HuntSceneProps & { found: Held }

/** Letters on a line of the widest card, and how wide one is as a share of its height. */
const TEXT = 0.023
const LETTER = 0.4
/** Longer texts stand in two rows. */
const SHORT = 26
const LONG_COLUMNS = 4

function Choices({ state, words, look, act, isPlaying, found, view }: FoundProps) {
  const isSmall = useSmallPicture(view)
  const choices = choicesOf(state, found, words)
  const isShort = choices.every(({ label }) => widthOf(label) <= SHORT)
  const columns = isShort ? choices.length : LONG_COLUMNS
  const width = cardWidth(columns)
  const letters = Math.floor((width - 0.02) / (TEXT * LETTER))
  const lines = choices.map(({ label }, place) =>
    isSmall ? [`${place + 1}`] : wrapLines(`${place + 1}. ${label}`, letters),
  )
  const text = isSmall ? NUMBER : TEXT
  const most = Math.max(1, ...lines.map(({ length }) => length))
  const shape = { width, height: cardHeight(most, text), lean: CARD_LEAN, text }
  const spots = cardSpots(choices.length, columns)
  const cards = spots.map((foot, place): Card => {
    const fill: Fill = choices[place]?.isOut ? 'stock' : 'paper'
    return { foot, lines: lines[place] ?? [], fill }
  })
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

const GAP_RADIUS = 0.02

/** A dashed circle wherever on the ribbon the artefact could be laid. */
function Gaps({ state: { timeline }, look, act, isPlaying, found }: FoundProps) {
  const spots = Array.from({ length: timeline.length + 1 }, (_, place): Point => {
    const [x, y, z] = gapAt(place, timeline.length)
    return [x, y + 0.003, z]
  })
  const circles = spots.map((at) => ({ at, axis: 'y' as const, fill: 'tape' as const }))
  return (
    <Model
      name="gaps"
      look={look}
      model={bakeCircles(circles, GAP_RADIUS, true)}
      onPress={(at) => {
        const position = nearest(at, spots)
        if (isPlaying) act((ms) => ({ type: 'place', ms, find: found.index, position }))
      }}
    />
  )
}

const YEAR_SHAPE = { width: 0.12, height: 0.06, lean: CARD_LEAN, text: 0.034 }
const FIRST_DIGITS: readonly number[] = [1, 0, 0, 0]

/** A year like the number of a lock: a press turns a digit, or changes the era; the last card says it. */
function YearCards({ look, act, isPlaying, found }: FoundProps) {
  const [digits, setDigits] = useState(FIRST_DIGITS)
  const [era, setEra] = useState<Era>('ce')
  const texts = [...digits.map(String), era === 'ce' ? m.hunt_ce() : m.hunt_bce(), '✓']
  const spots = cardSpots(texts.length, texts.length)
  const cards = texts.map((text, place): Card => {
    return { foot: spots[place] ?? [0, 0, 0], lines: [text], fill: text === '✓' ? 'tape' : 'paper' }
  })
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
      shape={YEAR_SHAPE}
      onPick={(place) => (place === cards.length - 1 ? say() : turn(place))}
    />
  )
}
