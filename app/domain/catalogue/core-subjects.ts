// The core subject cards of the hub (spec 001, sections 3 and 6). Holds no words: titles and descriptions are messages.
import type { GameSubject } from './games.ts'
import { reaches, type Tier } from './plans.ts'

/** The tier the hub shows cards for, whoever looks (spec 001 section 6). What is opened checks rights of its own. */
export const HUB_TIER: Tier = 'premium'

export type CoreSubjectId = 'numberStudio' | 'discoveryLab' | 'storyWorkshop' | 'timeTravel'

export interface CoreSubject {
  readonly id: CoreSubjectId
  readonly subject: GameSubject
  /** A hint to the player ("from level 2"), never a block. */
  readonly minLevel: number
  readonly requiredTier: Exclude<Tier, 'enterprise'>
  readonly isPremiumOnly: boolean
  /** comingSoon: its pages are a placeholder, whatever exercises there are. */
  readonly status: 'available' | 'comingSoon'
}

/** In the order in which the hub shows them. */
export const CORE_SUBJECTS: readonly CoreSubject[] = [
  {
    id: 'numberStudio',
    subject: 'math',
    minLevel: 1,
    requiredTier: 'free',
    isPremiumOnly: false,
    status: 'available',
  },
  {
    id: 'discoveryLab',
    subject: 'science',
    minLevel: 1,
    requiredTier: 'free',
    isPremiumOnly: false,
    status: 'available',
  },
  {
    id: 'storyWorkshop',
    subject: 'english',
    minLevel: 1,
    requiredTier: 'basic',
    isPremiumOnly: false,
    status: 'available',
  },
  {
    id: 'timeTravel',
    subject: 'history',
    minLevel: 1,
    requiredTier: 'premium',
    isPremiumOnly: true,
    status: 'available',
  },
]

/** The cards that someone with this tier is shown. */
export function coreSubjectsFor(tier: Tier): readonly CoreSubject[] {
  return CORE_SUBJECTS.filter(({ requiredTier }) => reaches(tier, requiredTier))
}

export function findCoreSubject(subject: unknown): CoreSubject | undefined {
  return CORE_SUBJECTS.find((card) => card.subject === subject)
}
