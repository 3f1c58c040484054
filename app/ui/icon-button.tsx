// A 44 px button that shows an icon only; its words are for screen readers and hover.
import './icon-button.css'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames('icon-button', className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon}
    </button>
  )
}
