// The lazy half of the toaster: sonner stacks, times and swipes; the look and the words are ours. It lives in the
// browser's top layer, or an open dialog would hide it.
import { type CSSProperties, useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import { hostToasts, type ToastEvent, toastDuration } from './show-toast.ts'
import { ToastCard } from './toast-card.tsx'

export interface ToasterProps {
  /** Words of a toast's close button: "Dismiss". */
  dismissLabel: string
  /** Names the region for screen readers: "Notifications". */
  regionLabel: string
}

// Screen readers announce changes to a live region they have seen; give them a moment to see it.
const REGION_SETTLES_MS = 60

export function ToastHost({ dismissLabel, regionLabel }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function receive(event: ToastEvent) {
      if (event.kind === 'dismiss') {
        toast.dismiss(event.id)
        return
      }
      raise(layer.current)
      const { message } = event
      toast.custom(
        (id) => (
          <ToastCard message={message} dismissLabel={dismissLabel} onDismiss={() => toast.dismiss(id)} />
        ),
        {
          id: message.id,
          duration: toastDuration(message.type),
          dismissible: message.dismissible,
        },
      )
    }
    let release = () => {}
    const timer = setTimeout(() => {
      release = hostToasts(receive)
    }, REGION_SETTLES_MS)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [dismissLabel])

  const popover = { popover: 'manual' }
  return (
    <div ref={layer} className="toast-layer" {...popover}>
      <Toaster
        position="bottom-right"
        expand
        gap={14}
        visibleToasts={4}
        offset={24}
        mobileOffset={{ bottom: 88, left: 16, right: 16 }}
        containerAriaLabel={regionLabel}
        style={{ '--width': 'min(420px, calc(100vw - 32px))' } as CSSProperties}
      />
    </div>
  )
}

/** Puts the layer on top of whatever was opened since. */
function raise(layer: HTMLElement | null): void {
  if (layer === null || !('showPopover' in layer)) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}
