// A sheet of paper on the page: the card of every notebook. Tape means "someone stuck this in": only with a picture or
// a person's result, one strip a sheet (two on the complete screen).
import './sheet.css'
import type { ElementType, HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

export interface SheetProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li'
  tape?: boolean | 'left' | 'right' | 'both'
  /** Raised: the sheet that is picked or stands out. */
  pick?: boolean
}

export function Sheet({ as = 'div', tape = false, pick = false, className, children, ...rest }: SheetProps) {
  const Element: ElementType = as
  return (
    <Element className={classNames('sheet', pick && 'pick', className)} {...rest}>
      {tape !== false && <Tape side={tape === true ? 'middle' : tape === 'both' ? 'left' : tape} />}
      {tape === 'both' && <Tape side="right" />}
      {children}
    </Element>
  )
}

export function Tape({ side = 'middle' }: { side?: 'left' | 'middle' | 'right' }) {
  return <span className={classNames('tape', side)} aria-hidden="true" />
}
