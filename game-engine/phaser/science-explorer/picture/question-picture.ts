// A question's picture laid out in its room: the things its text names, in the place of its band.
import type { Band } from '#engine/core/bands.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import type { Room } from '../places/place.ts'
import { placeOf } from '../places/place-of.ts'
import { layPicture, type Standing } from './lay-picture.ts'
import { type PlaceName, readPicture } from './read-picture.ts'

/** What a picture is read from. */
export interface PictureSource {
  /** In the language of `readPicture`. */
  readonly text: string
  /** Of the question: says the place where the text names none. */
  readonly skill: string
}

export interface QuestionPicture {
  readonly place: PlaceName
  readonly standing: readonly Standing[]
  /** The place itself, behind what stands there. */
  still(): Mark[]
}

export function questionPicture(band: Band, { text, skill }: PictureSource, room: Room): QuestionPicture {
  const picture = readPicture(text, skill)
  const place = placeOf(band)
  return {
    place: picture.place,
    standing: layPicture(picture, place.stand(room)),
    still: () => place.still(room, picture.place),
  }
}
