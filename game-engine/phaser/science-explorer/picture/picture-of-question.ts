// The picture of the question a round is at.
import type { Band } from '#engine/core/bands.ts'
import { ELEMENTARY_PICTURES } from '#engine/games/science-explorer/pictures/elementary.ts'
import { HIGH_PICTURES } from '#engine/games/science-explorer/pictures/high.ts'
import { MIDDLE_PICTURES } from '#engine/games/science-explorer/pictures/middle.ts'
import type { QuizItem } from '#engine/learning/quiz/quiz-item.ts'
import type { Room } from '../places/place.ts'
import { type QuestionPicture, questionPicture } from './question-picture.ts'

/** Which question, in a round or anywhere else. */
export interface OfQuestion {
  readonly band: Band
  readonly question: Pick<QuizItem, 'id'>
}

export const PICTURES: Readonly<Record<Band, Readonly<Record<string, string>>>> = {
  elementary: ELEMENTARY_PICTURES,
  middle: MIDDLE_PICTURES,
  high: HIGH_PICTURES,
}

/** Of a question that only an older bank asked: its picture is not in the table any more. */
const OLDER = 'bench; ruler scale'

/** The text of its picture, in the language of `readPicture`. */
export function pictureText({ band, question }: OfQuestion): string {
  return PICTURES[band][question.id] ?? OLDER
}

export function pictureOfQuestion(question: OfQuestion, room: Room): QuestionPicture {
  return questionPicture(question.band, pictureText(question), room)
}
