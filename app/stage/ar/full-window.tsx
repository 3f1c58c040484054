// A view that takes the whole screen: what lies under it can be neither seen nor reached until it is left.
import { type ReactNode, useEffect, useRef } from 'react'
import './full-window.css'

export interface FullWindowProps {
  label: string
  className: string
  children: ReactNode
  /** Escape, or the device's own way back. */
  onLeave: () => void
}

export function FullWindow({ label, className, children, onLeave }: FullWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`full-window ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      {children}
    </dialog>
  )
}
