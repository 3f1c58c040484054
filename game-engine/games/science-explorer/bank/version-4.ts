// The banks of version 4 of Science Explorer, whose rounds may still be handed in: today's without what was added since.
import { version4Bank } from '#engine/learning/quiz/version-4-bank.ts'
import { ELEMENTARY_ITEMS } from './elementary.ts'
import { HIGH_ITEMS } from './high.ts'
import { MIDDLE_ITEMS } from './middle.ts'

export const BANKS_4 = {
  elementary: version4Bank(ELEMENTARY_ITEMS),
  middle: version4Bank(MIDDLE_ITEMS),
  high: version4Bank(HIGH_ITEMS),
}
