// The round of a game that was left before its end, while the start screen is shown.
import { useCallback, useEffect, useState } from 'react'
import { useViewer } from '#app/preferences/use-preferences.ts'
import { type KeptRound, keptRounds } from './kept-round-store.ts'

/** Whose rounds are kept and offered on this page: a word that differs between accounts, '' for nobody signed in. */
export function useRoundOwner(): string {
  const viewer = useViewer()
  return viewer ? (viewer.avatar ?? 'account') : ''
}

/** @param looking whether there is anything to offer it on */
export function useKeptRound(
  { id, version }: { readonly id: string; readonly version: number },
  looking: boolean,
): [kept: KeptRound | null, forget: () => void] {
  const [kept, setKept] = useState<KeptRound | null>(null)
  const owner = useRoundOwner()
  useEffect(() => {
    if (!looking) return
    let gone = false
    void keptRounds.load({ id, version }, owner).then((round) => {
      if (!gone) setKept(round)
    })
    return () => {
      gone = true
    }
  }, [id, version, owner, looking])
  const forget = useCallback(() => {
    setKept(null)
    void keptRounds.drop(id)
  }, [id])
  return [kept, forget]
}
