// The one button, and the link that looks like it. A view has one primary; ghost is the second action, secondary is
// "go play" or "buy", danger takes something away for good. CSS makes each notebook's own: printed out of register, cut paper,
// felt and hatch, flat.
import './button.css'
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { classNames } from './class-names.ts'

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** small: 44 px in every notebook, for bars and cards. */
  size?: 'regular' | 'small'
  /** The page's one key action; keeps its crop ticks in the high notebook. */
  keyAction?: boolean
  /** As wide as its box. */
  full?: boolean
  icon?: ReactNode
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** The answer to a press is awaited: until it is there another press does nothing, and the focus stays on the button. */
  busy?: boolean
}

export type ButtonLinkProps = ButtonLook & ComponentPropsWithoutRef<typeof Link>

function look(props: ButtonLook, className: string | undefined): string {
  return classNames(
    'button',
    props.variant ?? 'primary',
    props.size === 'small' && 'small-size',
    props.keyAction && 'key',
    props.full && 'full',
    className,
  )
}

export function Button(props: ButtonProps) {
  const { variant, size, keyAction, full, icon, className, children, type = 'button', busy, ...rest } = props
  const held = busy ? { 'aria-disabled': true, onClick: hold } : {}
  return (
    <button type={type} className={look(props, className)} {...rest} {...held}>
      {icon}
      <span className="words">{children}</span>
    </button>
  )
}

/** Also keeps Enter in a field from sending the form: browsers press its button for that. */
function hold(event: MouseEvent): void {
  event.preventDefault()
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, keyAction, full, icon, className, children, ...rest } = props
  return (
    <Link className={look(props, className)} {...rest}>
      {icon}
      <span className="words">{children}</span>
    </Link>
  )
}

/** Buttons in a row that wraps. */
export function ButtonRow({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('button-row', className)}>{children}</div>
}
