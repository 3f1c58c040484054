// The sheet of a topic: the way across it with a stop for every question, and at its end what the topic is about, which
// comes alive the nearer one gets.
import type { Band } from '#engine/core/bands.ts'
import { QUESTIONS_PER_TOPIC, TOPICS } from '#engine/games/history-quest/constants.ts'
import { placed, SHEET } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'
import type { Picture } from '#engine/phaser/quiz/quiz-scene.ts'
import { home, pyramid, ship } from './drawings/long-ago.ts'
import { castle, globe, steamEngine, temple } from './drawings/middle-ages-on.ts'
import { book, dove, factory, satellite } from './drawings/modern.ts'
import { path } from './path.ts'

/** By topic, first topic first. */
export const DRAWINGS: Readonly<Record<Band, readonly ((life: number) => Mark[])[]>> = {
  elementary: [home, pyramid, ship],
  middle: [temple, castle, globe, steamEngine],
  high: [book, factory, dove, satellite],
}

/** The drawing takes no more than this of the width. */
const DRAWING_SHARE = 0.36

export const historyPicture: Picture = {
  nameOf: ({ level }) => `topic ${level}`,
  marks({ band, level, results }, room, { walk }) {
    const scale = Math.min((room.width * DRAWING_SHARE) / SHEET.width, room.height / SHEET.height, 1.6)
    const width = SHEET.width * scale
    const drawing = DRAWINGS[band][(level - 1) % TOPICS[band]]
    const count = QUESTIONS_PER_TOPIC[band]
    const way: Box = { x: 4, y: 0, width: room.width - width - 8, height: room.height }
    const origin = { x: room.width - width, y: room.height - SHEET.height * scale }
    return [
      ...(drawing ? placed(drawing((walk - 1) / count), origin, scale) : []),
      ...path(way, { results, count, walk }),
    ]
  },
}
