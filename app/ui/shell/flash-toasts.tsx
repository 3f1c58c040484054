// Shows what the page before wanted said: as toasts in a browser that runs scripts, else as notices at the top of the page.
import { useEffect } from 'react'
import { showToast } from '#app/ui/toast/show-toast.ts'
import type { Flash } from '#app/words/flashes.ts'
import './flash-toasts.css'

export function FlashToasts({ flashes }: { flashes: readonly Flash[] }) {
  useEffect(() => {
    for (const { code, ...words } of flashes) showToast({ id: `flash-${code}`, ...words })
  }, [flashes])
  if (flashes.length === 0) return null
  return (
    <noscript>
      <div className="flash-toasts">
        {flashes.map(({ code, type, title, description }) => (
          <p key={code} className={type} role={type === 'error' ? 'alert' : 'status'}>
            <strong>{title}</strong> {description}
          </p>
        ))}
      </div>
    </noscript>
  )
}
