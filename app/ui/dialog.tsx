// A native modal dialog: the browser keeps focus inside, closes on Escape, and gives focus back to where it was.
// The page behind stands still by CSS (base.css). Without JavaScript a dialog never opens: pages must not need it.
import './dialog.css'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Tape } from './sheet.tsx'

export interface DialogProps {
  open: boolean
  /** Escape, the close button or a press on the page behind. */
  onClose: () => void
  title: string
  description?: ReactNode
  /** Words of the close button. */
  closeLabel: string
  children: ReactNode
  tape?: boolean
  /** Focus begins at the title, where the first control would look chosen. */
  startAtTitle?: boolean
  size?: 'regular' | 'narrow'
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  children,
  tape = false,
  startAtTitle = false,
  size,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Shown by showModal, and not closed by its owner since.
  const isShown = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (!open) {
      isShown.current = false
      if (dialog.open) dialog.close()
      return
    }
    // In a task of its own: going modal makes the browser style the whole page anew, on top of what led here.
    const opening = setTimeout(() => {
      if (dialog.open) return
      dialog.showModal()
      isShown.current = true
      if (startAtTitle) heading.current?.focus()
    }, 0)
    return () => clearTimeout(opening)
  }, [open, startAtTitle])

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    // The owner's state decides whether it is open; the browser only asks.
    const ask = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    const pressBehind = (event: MouseEvent) => {
      if (event.target === dialog) onClose()
    }
    // Also fires when the owner closes it, a frame later: by then the owner may want it open again, and it is not yet shown.
    const closed = () => {
      if (!isShown.current || dialog.open) return
      isShown.current = false
      onClose()
    }
    dialog.addEventListener('cancel', ask)
    dialog.addEventListener('close', closed)
    dialog.addEventListener('mousedown', pressBehind)
    return () => {
      dialog.removeEventListener('cancel', ask)
      dialog.removeEventListener('close', closed)
      dialog.removeEventListener('mousedown', pressBehind)
    }
  }, [onClose])

  return (
    <dialog
      ref={ref}
      className={classNames('dialog', size === 'narrow' && 'narrow')}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
    >
      <div className="paper">
        {tape && <Tape />}
        <h2 ref={heading} id={`${id}title`} tabIndex={startAtTitle ? -1 : undefined}>
          {title}
        </h2>
        {description !== undefined && (
          <p className="description" id={`${id}description`}>
            {description}
          </p>
        )}
        <div className="inside">{children}</div>
        <IconButton className="close" label={closeLabel} icon={<X />} onClick={onClose} />
      </div>
    </dialog>
  )
}
