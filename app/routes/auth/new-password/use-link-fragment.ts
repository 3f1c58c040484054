// What a link that a client of the API asked for carries behind its "#": tokens, or why there are none. Only the browser sees
// it. It is taken out of the address at once, so that no history keeps it.
import { useEffect, useState } from 'react'

export type LinkFragment = { kind: 'none' } | { kind: 'failed' } | { kind: 'token'; accessToken: string }

export function useLinkFragment(): LinkFragment {
  const [fragment, setFragment] = useState<LinkFragment>({ kind: 'none' })
  useEffect(() => {
    const params = new URLSearchParams(window.location.hash.slice(1))
    const accessToken = params.get('access_token')
    if (accessToken === null && !params.has('error')) return
    history.replaceState(history.state, '', window.location.pathname + window.location.search)
    if (accessToken !== null && params.get('type') === 'recovery') setFragment({ kind: 'token', accessToken })
    else setFragment({ kind: 'failed' })
  }, [])
  return fragment
}
