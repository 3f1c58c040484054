// History, civics, geography and economics, kindergarten to grade 5: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { historySkill } from '../history-skill.ts'

export const ELEMENTARY_HISTORY: readonly Skill[] = [
  historySkill('past-present-future', 'sources', 0, '', { c3: 'D2.His.1.K-2' }),
  historySkill('rules-and-helpers', 'civics', 0, '', { c3: 'D2.Civ.2.K-2 D2.Civ.3.K-2 D2.Civ.12.K-2' }),
  historySkill('long-ago-and-today', 'world', 1, 'past-present-future', { c3: 'D2.His.2.K-2' }),
  historySkill('maps-and-globes', 'geography', 1, '', { c3: 'D2.Geo.2.K-2 D2.Geo.3.K-2' }),
  historySkill('needs-wants-choices', 'economics', 1, '', { c3: 'D2.Eco.1.K-2 D2.Eco.2.K-2 D2.Eco.6.K-2' }),
  historySkill('continents-and-oceans', 'geography', 2, 'maps-and-globes', {
    c3: 'D2.Geo.2.K-2 D2.Geo.3.K-2',
  }),
  historySkill('community-government', 'civics', 2, 'rules-and-helpers', {
    c3: 'D2.Civ.5.K-2 D2.Civ.6.K-2 D2.Civ.11.K-2 D2.Eco.12.K-2',
  }),
  historySkill('how-we-know-the-past', 'sources', 2, 'long-ago-and-today', {
    c3: 'D2.His.9.K-2 D2.His.10.K-2 D2.His.11.K-2',
  }),
  historySkill('americans-who-changed-things', 'us', 2, 'community-government', {
    c3: 'D2.His.3.K-2 D2.Civ.14.K-2',
  }),
  historySkill('timelines-and-centuries', 'sources', 3, 'past-present-future', { c3: 'D2.His.1.3-5' }),
  historySkill('first-people-and-farming', 'world', 3, 'how-we-know-the-past', {
    c3: 'D2.His.2.3-5 D2.His.14.3-5 D2.Geo.8.3-5',
  }),
  historySkill('places-and-people', 'geography', 3, 'maps-and-globes continents-and-oceans', {
    c3: 'D2.Geo.4.K-2 D2.Geo.4.3-5 D2.Geo.8.3-5',
  }),
  historySkill('trade-and-money', 'economics', 3, 'needs-wants-choices', {
    c3: 'D2.Eco.4.3-5 D2.Eco.5.3-5 D2.Eco.14.3-5',
  }),
  historySkill('rights-and-voting', 'civics', 4, 'community-government', {
    c3: 'D2.Civ.2.3-5 D2.Civ.8.3-5 D2.Civ.12.3-5 D2.Civ.14.3-5',
  }),
  historySkill('nile-egypt-and-kush', 'world', 4, 'first-people-and-farming timelines-and-centuries', {
    c3: 'D2.His.2.3-5 D2.His.9.3-5 D2.Geo.4.3-5',
  }),
  historySkill('mesopotamia-and-indus', 'world', 4, 'first-people-and-farming', {
    c3: 'D2.His.1.3-5 D2.His.2.3-5 D2.Geo.4.3-5',
  }),
  historySkill('ancient-china-life', 'world', 4, 'first-people-and-farming', {
    c3: 'D2.His.2.3-5 D2.His.14.3-5 D2.Geo.7.3-5',
  }),
  historySkill('native-peoples-of-america', 'us', 4, 'places-and-people', {
    c3: 'D2.His.2.3-5 D2.Geo.4.3-5 D2.His.4.3-5',
  }),
  historySkill('greece-and-rome-life', 'world', 5, 'timelines-and-centuries', {
    c3: 'D2.His.2.3-5 D2.Civ.8.3-5',
  }),
  historySkill('maya-aztec-inca-life', 'world', 5, 'places-and-people timelines-and-centuries', {
    c3: 'D2.His.2.3-5 D2.Geo.4.3-5',
  }),
  historySkill('african-trade-kingdoms', 'world', 5, 'trade-and-money continents-and-oceans', {
    c3: 'D2.His.2.3-5 D2.Geo.7.3-5 D2.Eco.14.3-5',
  }),
  historySkill('pacific-voyagers', 'world', 5, 'continents-and-oceans', {
    c3: 'D2.His.2.3-5 D2.Geo.7.3-5 D2.Geo.8.3-5',
  }),
  historySkill('when-worlds-met', 'world', 5, 'maya-aztec-inca-life native-peoples-of-america', {
    c3: 'D2.His.14.3-5 D2.His.4.3-5 D2.Geo.7.3-5',
  }),
  historySkill('us-independence-story', 'us', 5, 'timelines-and-centuries rights-and-voting', {
    c3: 'D2.His.1.3-5 D2.His.14.3-5 D2.Civ.3.3-5',
  }),
  historySkill('two-accounts', 'sources', 5, 'how-we-know-the-past', {
    c3: 'D2.His.6.3-5 D2.His.10.3-5 D2.His.13.3-5 D3.2.3-5',
  }),
]
