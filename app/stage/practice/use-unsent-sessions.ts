import { useEffect } from 'react'

/** Hands in the sessions an earlier visit could not. */
export function useUnsentSessions(): void {
  useEffect(() => {
    void import('./practice-requests.ts').then(({ practiceOutbox }) => practiceOutbox.restore())
  }, [])
}
