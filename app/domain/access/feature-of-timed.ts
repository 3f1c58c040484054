// Which right opens which timed feature (spec 000, section 6): the AR games of level 1 are the "basic" ones.
import type { Feature } from '#app/domain/catalogue/plan-limits.ts'
import type { TimedFeature } from './timed-features.ts'

export const OPENED_BY: Readonly<Record<TimedFeature, Feature>> = {
  ChemistryLabAR: 'basic-ar-games',
  MathMazeAR: 'basic-ar-games',
  HistoryQuestAR: 'all-ar-games',
  BiologyBlastAR: 'all-ar-games',
  AITutor: 'ai-tutor',
}
