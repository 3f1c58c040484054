// Every question stands somewhere, the tables name nothing that does not exist, and no place tells the answer.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { ELEMENTARY_PRACTICE } from '../practice/elementary.ts'
import { HIGH_PRACTICE } from '../practice/high.ts'
import { MIDDLE_PRACTICE } from '../practice/middle.ts'
import { SETUP } from '../rules.ts'
import { SKILL_PLACES } from './by-skill.ts'
import { ELEMENTARY_PLACES } from './elementary.ts'
import { HIGH_PLACES } from './high.ts'
import { MIDDLE_PLACES } from './middle.ts'
import { PLACES, type PlaceName } from './place-name.ts'
import { placesOf } from './place-of.ts'

const TABLES = { elementary: ELEMENTARY_PLACES, middle: MIDDLE_PLACES, high: HIGH_PLACES }
const PRACTICE = { elementary: ELEMENTARY_PRACTICE, middle: MIDDLE_PRACTICE, high: HIGH_PRACTICE }

/** English words for what a picture shows at first sight, before it is answered. */
const SHOWS: Readonly<Record<PlaceName, string>> = {
  cave: 'caves? fires?',
  field: 'farm\\w* fields? crops? rows',
  forest: 'trees? forests? mountains?',
  prairie: 'tipis? tents?',
  island: 'islands? palms? volcano',
  ice: 'ice icy snow antarctica polar',
  riverTown: 'rivers? palms? mud',
  pyramid: 'pyramids? egypt nile',
  greekTemple: 'temples? columns?',
  aqueduct: 'aqueducts? arch\\w*',
  greatWall: 'walls?',
  pagoda: 'china chinese',
  stupa: 'stupas? dome',
  steppedTemple: 'steps stairs',
  andes: 'mountains? andes terraces steep',
  caravan: 'camels? desert caravans?',
  mosque: 'mosques? muslims? islam',
  mudTowers: 'mud clay',
  castle: 'castles? towers?',
  cathedral: 'churches? cathedrals?',
  steppe: 'horses? yurts? tents?',
  harbour: 'boats? ships? sails?',
  caravel: 'ships? sails?',
  press: 'press printing',
  telescope: 'telescopes? stars?',
  palace: 'palaces?',
  domedTomb: 'domes?',
  plantation: 'plantations? cotton',
  parliament: 'clock towers?',
  court: 'courts? judge',
  printShop: 'newspapers?',
  ballot: 'ballot vote votes voting',
  factory: 'factory factories chimneys?',
  railway: 'trains? railways? railroads? steam',
  steamship: 'ships?',
  trench: 'trench trenches wire',
  ruins: 'ruins bombs? bombing',
  bank: 'banks?',
  onionDomes: 'russia moscow',
  plaza: 'church plaza',
  memorial: 'memorial candles?',
  rocket: 'rockets? space',
  wallInCity: 'walls? berlin',
  march: 'march marches posters',
  assembly: 'flags?',
  city: 'cities towns? houses?',
  computer: 'computers?',
  newFlag: 'flags?',
  border: 'borders?',
  radioMast: 'radio television',
  paddy: 'rice paddy',
  school: 'schools? class classroom desks?',
  townHall: 'town hall',
  map: 'maps? compass',
  archive: 'books? archives? shelves library',
  market: 'markets? scales',
  home: 'houses? homes? laundry',
  globe: 'globe',
}

function wordsOf(band: Band): QuizWords {
  return JSON.parse(readFileSync(new URL(`../words/en/${band}.json`, import.meta.url), 'utf8'))
}

describe.each(BANDS)('%s', (band) => {
  const places = placesOf(band)
  const ids = SETUP.banks[band].map(({ id }) => id)

  test('every question has a place', () => {
    expect(ids.filter((id) => !places.has(id))).toEqual([])
  })

  test('its table names questions of the band, each once', () => {
    const named = Object.values(TABLES[band]).flatMap((list) => list.split(' '))
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
    expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([])
  })

  test('no place shows what the question asks for', () => {
    const { items } = wordsOf(band)
    const told = ids.filter((id) => {
      const { question = '', right = '' } = items[id] ?? {}
      const place = places.get(id)
      return (SHOWS[place ?? 'map'] ?? '').split(' ').some((word) => {
        const pattern = new RegExp(`\\b${word}\\b`, 'i')
        return pattern.test(right) && !pattern.test(question)
      })
    })
    expect(told.map((id) => `${places.get(id)}: ${id} ${items[id]?.right}`)).toEqual([])
  })
})

test('skills are those of the curriculum, each at one place', () => {
  const named = Object.values(SKILL_PLACES).flatMap((list) => list.split(' '))
  const skills = BANDS.flatMap((band) => Object.keys(PRACTICE[band].skills))
  expect([...named].sort()).toEqual([...skills].sort())
})

test('every place is used', () => {
  const used = new Set(BANDS.flatMap((band) => [...placesOf(band).values()]))
  expect(PLACES.filter((place) => !used.has(place))).toEqual([])
})
