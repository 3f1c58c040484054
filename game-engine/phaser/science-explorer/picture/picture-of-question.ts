// The picture of the question a round is at.
import type { Band } from '#engine/core/bands.ts'
import { ELEMENTARY_ITEMS } from '#engine/games/science-explorer/bank/elementary.ts'
import { HIGH_ITEMS } from '#engine/games/science-explorer/bank/high.ts'
import { MIDDLE_ITEMS } from '#engine/games/science-explorer/bank/middle.ts'
import { ELEMENTARY_PICTURES } from '#engine/games/science-explorer/pictures/elementary.ts'
import { HIGH_PICTURES } from '#engine/games/science-explorer/pictures/high.ts'
import { MIDDLE_PICTURES } from '#engine/games/science-explorer/pictures/middle.ts'
import type { QuizItem } from '#engine/learning/quiz/quiz-item.ts'
import type { Room } from '../places/place.ts'
import { type PictureSource, type QuestionPicture, questionPicture } from './question-picture.ts'

/** Which question, in a round or anywhere else. */
export interface OfQuestion {
  readonly band: Band
  readonly question: Pick<QuizItem, 'id'>
}

const ITEMS: Readonly<Record<Band, readonly QuizItem[]>> = {
  elementary: ELEMENTARY_ITEMS,
  middle: MIDDLE_ITEMS,
  high: HIGH_ITEMS,
}
export const PICTURES: Readonly<Record<Band, Readonly<Record<string, string>>>> = {
  elementary: ELEMENTARY_PICTURES,
  middle: MIDDLE_PICTURES,
  high: HIGH_PICTURES,
}

/** What a question of this skill shows that an older bank asked: its picture is not in the table any more. */
const OF_SKILL: Readonly<Record<string, string>> = {
  life: 'plant leaf',
  earth: 'mountain cloud',
  space: 'orbits stars',
  matter: 'beaker particles',
  forces: 'magnet pendulum',
  body: 'heart lungs',
  practices: 'ruler scale',
}

export function pictureSource({ band, question }: OfQuestion): PictureSource {
  const skill = ITEMS[band].find(({ id }) => id === question.id)?.skill ?? 'practices'
  return { text: PICTURES[band][question.id] ?? OF_SKILL[skill] ?? 'ruler', skill }
}

export function pictureOfQuestion(question: OfQuestion, room: Room): QuestionPicture {
  return questionPicture(question.band, pictureSource(question), room)
}
