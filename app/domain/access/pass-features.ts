// What a pass opens for its 24 hours (spec 000, section 6): each level includes the one before it.
import type { PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import type { Feature } from '#app/domain/catalogue/plan-limits.ts'

const BASIC: readonly Feature[] = ['premium-flashcards', 'study-guides', 'no-ads']
const PRO: readonly Feature[] = [...BASIC, 'basic-ar-games', 'ai-study-assistance', 'extended-practice-tests']
const ULTIMATE: readonly Feature[] = [
  ...PRO,
  'all-ar-games',
  'ai-tutor',
  'exclusive-content',
  'priority-support',
]

export const PASS_OPENS: Readonly<Record<PassLevel, readonly Feature[]>> = {
  basic: BASIC,
  pro: PRO,
  ultimate: ULTIMATE,
}
