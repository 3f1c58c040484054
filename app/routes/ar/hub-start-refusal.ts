import type { ArStartRefusal } from '#app/domain/ar/ar.types.ts'
import { m } from '#app/i18n/generated/messages.ts'

export interface HubStart {
  isSignedIn: boolean
  /** Of requireArGame; null: open. */
  refusal: Extract<ArStartRefusal, 'unknown_game' | 'in_development' | 'not_entitled'> | null
  isCapable: boolean
  hasCamera: boolean
}

/** What a start on the hub is answered (spec 001, section 8), of the checks in their order the first that fails; null: all is well. */
export function hubStartRefusal({ isCapable, isSignedIn, refusal, hasCamera }: HubStart): string | null {
  if (!isCapable) return m.ar_hub_no_device()
  if (!isSignedIn) return m.ar_error_not_signed_in()
  if (refusal === 'not_entitled') return m.ar_coming_premium()
  if (!hasCamera) return m.ar_hub_no_camera()
  return refusal === null ? null : m.ar_hub_unavailable()
}
