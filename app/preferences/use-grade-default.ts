import { useEffect } from 'react'
import { storeGradeFallback } from './stored-preferences.ts'

/** "/games" and paths starting with "/game/" (not "/games/math-master"): spec 000 section 2. */
export function hasGradeDefault(pathname: string): boolean {
  return pathname === '/games' || pathname === '/games/' || pathname.startsWith('/game/')
}

export function useGradeDefault(pathname: string): void {
  useEffect(() => {
    if (hasGradeDefault(pathname)) storeGradeFallback()
  }, [pathname])
}
