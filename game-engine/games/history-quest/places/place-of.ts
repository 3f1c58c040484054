// Where a question stands: by the table of its band, else by the skill of the curriculum that it practises.
import type { Band } from '#engine/core/bands.ts'
import { ELEMENTARY_PRACTICE } from '../practice/elementary.ts'
import { HIGH_PRACTICE } from '../practice/high.ts'
import { MIDDLE_PRACTICE } from '../practice/middle.ts'
import { SKILL_PLACES } from './by-skill.ts'
import { ELEMENTARY_PLACES } from './elementary.ts'
import { HIGH_PLACES } from './high.ts'
import { MIDDLE_PLACES } from './middle.ts'
import { PLACES, type PlaceName, type PlaceTable } from './place-name.ts'

const TABLES: Readonly<Record<Band, PlaceTable>> = {
  elementary: ELEMENTARY_PLACES,
  middle: MIDDLE_PLACES,
  high: HIGH_PLACES,
}

const PRACTICE = { elementary: ELEMENTARY_PRACTICE, middle: MIDDLE_PRACTICE, high: HIGH_PRACTICE }

/** The place of every question of a band that has one, by its id. */
export function placesOf(band: Band): ReadonlyMap<string, PlaceName> {
  const bySkill = placeOfIds(SKILL_PLACES)
  const skilled = Object.entries(PRACTICE[band].skills).flatMap(([skill, ids]) => {
    const place = bySkill.get(skill)
    return place === undefined ? [] : ids.split(' ').map((id) => [id, place] as const)
  })
  return new Map([...skilled, ...placeOfIds(TABLES[band])])
}

function placeOfIds(table: PlaceTable): Map<string, PlaceName> {
  return new Map(
    PLACES.flatMap((place) => (table[place]?.split(' ') ?? []).map((id) => [id, place] as const)),
  )
}
