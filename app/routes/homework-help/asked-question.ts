import { useLocation } from '@remix-run/react'

/** The question that a page before this one sent along (a worksheet does); empty: none. */
export function useAskedQuestion(): string {
  const { state }: { state: unknown } = useLocation()
  const asked = typeof state === 'object' && state !== null && 'question' in state ? state.question : null
  return typeof asked === 'string' ? asked : ''
}
