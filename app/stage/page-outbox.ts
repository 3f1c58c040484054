// The page's one outbox: results outlive the screen they were played on.
import { createPendingRoundStore } from './pending-round-store.ts'
import { createRoundOutbox } from './round-outbox.ts'
import { submitRound } from './round-requests.ts'

export const pageOutbox = createRoundOutbox({
  submit: (roundId, moves) => submitRound(roundId, moves),
  later: (callback, ms) => setTimeout(callback, ms),
  store: createPendingRoundStore(Date.now),
  now: Date.now,
})
