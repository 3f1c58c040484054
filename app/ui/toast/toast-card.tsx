// One toast as a slip of this notebook's paper: icon, title, one line. Errors interrupt a screen reader, the rest wait.
import './toast-card.css'
import {
  Bell,
  CircleCheck,
  CircleX,
  Info,
  LoaderCircle,
  type LucideIcon,
  TriangleExclamationPoint,
  X,
} from 'lucide-react'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ToastMessage, ToastType } from './show-toast.ts'

const ICONS: Readonly<Record<ToastType, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleExclamationPoint,
  error: CircleX,
  loading: LoaderCircle,
  default: Bell,
}

export interface ToastCardProps {
  message: ToastMessage
  dismissLabel: string
  onDismiss: () => void
}

export function ToastCard({ message, dismissLabel, onDismiss }: ToastCardProps) {
  const { type, title, description, dismissible } = message
  const Icon = ICONS[type]
  return (
    <div
      className={`toast-card ${type}`}
      role={type === 'error' ? 'alert' : 'status'}
      data-toast-id={message.id}
    >
      <span className="mark">
        <Icon />
      </span>
      <div className="words">
        <strong>{title}</strong>
        {description !== undefined && <p>{description}</p>}
      </div>
      {dismissible && <IconButton label={dismissLabel} icon={<X />} onClick={onDismiss} />}
    </div>
  )
}
