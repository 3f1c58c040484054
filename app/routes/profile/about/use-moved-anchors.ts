// Mails and bookmarks of before name parts of /profile that have addresses of their own now. A server never sees an anchor:
// the browser goes on by itself.
import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { type LinkTarget, useNavigate } from '#app/ui/link.tsx'

const MOVED: Readonly<Record<string, LinkTarget>> = {
  '#progress': '/profile/progress',
  '#sign-in': '/profile/security#sign-in',
  '#factors': '/profile/security#factors',
  '#devices': '/profile/security#devices',
  '#notebook': '/profile/preferences',
  '#invite': '/profile/invite',
  '#data': '/profile/data',
}

export function useMovedAnchors(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const to = MOVED[hash]
    if (to !== undefined) navigate(to, { replace: true })
  }, [hash, navigate])
}
