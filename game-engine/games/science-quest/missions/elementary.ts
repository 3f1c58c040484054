// K-5: sorts, melts, freezes and mixes what a kitchen has.
import type { Mission } from './mission.ts'

export const ELEMENTARY_MISSIONS: readonly Mission[] = [
  {
    id: 'sort-states',
    level: 1,
    task: 'sort',
    by: 'state',
    things: ['stone', 'milk', 'air', 'wood', 'honey', 'helium'],
  },
  {
    id: 'float-or-sink',
    level: 1,
    task: 'sort',
    by: 'floating',
    things: ['cork', 'stone', 'wood', 'nail', 'candle', 'marble'],
  },
  {
    id: 'melt-ice',
    level: 1,
    task: 'heat',
    startsAt: -20,
    wanted: [{ substance: 'water', state: 'liquid' }],
  },
  {
    id: 'find-magnetic',
    level: 2,
    task: 'sort',
    by: 'magnet',
    things: ['nail', 'copperWire', 'foil', 'ironFilings', 'wood', 'goldRing'],
  },
  {
    id: 'freeze-water',
    level: 2,
    task: 'heat',
    startsAt: 20,
    wanted: [{ substance: 'water', state: 'solid' }],
  },
  {
    id: 'melt-chocolate',
    level: 2,
    task: 'heat',
    startsAt: 20,
    wanted: [
      { substance: 'chocolate', state: 'liquid' },
      { substance: 'candle', state: 'solid' },
    ],
  },
  {
    id: 'what-dissolves',
    level: 3,
    task: 'sort',
    by: 'dissolving',
    things: ['salt', 'sand', 'sugar', 'pepper', 'honey', 'stone'],
  },
  { id: 'three-layers', level: 3, task: 'sort', by: 'layers', things: ['water', 'oil', 'honey'] },
  {
    id: 'sea-water',
    level: 3,
    task: 'mix',
    things: ['water', 'salt', 'sand', 'oil', 'pepper'],
    needs: ['water', 'salt'],
  },
  {
    id: 'take-apart',
    level: 4,
    task: 'sort',
    by: 'separating',
    things: ['ironFilings', 'sand', 'salt', 'nail', 'sugar', 'stone'],
  },
  {
    id: 'salt-from-the-sea',
    level: 4,
    task: 'heat',
    startsAt: 20,
    wanted: [
      { substance: 'water', state: 'gas' },
      { substance: 'salt', state: 'solid' },
    ],
  },
  {
    id: 'fizz',
    level: 4,
    task: 'mix',
    things: ['water', 'vinegar', 'sand', 'bakingSoda', 'oil'],
    needs: ['vinegar', 'bakingSoda'],
  },
]
