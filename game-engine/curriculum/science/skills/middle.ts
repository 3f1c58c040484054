// Science, grades 6 to 8: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { scienceSkill } from '../science-skill.ts'

export const MIDDLE_SCIENCE: readonly Skill[] = [
  scienceSkill('atoms-molecules-models', 'physical', 6, 'matter-is-made-of-particles', { ngss: 'MS-PS1-1' }),
  scienceSkill('states-and-thermal-energy', 'physical', 6, 'atoms-molecules-models', {
    ngss: 'MS-PS1-4 MS-PS3-3 MS-PS3-4',
  }),
  scienceSkill('cells-and-parts', 'life', 6, 'senses-and-body-systems', { ngss: 'MS-LS1-1 MS-LS1-2' }),
  scienceSkill('ecosystems-interactions', 'life', 6, 'food-webs-and-matter', {
    ngss: 'MS-LS2-1 MS-LS2-2 MS-LS2-3',
  }),
  scienceSkill('earth-sun-moon-system', 'earth-space', 6, 'gravity-stars-daylight', { ngss: 'MS-ESS1-1' }),
  scienceSkill('solar-system-scale', 'earth-space', 6, 'gravity-stars-daylight', {
    ngss: 'MS-ESS1-2 MS-ESS1-3',
  }),
  scienceSkill('variables-and-controls', 'practices', 6, 'fair-tests', { ngss: 'SEP-1 SEP-3' }),
  scienceSkill('chemical-reactions-mass', 'physical', 7, 'atoms-molecules-models', {
    ngss: 'MS-PS1-2 MS-PS1-5 MS-PS1-6',
  }),
  scienceSkill('materials-density-resources', 'physical', 7, 'states-and-thermal-energy', {
    ngss: 'MS-PS1-2 MS-PS1-3',
  }),
  scienceSkill('kinetic-potential-energy', 'physical', 7, 'energy-moves-and-changes', {
    ngss: 'MS-PS3-1 MS-PS3-2 MS-PS3-5',
  }),
  scienceSkill('body-systems-interact', 'life', 7, 'cells-and-parts', { ngss: 'MS-LS1-3 MS-LS1-8' }),
  scienceSkill('photosynthesis-respiration', 'life', 7, 'cells-and-parts chemical-reactions-mass', {
    ngss: 'MS-LS1-6 MS-LS1-7',
  }),
  scienceSkill('rock-cycle-plate-tectonics', 'earth-space', 7, 'rocks-erosion-fossils', {
    ngss: 'MS-ESS1-4 MS-ESS2-1 MS-ESS2-2 MS-ESS2-3',
  }),
  scienceSkill(
    'weather-and-ocean-currents',
    'earth-space',
    7,
    'water-and-earth-systems climate-and-hazards',
    { ngss: 'MS-ESS2-4 MS-ESS2-5 MS-ESS2-6' },
  ),
  scienceSkill('graphs-and-patterns', 'practices', 7, 'tables-and-graphs variables-and-controls', {
    ngss: 'SEP-4 SEP-5',
  }),
  scienceSkill('forces-and-motion', 'physical', 8, 'forces-balance-magnets', { ngss: 'MS-PS2-1 MS-PS2-2' }),
  scienceSkill('fields-electricity-magnetism', 'physical', 8, 'forces-and-motion', {
    ngss: 'MS-PS2-3 MS-PS2-4 MS-PS2-5',
  }),
  scienceSkill('waves-and-signals', 'physical', 8, 'sound-vibrations light-and-shadows', {
    ngss: 'MS-PS4-1 MS-PS4-2 MS-PS4-3',
  }),
  scienceSkill('biodiversity-and-solutions', 'life', 8, 'ecosystems-interactions', {
    ngss: 'MS-LS2-4 MS-LS2-5',
  }),
  scienceSkill('genes-and-inheritance', 'life', 8, 'traits-from-parents cells-and-parts', {
    ngss: 'MS-LS3-1 MS-LS3-2',
  }),
  scienceSkill('evolution-evidence-selection', 'life', 8, 'genes-and-inheritance rocks-erosion-fossils', {
    ngss: 'MS-LS4-1 MS-LS4-2 MS-LS4-4 MS-LS4-5 MS-LS4-6',
  }),
  scienceSkill(
    'resources-hazards-climate',
    'earth-space',
    8,
    'weather-and-ocean-currents rock-cycle-plate-tectonics',
    { ngss: 'MS-ESS3-1 MS-ESS3-2 MS-ESS3-3 MS-ESS3-4 MS-ESS3-5' },
  ),
  scienceSkill('claims-and-evidence', 'practices', 8, 'graphs-and-patterns', { ngss: 'SEP-6 SEP-7 SEP-8' }),
  scienceSkill('engineering-criteria-tests', 'practices', 8, 'design-and-improve variables-and-controls', {
    ngss: 'MS-ETS1-1 MS-ETS1-2 MS-ETS1-3 MS-ETS1-4',
  }),
]
