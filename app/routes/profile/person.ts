// Whose profile it is, as the frame around all sections read it.
import { useOutletContext } from '@remix-run/react'
import type { ProfileFields } from '#app/domain/profiles/profile-fields.ts'

export interface Person {
  profile: ProfileFields
  avatar: string | null
  /** Too young, and no grown-up said yes yet: little can be changed. */
  limited: boolean
  /** A parent's or a teacher's account of an adult. */
  isGrownUp: boolean
}

export function usePerson(): Person {
  return useOutletContext<Person>()
}
