// Older versions, which the browser never needs: only a log of theirs is replayed.
import { createQuizRules } from '#engine/learning/quiz/rules.ts'
import { BANKS_1 } from './bank/version-1.ts'
import { BANKS_2 } from './bank/version-2.ts'
import { BANKS_4 } from './bank/version-4.ts'
import { SETUP } from './rules.ts'

/**
 * For rounds opened before version 2, 3, 4 or 5, as long as they may be handed in. Version 4 began to choose the order of topics,
 * version 5 to ask parts of them.
 */
const { leadsToFreshest: _, ...PAST } = SETUP
export const scienceExplorerRules1 = createQuizRules({ ...PAST, version: 1, banks: BANKS_1 })
export const scienceExplorerRules2 = createQuizRules({ ...PAST, version: 2, banks: BANKS_2 })
export const scienceExplorerRules3 = createQuizRules({ ...PAST, version: 3, banks: BANKS_4 })
export const scienceExplorerRules4 = createQuizRules({ ...SETUP, version: 4, banks: BANKS_4 })
