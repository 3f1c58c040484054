// History, civics, geography and economics, grades 9 to 12: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { historySkill } from '../history-skill.ts'

export const HIGH_HISTORY: readonly Skill[] = [
  historySkill('enlightenment-atlantic-revolutions', 'world', 9, 'age-of-revolutions', {
    c3: 'D2.His.1.9-12 D2.His.5.9-12 D2.His.14.9-12 D2.His.15.9-12',
  }),
  historySkill('industry-ideologies-reform', 'world', 9, 'industrial-change', {
    c3: 'D2.His.2.9-12 D2.His.14.9-12 D2.Civ.14.9-12',
  }),
  historySkill('reform-states-asia', 'world', 9, 'early-modern-asia industrial-change', {
    c3: 'D2.His.2.9-12 D2.His.14.9-12',
  }),
  historySkill('imperialism-africa-asia', 'world', 10, 'industry-ideologies-reform african-empires-trade', {
    c3: 'D2.His.4.9-12 D2.His.14.9-12 D2.Geo.5.9-12',
  }),
  historySkill('first-world-war', 'world', 10, 'imperialism-africa-asia', {
    c3: 'D2.His.1.9-12 D2.His.14.9-12 D2.His.15.9-12',
  }),
  historySkill('russian-revolution-ussr', 'world', 10, 'first-world-war', {
    c3: 'D2.His.14.9-12 D2.His.16.9-12 D2.Civ.6.9-12',
  }),
  historySkill('interwar-crisis-fascism', 'world', 10, 'first-world-war', {
    c3: 'D2.His.14.9-12 D2.His.15.9-12 D2.Civ.5.9-12 D2.Eco.11.9-12',
  }),
  historySkill('second-world-war', 'world', 10, 'interwar-crisis-fascism', {
    c3: 'D2.His.1.9-12 D2.His.14.9-12',
  }),
  historySkill('holocaust-and-genocide', 'world', 10, 'interwar-crisis-fascism second-world-war', {
    c3: 'D2.His.4.9-12 D2.His.14.9-12 D2.Civ.10.9-12',
  }),
  historySkill('reconstruction-to-jim-crow', 'us', 10, 'us-civil-war-reconstruction', {
    c3: 'D2.His.14.9-12 D2.Civ.12.9-12',
  }),
  historySkill('progressive-new-deal', 'us', 10, 'us-civil-war-reconstruction interwar-crisis-fascism', {
    c3: 'D2.His.14.9-12 D2.Civ.5.9-12 D2.Eco.8.9-12',
  }),
  historySkill('population-urban-geography', 'geography', 10, 'migration-and-cities', {
    c3: 'D2.Geo.3.9-12 D2.Geo.6.9-12 D2.Geo.7.9-12',
  }),
  historySkill('corroboration-and-context', 'sources', 10, 'bias-and-perspective', {
    c3: 'D2.His.10.9-12 D2.His.11.9-12 D2.His.16.9-12 D3.1.9-12',
  }),
  historySkill('cold-war', 'world', 11, 'second-world-war', {
    c3: 'D2.His.1.9-12 D2.His.4.9-12 D2.His.14.9-12',
  }),
  historySkill('chinese-revolution', 'world', 11, 'reform-states-asia second-world-war', {
    c3: 'D2.His.2.9-12 D2.His.14.9-12 D2.Civ.6.9-12',
  }),
  historySkill('partition-of-india', 'world', 11, 'imperialism-africa-asia second-world-war', {
    c3: 'D2.His.4.9-12 D2.His.14.9-12 D2.Geo.7.9-12',
  }),
  historySkill('decolonization-africa', 'world', 11, 'imperialism-africa-asia cold-war', {
    c3: 'D2.His.2.9-12 D2.His.14.9-12 D2.Civ.6.9-12',
  }),
  historySkill('vietnam-southeast-asia', 'world', 11, 'cold-war', {
    c3: 'D2.His.4.9-12 D2.His.14.9-12 D2.His.15.9-12',
  }),
  historySkill('latin-america-20th-century', 'world', 11, 'enlightenment-atlantic-revolutions cold-war', {
    c3: 'D2.His.2.9-12 D2.His.14.9-12 D2.Civ.5.9-12',
  }),
  historySkill('middle-east-since-1945', 'world', 11, 'first-world-war cold-war', {
    c3: 'D2.His.4.9-12 D2.His.6.9-12 D2.His.14.9-12',
  }),
  historySkill('apartheid-and-its-end', 'world', 11, 'decolonization-africa', {
    c3: 'D2.His.14.9-12 D2.His.15.9-12 D2.Civ.14.9-12',
  }),
  historySkill('oceania-rights-nuclear', 'world', 11, 'oceania-peoples cold-war', {
    c3: 'D2.His.14.9-12 D2.Civ.14.9-12 D2.Geo.5.9-12',
  }),
  historySkill('civil-rights-movement', 'us', 11, 'reconstruction-to-jim-crow', {
    c3: 'D2.His.14.9-12 D2.His.15.9-12 D2.Civ.14.9-12',
  }),
  historySkill('constitution-courts-federalism', 'civics', 11, 'us-revolution-constitution', {
    c3: 'D2.Civ.1.9-12 D2.Civ.3.9-12 D2.Civ.4.9-12',
  }),
  historySkill('economic-systems-indicators', 'economics', 11, 'markets-and-incentives', {
    c3: 'D2.Eco.9.9-12 D2.Eco.10.9-12 D2.Eco.11.9-12 D2.Eco.12.9-12',
  }),
  historySkill('propaganda-and-digital-sources', 'sources', 11, 'bias-and-perspective', {
    c3: 'D2.His.11.9-12 D3.2.9-12 D3.3.9-12',
  }),
  historySkill('end-of-cold-war', 'world', 12, 'cold-war', { c3: 'D2.His.14.9-12 D2.His.15.9-12' }),
  historySkill('nine-eleven-and-after', 'world', 12, 'end-of-cold-war middle-east-since-1945', {
    c3: 'D2.His.14.9-12 D2.His.16.9-12 D2.Civ.13.9-12',
  }),
  historySkill('globalization-internet-age', 'world', 12, 'end-of-cold-war', {
    c3: 'D2.His.14.9-12 D2.Eco.15.9-12 D2.Geo.11.9-12',
  }),
  historySkill('climate-and-environment-history', 'world', 12, 'globalization-internet-age', {
    c3: 'D2.His.14.9-12 D2.Geo.9.9-12 D2.Geo.12.9-12',
  }),
  historySkill('us-since-1945', 'us', 12, 'civil-rights-movement cold-war', {
    c3: 'D2.His.2.9-12 D2.His.14.9-12 D2.Civ.13.9-12',
  }),
  historySkill(
    'elections-media-participation',
    'civics',
    12,
    'rights-and-participation constitution-courts-federalism',
    { c3: 'D2.Civ.2.9-12 D2.Civ.5.9-12 D2.Civ.11.9-12' },
  ),
  historySkill('human-rights-international-law', 'civics', 12, 'rights-and-participation second-world-war', {
    c3: 'D2.Civ.1.9-12 D2.Civ.3.9-12 D2.Civ.12.9-12 D2.Civ.14.9-12',
  }),
  historySkill('borders-and-geopolitics', 'geography', 12, 'population-urban-geography cold-war', {
    c3: 'D2.Geo.2.9-12 D2.Geo.10.9-12 D2.Geo.11.9-12',
  }),
  historySkill(
    'trade-development-inequality',
    'economics',
    12,
    'economic-systems-indicators trade-routes-and-ideas',
    { c3: 'D2.Eco.11.9-12 D2.Eco.14.9-12 D2.Eco.15.9-12' },
  ),
  historySkill('interpretations-of-history', 'sources', 12, 'corroboration-and-context', {
    c3: 'D2.His.7.9-12 D2.His.8.9-12 D2.His.16.9-12 D2.His.17.9-12',
  }),
]
