import { CONTACT_LENGTHS } from '#app/domain/contact/contact-limits.ts'
import { UNREADABLE } from './contact-schema.ts'

/** The subject an address brings along (?subject=), on one line and no longer than may be sent; '' for none. */
export function readSubject(params: URLSearchParams): string {
  const plain = (params.get('subject') ?? '').replace(UNREADABLE, ' ').replace(/\s+/g, ' ').trim()
  return [...plain].slice(0, CONTACT_LENGTHS.subject).join('')
}
