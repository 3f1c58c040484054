import { Smartphone } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import './on-device-line.css'

/** Says that a file is read here and stays here. */
export function OnDeviceLine() {
  return (
    <p className="on-device">
      <Smartphone aria-hidden /> {m.worksheet_private()}
    </p>
  )
}
