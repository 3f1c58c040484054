import type { Quota } from '#app/domain/catalogue/plan-limits.ts'
import { PLANS, type Tier } from '#app/domain/catalogue/plans.ts'
import type { PromisedId } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'

export interface PlanLine {
  text: string
  /** The features it rests on, in the feature catalogue. */
  needs: readonly PromisedId[]
}

const NEEDS: Readonly<Record<ListedTier, readonly (readonly PromisedId[])[]>> = {
  free: [['homeworkQuestion'], ['flashcardCreate'], ['testCreate'], ['accessCode'], ['games'], ['houseAds']],
  basic: [
    ['homeworkQuestion', 'testCreate', 'accessCode'],
    ['no-ads'],
    ['basic-analytics'],
    ['worksheet-uploads'],
  ],
  premium: [
    // Everything in Basic: its own card says what of it is there.
    [],
    ['basic-ar-games', 'all-ar-games'],
    ['ai-study-plans'],
    ['advanced-analytics'],
    ['exclusive-content'],
    ['priority-support'],
    ['daily-challenges'],
  ],
}

type ListedTier = Exclude<Tier, 'enterprise'>

const most = (quota: Quota) => String(PLANS.free.quotas[quota]?.most)

/** The lines of a plan, between bars. */
const TEXTS: Readonly<Record<ListedTier, () => string>> = {
  free: () =>
    m.plans_features_free({
      questions: most('homework-questions'),
      cards: most('flashcards'),
      tests: most('practice-tests'),
      codes: most('codes-redeemed'),
    }),
  basic: m.plans_features_basic,
  premium: m.plans_features_premium,
}

/** What a plan may do, line by line; the limits of Free are those that are enforced. */
export function planFeatures(tier: ListedTier): PlanLine[] {
  const texts = textsOf(tier)
  if (texts.length !== NEEDS[tier].length) throw new Error(`${tier} has a line nobody knows the state of`)
  return texts.map((text, index) => ({ text, needs: NEEDS[tier][index] ?? [] }))
}

function textsOf(tier: ListedTier): string[] {
  return TEXTS[tier]().split(' | ')
}
