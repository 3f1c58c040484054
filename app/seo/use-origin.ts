import { useRouteLoaderData } from '@remix-run/react'
import type { RootData } from '#app/preferences/use-preferences.ts'

/** The origin of this deployment; empty where root failed. */
export function useOrigin(): string {
  return useRouteLoaderData<RootData>('root')?.origin ?? ''
}
