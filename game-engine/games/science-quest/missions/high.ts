// 9-12: balances equations, finds what runs out first, and asks where heat goes.
import type { Mission } from './mission.ts'

export const HIGH_MISSIONS: readonly Mission[] = [
  { id: 'balance-fuel-cell', level: 1, task: 'balance', reaction: 'fuelCell' },
  { id: 'balance-magnesium', level: 1, task: 'balance', reaction: 'burningMagnesium' },
  { id: 'balance-gas-flame', level: 1, task: 'balance', reaction: 'gasFlame' },
  { id: 'balance-rust', level: 2, task: 'balance', reaction: 'rusting' },
  { id: 'balance-marble', level: 2, task: 'balance', reaction: 'marbleInAcid' },
  { id: 'balance-baking-soda', level: 2, task: 'balance', reaction: 'heatingSoda' },
  {
    id: 'heat-in-or-out',
    level: 3,
    task: 'sort',
    by: 'enthalpy',
    things: ['gasFlame', 'sodaAndVinegar', 'neutralising', 'burningLime', 'zincAndCopper', 'electrolysis'],
  },
  { id: 'yield-water', level: 3, task: 'yield', reaction: 'fuelCell', amounts: [5, 2] },
  { id: 'yield-magnesium-acid', level: 3, task: 'yield', reaction: 'magnesiumInAcid', amounts: [4, 6] },
  { id: 'yield-rust', level: 4, task: 'yield', reaction: 'rusting', amounts: [9, 6] },
  { id: 'portions-marble', level: 4, task: 'portions', reaction: 'marbleInAcid', extent: 3, aim: 'product' },
  { id: 'portions-heat', level: 4, task: 'portions', reaction: 'burningMagnesium', extent: 2, aim: 'heat' },
  { id: 'balance-photosynthesis', level: 4, task: 'balance', reaction: 'photosynthesis' },
]
