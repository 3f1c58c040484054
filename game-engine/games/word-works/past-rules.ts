// Older versions, which the browser never needs: only a log of theirs is replayed.
import { createRules, EDITION } from './rules.ts'
import { WORD_BANKS_3 } from './words/version-3.ts'

/** For rounds opened before version 3 or 4, as long as they may be handed in. */
export const wordWorksRules3 = createRules({ ...EDITION, version: 3, banks: WORD_BANKS_3 })
export const wordWorksRules2 = createRules({
  version: 2,
  banks: WORD_BANKS_3,
  leastWords: 0,
  spellings: null,
})
