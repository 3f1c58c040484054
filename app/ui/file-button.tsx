// A button that opens a file. The field lies over it: pressed, focused and dropped on as a button is. It has no name, so no form
// sends it.
import type { ChangeEvent, ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './file-button.css'

export interface FileButtonProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'name' | 'className' | 'onChange'> {
  /** As Button's classes: "primary key". */
  look: string
  icon: ReactNode
  onFile(file: File): void
}

export function FileButton({ look, icon, children, onFile, ...field }: FileButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) onFile(file)
    // The same file may be chosen again once it was mended.
    target.value = ''
  }
  return (
    <label className={classNames('button', look, 'file-button')}>
      {icon}
      <span className="words">{children}</span>
      <input {...field} type="file" onChange={choose} />
    </label>
  )
}
