// The column text and cards stand in: the notebook's width, centred, with a gutter.
import './wrap.css'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.ts'

export function Wrap({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div className={classNames('wrap', className)} {...rest} />
}

export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** At full width; narrower screens fold to two and one. */
  columns: 2 | 3 | 4
}

export function Grid({ columns, className, ...rest }: GridProps) {
  return <div className={classNames('grid', `columns-${columns}`, className)} {...rest} />
}
