// Older versions, which the browser never needs: only a log of theirs is replayed.
import { createQuizRules } from '#engine/learning/quiz/rules.ts'
import { BANKS_1 } from './bank/version-1.ts'
import { BANKS_2 } from './bank/version-2.ts'
import { SETUP } from './rules.ts'

/** For rounds opened before version 2 or 3, as long as they may be handed in. */
export const historyQuestRules1 = createQuizRules({ ...SETUP, version: 1, banks: BANKS_1 })
export const historyQuestRules2 = createQuizRules({ ...SETUP, version: 2, banks: BANKS_2 })
