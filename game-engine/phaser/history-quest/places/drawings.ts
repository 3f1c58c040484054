// The drawing of every place.
import type { PlaceName } from '#engine/games/history-quest/places/place-name.ts'
import * as ancient from './ancient.ts'
import * as everyDay from './every-day.ts'
import * as firstPeople from './first-people.ts'
import * as industry from './industry.ts'
import * as middleAges from './middle-ages.ts'
import * as newIdeas from './new-ideas.ts'
import * as ourTime from './our-time.ts'
import { type PlaceDrawing, type PlaceMarks, placeMarks } from './place.ts'

const DRAWINGS: Readonly<Record<PlaceName, PlaceDrawing>> = {
  ...firstPeople,
  ...ancient,
  ...middleAges,
  ...newIdeas,
  ...industry,
  ...ourTime,
  ...everyDay,
}

/** Of suffering and the dead: nothing is cheered here. */
export const SOLEMN: ReadonlySet<PlaceName> = new Set(['memorial', 'ruins', 'trench', 'plantation', 'border'])

const drawn = new Map<PlaceName, PlaceMarks>()

/** The same for the same place. */
export function drawingOf(place: PlaceName): PlaceMarks {
  const known = drawn.get(place)
  if (known) return known
  const marks = placeMarks(DRAWINGS[place])
  drawn.set(place, marks)
  return marks
}
