// The two sets that are there from the start (spec 001 section 2). Their cards are content (app/content/starter-cards), numbered
// from 1; every card asks its front.

export const STARTER_SETS = { 'math-formulas': 15, 'science-terms': 25 } as const

export type StarterSet = keyof typeof STARTER_SETS

export const STARTER_IDS = Object.keys(STARTER_SETS) as [StarterSet, ...StarterSet[]]

export function isStarterSet(setId: string): setId is StarterSet {
  return Object.hasOwn(STARTER_SETS, setId)
}

export function isStarterFace(setId: string, cardId: string, face: string): boolean {
  if (!isStarterSet(setId) || face !== 'front') return false
  return /^[1-9]\d?$/.test(cardId) && Number(cardId) <= STARTER_SETS[setId]
}
