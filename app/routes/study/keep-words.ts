// The study pages come with the words of all their tabs: turning to another tab asks the server for nothing.
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'

type Turn = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'formMethod' | 'defaultShouldRevalidate'
>

/** As a route's `shouldRevalidate`. */
export function keepWords({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Turn): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && formMethod === undefined
  return isSamePage ? false : defaultShouldRevalidate
}
