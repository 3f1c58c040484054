// History, civics, geography and economics, grades 6 to 8: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { historySkill } from '../history-skill.ts'

export const MIDDLE_HISTORY: readonly Skill[] = [
  historySkill('human-origins-and-farming', 'world', 6, 'first-people-and-farming', {
    c3: 'D2.His.1.6-8 D2.His.14.6-8 D2.Geo.8.6-8',
  }),
  historySkill(
    'early-states-compared',
    'world',
    6,
    'nile-egypt-and-kush mesopotamia-and-indus ancient-china-life',
    { c3: 'D2.His.2.6-8 D2.Civ.6.6-8 D2.Geo.5.6-8' },
  ),
  historySkill('persia-and-india', 'world', 6, 'early-states-compared', { c3: 'D2.His.2.6-8 D2.Civ.6.6-8' }),
  historySkill('greek-city-states', 'world', 6, 'greece-and-rome-life', {
    c3: 'D2.His.2.6-8 D2.Civ.4.6-8 D2.Civ.5.6-8',
  }),
  historySkill('rome-and-han', 'world', 6, 'greece-and-rome-life ancient-china-life', {
    c3: 'D2.His.2.6-8 D2.His.14.6-8 D2.Geo.7.6-8',
  }),
  historySkill('belief-systems', 'world', 6, 'early-states-compared', { c3: 'D2.His.2.6-8 D2.Geo.6.6-8' }),
  historySkill('forms-of-government', 'civics', 6, 'rights-and-voting', {
    c3: 'D2.Civ.4.6-8 D2.Civ.5.6-8 D2.Civ.6.6-8',
  }),
  historySkill('thematic-maps-scale', 'geography', 6, 'continents-and-oceans', {
    c3: 'D2.Geo.1.6-8 D2.Geo.2.6-8 D2.Geo.3.6-8',
  }),
  historySkill('primary-secondary-sources', 'sources', 6, 'two-accounts', {
    c3: 'D2.His.9.6-8 D2.His.10.6-8 D2.His.11.6-8 D1.5.6-8',
  }),
  historySkill('islamic-world-learning', 'world', 7, 'belief-systems', {
    c3: 'D2.His.1.6-8 D2.His.2.6-8 D2.His.3.6-8',
  }),
  historySkill('medieval-europe-plague', 'world', 7, 'rome-and-han', { c3: 'D2.His.14.6-8 D2.His.15.6-8' }),
  historySkill('african-empires-trade', 'world', 7, 'african-trade-kingdoms', {
    c3: 'D2.His.2.6-8 D2.Geo.7.6-8 D2.Geo.11.6-8',
  }),
  historySkill('song-mongols-ming', 'world', 7, 'rome-and-han', {
    c3: 'D2.His.2.6-8 D2.His.14.6-8 D2.Geo.7.6-8',
  }),
  historySkill('american-states-before-1500', 'world', 7, 'maya-aztec-inca-life', {
    c3: 'D2.His.2.6-8 D2.Geo.5.6-8',
  }),
  historySkill('oceania-peoples', 'world', 7, 'pacific-voyagers', {
    c3: 'D2.His.2.6-8 D2.His.4.6-8 D2.Geo.8.6-8',
  }),
  historySkill('migration-and-cities', 'geography', 7, 'thematic-maps-scale', {
    c3: 'D2.Geo.6.6-8 D2.Geo.7.6-8 D2.Geo.8.6-8',
  }),
  historySkill('trade-routes-and-ideas', 'economics', 7, 'trade-and-money', {
    c3: 'D2.Eco.14.6-8 D2.Geo.7.6-8 D2.Geo.11.6-8',
  }),
  historySkill('chronology-cause-effect', 'sources', 7, 'timelines-and-centuries', {
    c3: 'D2.His.1.6-8 D2.His.14.6-8 D2.His.15.6-8',
  }),
  historySkill('early-modern-asia', 'world', 8, 'islamic-world-learning song-mongols-ming', {
    c3: 'D2.His.2.6-8 D2.Civ.6.6-8',
  }),
  historySkill('renaissance-reformation', 'world', 8, 'medieval-europe-plague', {
    c3: 'D2.His.14.6-8 D2.His.15.6-8',
  }),
  historySkill('atlantic-world-slavery', 'world', 8, 'when-worlds-met african-empires-trade', {
    c3: 'D2.His.14.6-8 D2.Eco.1.6-8 D2.Geo.7.6-8',
  }),
  historySkill('age-of-revolutions', 'world', 8, 'renaissance-reformation atlantic-world-slavery', {
    c3: 'D2.His.14.6-8 D2.His.15.6-8 D2.Civ.14.6-8',
  }),
  historySkill('industrial-change', 'world', 8, 'age-of-revolutions', {
    c3: 'D2.His.14.6-8 D2.His.15.6-8 D2.Eco.13.6-8',
  }),
  historySkill('us-revolution-constitution', 'us', 8, 'us-independence-story', {
    c3: 'D2.His.14.6-8 D2.Civ.3.6-8 D2.Civ.4.6-8 D2.Civ.8.6-8',
  }),
  historySkill('us-expansion-removal', 'us', 8, 'us-revolution-constitution native-peoples-of-america', {
    c3: 'D2.His.14.6-8 D2.His.4.6-8 D2.Geo.8.6-8',
  }),
  historySkill('us-civil-war-reconstruction', 'us', 8, 'us-expansion-removal', {
    c3: 'D2.His.14.6-8 D2.His.15.6-8 D2.Civ.3.6-8',
  }),
  historySkill('rights-and-participation', 'civics', 8, 'forms-of-government', {
    c3: 'D2.Civ.2.6-8 D2.Civ.10.6-8 D2.Civ.12.6-8 D2.Civ.14.6-8',
  }),
  historySkill('markets-and-incentives', 'economics', 8, 'trade-and-money', {
    c3: 'D2.Eco.1.6-8 D2.Eco.2.6-8 D2.Eco.4.6-8 D2.Eco.6.6-8',
  }),
  historySkill('bias-and-perspective', 'sources', 8, 'primary-secondary-sources', {
    c3: 'D2.His.4.6-8 D2.His.6.6-8 D2.His.13.6-8 D2.His.16.6-8 D3.2.6-8',
  }),
]
