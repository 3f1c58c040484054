// The page's one outbox: results outlive the screen they were played on.
import { createLetterStore } from './letter-store.ts'
import { createRoundOutbox } from './round-outbox.ts'
import { handInRound } from './round-requests.ts'

export const pageOutbox = createRoundOutbox({
  handIn: (roundId, moves) => handInRound(roundId, moves),
  later: (callback, ms) => setTimeout(callback, ms),
  store: createLetterStore(Date.now),
  now: Date.now,
})
