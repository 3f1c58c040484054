import { useEffect, useState } from 'react'

/** So long without a place for the notebook, and another way is offered. */
const PATIENCE_MS = 20_000

/** Whether a place has been looked for in vain for a while. */
export function useNoSpotYet(isLooking: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    setIsLate(false)
    if (!isLooking) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isLooking])
  return isLate
}
