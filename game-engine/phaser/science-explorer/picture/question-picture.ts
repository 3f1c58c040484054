// A question's picture laid out in its room: the things its text names, in the place of its band.
import type { Band } from '#engine/core/bands.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import type { Room } from '../places/place.ts'
import { placeOf } from '../places/place-of.ts'
import { layPicture, type Standing } from './lay-picture.ts'
import { type PlaceName, readPicture } from './read-picture.ts'

export interface QuestionPicture {
  readonly place: PlaceName
  readonly standing: readonly Standing[]
  /** The place itself, behind what stands there. */
  still(): Mark[]
}

/** @param text in the language of `readPicture` */
export function questionPicture(band: Band, text: string, room: Room): QuestionPicture {
  const picture = readPicture(text)
  const place = placeOf(band)
  return {
    place: picture.place,
    standing: layPicture(picture, place.stand(room)),
    still: () => place.still(room, picture.place),
  }
}
