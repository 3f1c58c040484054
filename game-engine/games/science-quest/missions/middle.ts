// 6-8: builds molecules by valence, and tells them apart.
import type { Mission } from './mission.ts'

export const MIDDLE_MISSIONS: readonly Mission[] = [
  { id: 'build-hydrogen', level: 1, task: 'build', atoms: ['H', 'O', 'H', 'H'], molecule: 'hydrogen' },
  { id: 'build-water', level: 1, task: 'build', atoms: ['O', 'H', 'H', 'O', 'H'], molecule: 'water' },
  {
    id: 'build-hydrogen-chloride',
    level: 1,
    task: 'build',
    atoms: ['H', 'Cl', 'Cl', 'H'],
    molecule: 'hydrogenChloride',
  },
  {
    id: 'build-ammonia',
    level: 2,
    task: 'build',
    atoms: ['H', 'N', 'H', 'O', 'H', 'H'],
    molecule: 'ammonia',
  },
  {
    id: 'build-methane',
    level: 2,
    task: 'build',
    atoms: ['C', 'H', 'H', 'H', 'O', 'H', 'H'],
    molecule: 'methane',
  },
  {
    id: 'elements-or-compounds',
    level: 2,
    task: 'sort',
    by: 'elements',
    things: ['oxygen', 'water', 'nitrogen', 'carbonDioxide', 'hydrogen', 'ammonia'],
  },
  { id: 'build-oxygen', level: 3, task: 'build', atoms: ['O', 'H', 'O', 'H'], molecule: 'oxygen' },
  {
    id: 'build-carbon-dioxide',
    level: 3,
    task: 'build',
    atoms: ['O', 'C', 'O', 'H', 'H'],
    molecule: 'carbonDioxide',
  },
  { id: 'build-nitrogen', level: 3, task: 'build', atoms: ['N', 'N', 'H', 'H'], molecule: 'nitrogen' },
  {
    id: 'build-ethene',
    level: 4,
    task: 'build',
    atoms: ['C', 'C', 'H', 'H', 'H', 'H', 'H'],
    molecule: 'ethene',
  },
  {
    id: 'build-ethanol',
    level: 4,
    task: 'build',
    atoms: ['C', 'C', 'O', 'H', 'H', 'H', 'H', 'H', 'H', 'H'],
    molecule: 'ethanol',
  },
  {
    id: 'sort-shapes',
    level: 4,
    task: 'sort',
    by: 'shape',
    things: ['water', 'methane', 'carbonDioxide', 'ammonia', 'boronTrifluoride', 'hydrogenSulfide'],
  },
]
