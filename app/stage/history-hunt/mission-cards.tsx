import type { Card } from '#engine/ar/history-hunt/cards.ts'
import { CardSet, NUMBER, useSmallPicture } from './card-set.tsx'
import type { HuntSceneProps } from './hunt-play.ts'
import { missionWords } from './hunt-texts.ts'
import { CARD_LEAN, cardHeight, cardSpots, cardWidth } from './layout.ts'
import { wrapLines } from './wrap-lines.ts'

const COLUMNS = 4
const WIDTH = cardWidth(COLUMNS)
const TEXT = 0.032
/** Letters that fit on a line. */
const LETTERS = 17
/** Of a card that carries its number alone. */
const SMALL_HEIGHT = 0.082

/** The missions as cards; those that are done lie there in another colour. */
export function MissionCards({ state, words, look, act, isPlaying, view }: HuntSceneProps) {
  const isSmall = useSmallPicture(view)
  const { lastLevel, finished } = state
  const spots = cardSpots(lastLevel, COLUMNS)
  const cards = spots.map((foot, mission): Card => {
    const { title } = missionWords(state, mission, words)
    const isDone = finished.includes(mission)
    const lines = isSmall ? [`${mission + 1}`] : wrapLines(`${mission + 1}. ${title}`, LETTERS)
    return { foot, lines, fill: isDone ? 'bSoft' : 'paper' }
  })
  const text = isSmall ? NUMBER : TEXT
  const height = isSmall
    ? SMALL_HEIGHT
    : cardHeight(Math.max(...cards.map(({ lines }) => lines.length)), text)
  return (
    <CardSet
      look={look}
      cards={cards}
      shape={{ width: WIDTH, height, lean: CARD_LEAN, text }}
      onPick={(mission) => {
        if (isPlaying && !finished.includes(mission)) act((ms) => ({ type: 'open', ms, mission }))
      }}
    />
  )
}
