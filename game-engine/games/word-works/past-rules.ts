// Older versions, which the browser never needs: only a log of theirs is replayed.
import { createRules, EDITION } from './rules.ts'
import { inTurn, type SetAt } from './sets.ts'
import { WORD_BANKS_3 } from './words/version-3.ts'

/** Levels of a pack began with the band's first set again. */
const ownSetAt: SetAt = (bank, band, level) => inTurn(bank[band], level)

/** For rounds opened before version 3, 4 or 5, as long as they may be handed in. */
export const wordWorksRules4 = createRules({ ...EDITION, version: 4, setAt: ownSetAt })
export const wordWorksRules3 = createRules({
  ...EDITION,
  version: 3,
  banks: WORD_BANKS_3,
  setAt: ownSetAt,
})
export const wordWorksRules2 = createRules({
  version: 2,
  banks: WORD_BANKS_3,
  leastWords: 0,
  spellings: null,
  setAt: ownSetAt,
})
