// The missions of History Hunt, easiest first. Titles, tasks and hints are words (words/<language>/missions.json).
import type { Band } from '#engine/core/bands.ts'
import type { Mission } from './mission.ts'

export const MISSIONS = {
  elementary: [
    { id: 'first-finds', artefacts: ['wheel', 'viking-ship', 'light-bulb'], tasks: ['date'] },
    { id: 'on-the-move', artefacts: ['wheel', 'viking-ship', 'airplane'], tasks: ['date', 'order'] },
    { id: 'big-stone-faces', artefacts: ['olmec-head', 'moai', 'steam-engine'], tasks: ['date', 'order'] },
    { id: 'find-the-way', artefacts: ['boomerang', 'compass', 'sputnik'], tasks: ['date', 'order'] },
    { id: 'signs-and-words', artefacts: ['clay-tablet', 'jikji', 'telegraph'], tasks: ['date', 'match'] },
    { id: 'look-closer', artefacts: ['amphora', 'telescope', 'light-bulb'], tasks: ['date', 'order'] },
    {
      id: 'made-of-metal',
      artefacts: ['seismoscope', 'benin-plaque', 'telegraph'],
      tasks: ['date', 'match'],
    },
    {
      id: 'from-wheel-to-space',
      artefacts: ['wheel', 'compass', 'telescope', 'sputnik'],
      tasks: ['date', 'order', 'match'],
    },
  ],
  middle: [
    {
      id: 'who-wrote-this',
      artefacts: ['clay-tablet', 'rosetta-stone', 'jikji', 'telegraph'],
      tasks: ['date', 'order'],
    },
    {
      id: 'shrinking-distances',
      artefacts: ['viking-ship', 'compass', 'steam-engine', 'sputnik'],
      tasks: ['date', 'order'],
    },
    {
      id: 'treasures-of-africa',
      artefacts: ['rosetta-stone', 'aksum-coin', 'benin-plaque'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'across-the-pacific',
      artefacts: ['boomerang', 'olmec-head', 'moai', 'quipu'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'made-in-china',
      artefacts: ['oracle-bone', 'seismoscope', 'compass', 'telescope'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'energy',
      artefacts: ['wheel', 'amphora', 'steam-engine', 'light-bulb'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'counting-and-paying',
      artefacts: ['clay-tablet', 'amphora', 'aksum-coin', 'quipu'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'eyes-on-the-sky',
      artefacts: ['astrolabe', 'telescope', 'airplane', 'sputnik'],
      tasks: ['date', 'order', 'match'],
    },
  ],
  high: [
    {
      id: 'history-of-text',
      artefacts: ['clay-tablet', 'rosetta-stone', 'jikji', 'printing-press'],
      tasks: ['date', 'order'],
    },
    {
      id: 'knots-and-notches',
      artefacts: ['oracle-bone', 'aksum-coin', 'quipu', 'telegraph'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'measuring-the-world',
      artefacts: ['seismoscope', 'compass', 'astrolabe', 'microscope'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'power-in-stone',
      artefacts: ['olmec-head', 'rosetta-stone', 'moai', 'benin-plaque'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'seeing-further',
      artefacts: ['astrolabe', 'telescope', 'microscope', 'light-bulb', 'sputnik'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'industry',
      artefacts: ['printing-press', 'steam-engine', 'telegraph', 'light-bulb', 'airplane'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'crossing-seas',
      artefacts: ['boomerang', 'wheel', 'amphora', 'viking-ship', 'compass'],
      tasks: ['date', 'order', 'match'],
    },
    {
      id: 'the-great-timeline',
      artefacts: ['clay-tablet', 'amphora', 'astrolabe', 'printing-press', 'telegraph', 'sputnik'],
      tasks: ['date', 'order', 'match'],
    },
  ],
} as const satisfies Readonly<Record<Band, readonly Mission[]>>

/** The mission at this place of a round, from 0; after the band's last mission it begins with the first again. */
export function missionAt(band: Band, place: number): Mission {
  const missions: readonly Mission[] = MISSIONS[band]
  const mission = missions[place % missions.length]
  if (!mission) throw new RangeError(`no mission ${place}`)
  return mission
}
