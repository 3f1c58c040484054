// Science, kindergarten to grade 5: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { scienceSkill } from '../science-skill.ts'

export const ELEMENTARY_SCIENCE: readonly Skill[] = [
  scienceSkill('pushes-and-pulls', 'physical', 0, '', { ngss: 'K-PS2-1 K-PS2-2' }),
  scienceSkill('what-living-things-need', 'life', 0, '', { ngss: 'K-LS1-1' }),
  scienceSkill('weather-patterns', 'earth-space', 0, '', { ngss: 'K-ESS2-1 K-ESS3-2 K-PS3-1' }),
  scienceSkill('sound-vibrations', 'physical', 1, '', { ngss: '1-PS4-1' }),
  scienceSkill('light-and-shadows', 'physical', 1, '', { ngss: '1-PS4-2 1-PS4-3' }),
  scienceSkill('plant-animal-parts', 'life', 1, 'what-living-things-need', { ngss: '1-LS1-1' }),
  scienceSkill('parents-and-young', 'life', 1, 'what-living-things-need', { ngss: '1-LS1-2 1-LS3-1' }),
  scienceSkill('sun-moon-star-patterns', 'earth-space', 1, '', { ngss: '1-ESS1-1 1-ESS1-2' }),
  scienceSkill('properties-of-materials', 'physical', 2, '', { ngss: '2-PS1-1 2-PS1-2' }),
  scienceSkill('heating-cooling-changes', 'physical', 2, 'properties-of-materials', { ngss: '2-PS1-4' }),
  scienceSkill('seeds-and-pollination', 'life', 2, 'plant-animal-parts', { ngss: '2-LS2-1 2-LS2-2' }),
  scienceSkill('habitats-and-variety', 'life', 2, 'plant-animal-parts', { ngss: '2-LS4-1 3-LS4-3' }),
  scienceSkill('land-water-maps-changes', 'earth-space', 2, '', {
    ngss: '2-ESS1-1 2-ESS2-1 2-ESS2-2 2-ESS2-3',
  }),
  scienceSkill('observe-measure-record', 'practices', 2, '', { ngss: 'SEP-1 SEP-3 SEP-4' }),
  scienceSkill('forces-balance-magnets', 'physical', 3, 'pushes-and-pulls', {
    ngss: '3-PS2-1 3-PS2-3 3-PS2-4',
  }),
  scienceSkill('life-cycles', 'life', 3, 'parents-and-young', { ngss: '3-LS1-1' }),
  scienceSkill('traits-from-parents', 'life', 3, 'parents-and-young', { ngss: '3-LS3-1 3-LS3-2 3-LS4-2' }),
  scienceSkill('climate-and-hazards', 'earth-space', 3, 'weather-patterns', {
    ngss: '3-ESS2-1 3-ESS2-2 3-ESS3-1',
  }),
  scienceSkill('tables-and-graphs', 'practices', 3, 'observe-measure-record', { ngss: 'SEP-4 3-ESS2-1' }),
  scienceSkill('energy-moves-and-changes', 'physical', 4, 'forces-balance-magnets sound-vibrations', {
    ngss: '4-PS3-1 4-PS3-2 4-PS3-3 4-PS3-4',
  }),
  scienceSkill('senses-and-body-systems', 'life', 4, 'plant-animal-parts', { ngss: '4-LS1-1 4-LS1-2' }),
  scienceSkill('rocks-erosion-fossils', 'earth-space', 4, 'land-water-maps-changes', {
    ngss: '4-ESS1-1 4-ESS2-1 4-ESS2-2 3-LS4-1',
  }),
  scienceSkill('fair-tests', 'practices', 4, 'observe-measure-record', { ngss: 'SEP-3 3-5-ETS1-3' }),
  scienceSkill('matter-is-made-of-particles', 'physical', 5, 'heating-cooling-changes', {
    ngss: '5-PS1-1 5-PS1-2 5-PS1-3 5-PS1-4',
  }),
  scienceSkill('food-webs-and-matter', 'life', 5, 'habitats-and-variety energy-moves-and-changes', {
    ngss: '5-LS1-1 5-LS2-1 5-PS3-1',
  }),
  scienceSkill(
    'water-and-earth-systems',
    'earth-space',
    5,
    'climate-and-hazards matter-is-made-of-particles',
    { ngss: '5-ESS2-1 5-ESS2-2 5-ESS3-1' },
  ),
  scienceSkill('gravity-stars-daylight', 'earth-space', 5, 'sun-moon-star-patterns', {
    ngss: '5-PS2-1 5-ESS1-1 5-ESS1-2',
  }),
  scienceSkill('design-and-improve', 'practices', 5, 'fair-tests tables-and-graphs', {
    ngss: '3-5-ETS1-1 3-5-ETS1-2 3-5-ETS1-3',
  }),
]
