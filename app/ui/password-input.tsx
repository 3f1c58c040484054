// A password field that can be looked at. Without scripts the eye is not there: it could do nothing.
import './password-input.css'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, Field, type TextInputProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  autoComplete: 'current-password' | 'new-password'
  /** Words of the eye, which is pressed or not: "Show password". */
  revealLabel: string
}

export function PasswordInput({
  id,
  label,
  hint,
  error,
  revealLabel,
  className,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="password-input">
        <input
          id={id}
          name={id}
          type={shown ? 'text' : 'password'}
          className={classNames('control', className)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, hint, error })}
          {...rest}
        />
        <IconButton
          label={revealLabel}
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        />
      </span>
    </Field>
  )
}
