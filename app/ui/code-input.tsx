// A field for a six-digit code: a number keyboard, and the browser or phone may fill it in from the message.
import './code-input.css'
import { TextInput, type TextInputProps } from './field.tsx'

export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      className="code-input"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{3} ?[0-9]{3}"
      maxLength={7}
      required
      {...props}
    />
  )
}
