import { Link as RemixLink, useNavigate as useRemixNavigate } from '@remix-run/react'
import { type ComponentPropsWithoutRef, useCallback } from 'react'
import type { OwnPath } from '#app/request/own-path.ts'

/**
 * Where a link of ours may lead: a path written out in our source, at least its beginning, or one that was parsed. A plain
 * string, as data holds it, does not compile: "//host" and "javascript:" are strings, too.
 */
export type LinkTarget = OwnPath | `/${string}` | `?${string}` | `#${string}`

export type LinkProps = Omit<ComponentPropsWithoutRef<typeof RemixLink>, 'to'> & { to: LinkTarget }

export function Link(props: LinkProps) {
  return <RemixLink {...props} />
}

/** As Remix's, for what a Link may lead to. */
export function useNavigate(): (to: LinkTarget, options?: { replace?: boolean }) => void {
  const navigate = useRemixNavigate()
  return useCallback((to, options) => navigate(to, options), [navigate])
}
