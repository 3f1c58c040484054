// A section across the whole page, on plain paper or on another stock with a torn, cut or perforated edge.
import './band.css'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.ts'

export interface BandProps extends ComponentPropsWithoutRef<'section'> {
  /** cream and lilac are the notebook's second and third paper. */
  tint?: 'none' | 'cream' | 'lilac'
  /** Less air above and below. */
  tight?: boolean
}

export function Band({ tint = 'none', tight = false, className, ...rest }: BandProps) {
  return (
    <section
      className={classNames('band', tint !== 'none' && `tint ${tint}`, tight && 'tight', className)}
      {...rest}
    />
  )
}
