// A form field: label above, hint and error under it, tied to the control for screen readers. After an error the form
// keeps what was typed and focuses the first faulty control (by its id).
import './field.css'
import { CircleX } from 'lucide-react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface FieldWords {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
}

export interface FieldProps extends FieldWords {
  /** The control; must carry `id` and `aria-describedby={describedBy(...)}`. TextInput and TextArea do it themselves. */
  children: ReactNode
}

/** The ids of hint and error of field `id`, for aria-describedby; undefined when there is neither. */
export function describedBy({ id, hint, error }: Omit<FieldWords, 'label'>): string | undefined {
  const ids = classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)
  return ids === '' ? undefined : ids
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={classNames('field', error !== undefined && 'faulty')}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          <CircleX /> {error}
        </p>
      )}
    </div>
  )
}

export type TextInputProps = FieldWords & Omit<ComponentPropsWithoutRef<'input'>, 'id'>

export function TextInput({ id, label, hint, error, className, ...rest }: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={id}
        type="text"
        className={classNames('control', className)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
        {...rest}
      />
    </Field>
  )
}

export type TextAreaProps = FieldWords & Omit<ComponentPropsWithoutRef<'textarea'>, 'id'>

export function TextArea({ id, label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name={id}
        rows={4}
        className={classNames('control', className)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
        {...rest}
      />
    </Field>
  )
}
