// Older versions, which the browser never needs: only a log of theirs is replayed.
import { createQuizRules } from '#engine/learning/quiz/rules.ts'
import { BANKS_1 } from './bank/version-1.ts'
import { BANKS_2 } from './bank/version-2.ts'
import { SETUP } from './rules.ts'

/** For rounds opened before version 2 or 3, as long as they may be handed in. Version 3 began to spread a newcomer's questions. */
const PAST = { ...SETUP, newcomerStep: 0 }
export const historyQuestRules1 = createQuizRules({ ...PAST, version: 1, banks: BANKS_1 })
export const historyQuestRules2 = createQuizRules({ ...PAST, version: 2, banks: BANKS_2 })
