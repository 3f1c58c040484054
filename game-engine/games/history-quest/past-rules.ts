// Older versions, which the browser never needs: only a log of theirs is replayed.
import { createQuizRules } from '#engine/learning/quiz/rules.ts'
import { BANKS_1 } from './bank/version-1.ts'
import { BANKS_2 } from './bank/version-2.ts'
import { BANKS_3 } from './bank/version-3.ts'
import { BANKS_4 } from './bank/version-4.ts'
import { SETUP } from './rules.ts'

/**
 * For rounds opened before version 2, 3, 4 or 5, as long as they may be handed in. Version 3 began to spread a newcomer's questions,
 * version 4 to choose among more topics than a round asks, version 5 to ask parts of them.
 */
const { leadsToFreshest: _, ...PAST } = SETUP
export const historyQuestRules1 = createQuizRules({ ...PAST, newcomerStep: 0, version: 1, banks: BANKS_1 })
export const historyQuestRules2 = createQuizRules({ ...PAST, newcomerStep: 0, version: 2, banks: BANKS_2 })
export const historyQuestRules3 = createQuizRules({ ...PAST, version: 3, banks: BANKS_3 })
export const historyQuestRules4 = createQuizRules({ ...SETUP, version: 4, banks: BANKS_4 })
