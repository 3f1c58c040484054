// A dark chip with an icon that sets a card apart: "AR", "Premium". Words are always there.
import './badge.css'
import type { ReactNode } from 'react'

export interface BadgeProps {
  icon?: ReactNode
  children: ReactNode
}

export function Badge({ icon, children }: BadgeProps) {
  return (
    <span className="badge">
      {icon}
      {children}
    </span>
  )
}
