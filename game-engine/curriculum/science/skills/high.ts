// Science, grades 9 to 12: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { scienceSkill } from '../science-skill.ts'

export const HIGH_SCIENCE: readonly Skill[] = [
  scienceSkill('periodic-trends-bonding', 'physical', 9, 'atoms-molecules-models', {
    ngss: 'HS-PS1-1 HS-PS1-2 HS-PS1-3',
  }),
  scienceSkill('dna-to-protein', 'life', 9, 'genes-and-inheritance', { ngss: 'HS-LS1-1 HS-LS3-1' }),
  scienceSkill('homeostasis-feedback', 'life', 9, 'body-systems-interact', { ngss: 'HS-LS1-2 HS-LS1-3' }),
  scienceSkill('stars-universe', 'earth-space', 9, 'solar-system-scale', {
    ngss: 'HS-ESS1-1 HS-ESS1-2 HS-ESS1-3',
  }),
  scienceSkill(
    'stoichiometry-conservation',
    'physical',
    10,
    'chemical-reactions-mass periodic-trends-bonding',
    { ngss: 'HS-PS1-7' },
  ),
  scienceSkill(
    'reaction-energy-rates',
    'physical',
    10,
    'stoichiometry-conservation states-and-thermal-energy',
    { ngss: 'HS-PS1-4 HS-PS1-5' },
  ),
  scienceSkill('nuclear-processes', 'physical', 10, 'periodic-trends-bonding', {
    ngss: 'HS-PS1-8 HS-ESS1-6',
  }),
  scienceSkill('cell-division-differentiation', 'life', 10, 'dna-to-protein', { ngss: 'HS-LS1-4 HS-LS3-2' }),
  scienceSkill('energy-carbon-in-cells', 'life', 10, 'photosynthesis-respiration', {
    ngss: 'HS-LS1-5 HS-LS1-6 HS-LS1-7 HS-LS2-3',
  }),
  scienceSkill('orbits-earth-history', 'earth-space', 10, 'solar-system-scale nuclear-processes', {
    ngss: 'HS-ESS1-4 HS-ESS1-5 HS-ESS1-6',
  }),
  scienceSkill(
    'experiment-design-statistics',
    'practices',
    10,
    'variables-and-controls graphs-and-patterns',
    { ngss: 'SEP-3 SEP-4 SEP-5' },
  ),
  scienceSkill('equilibrium-acids', 'physical', 11, 'reaction-energy-rates', { ngss: 'HS-PS1-6' }),
  scienceSkill('newton-laws-momentum', 'physical', 11, 'forces-and-motion', {
    ngss: 'HS-PS2-1 HS-PS2-2 HS-PS2-3',
  }),
  scienceSkill(
    'energy-conservation-transfer',
    'physical',
    11,
    'kinetic-potential-energy newton-laws-momentum',
    { ngss: 'HS-PS3-1 HS-PS3-2 HS-PS3-3 HS-PS3-4' },
  ),
  scienceSkill('populations-carrying-capacity', 'life', 11, 'ecosystems-interactions', {
    ngss: 'HS-LS2-1 HS-LS2-2 HS-LS2-6',
  }),
  scienceSkill(
    'carbon-cycle-human-impact',
    'life',
    11,
    'populations-carrying-capacity energy-carbon-in-cells',
    { ngss: 'HS-LS2-4 HS-LS2-5 HS-LS2-7 HS-ESS2-6' },
  ),
  scienceSkill('inheritance-probability', 'life', 11, 'cell-division-differentiation', {
    ngss: 'HS-LS3-2 HS-LS3-3',
  }),
  scienceSkill(
    'earth-systems-tectonics-water',
    'earth-space',
    11,
    'rock-cycle-plate-tectonics orbits-earth-history',
    { ngss: 'HS-ESS2-1 HS-ESS2-2 HS-ESS2-3 HS-ESS2-5' },
  ),
  scienceSkill(
    'climate-system-evidence',
    'earth-space',
    11,
    'resources-hazards-climate carbon-cycle-human-impact',
    { ngss: 'HS-ESS2-4 HS-ESS3-5' },
  ),
  scienceSkill(
    'models-and-evidence-evaluation',
    'practices',
    11,
    'claims-and-evidence experiment-design-statistics',
    { ngss: 'SEP-2 SEP-6 SEP-7 SEP-8' },
  ),
  scienceSkill(
    'gravity-fields-electromagnetism',
    'physical',
    12,
    'newton-laws-momentum fields-electricity-magnetism',
    { ngss: 'HS-PS2-4 HS-PS2-5 HS-PS3-5' },
  ),
  scienceSkill('waves-light-information', 'physical', 12, 'waves-and-signals', {
    ngss: 'HS-PS4-1 HS-PS4-3 HS-PS4-4 HS-PS4-5',
  }),
  scienceSkill('evolution-mechanisms', 'life', 12, 'evolution-evidence-selection inheritance-probability', {
    ngss: 'HS-LS4-1 HS-LS4-2 HS-LS4-3 HS-LS4-4 HS-LS4-5',
  }),
  scienceSkill('resources-sustainability-risk', 'earth-space', 12, 'climate-system-evidence', {
    ngss: 'HS-ESS3-1 HS-ESS3-2 HS-ESS3-3 HS-ESS3-4 HS-ESS3-6',
  }),
  scienceSkill('engineering-tradeoffs-simulation', 'practices', 12, 'engineering-criteria-tests', {
    ngss: 'HS-ETS1-1 HS-ETS1-2 HS-ETS1-3 HS-ETS1-4',
  }),
]
