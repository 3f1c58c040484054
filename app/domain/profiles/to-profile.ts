import { type Profile, takeProfileFields } from './profile-fields.ts'
import type { profiles } from './profiles.schema.ts'

/** A stored row as the product knows it; a value that is none of ours (any more) counts as not said. */
export function toProfile(row: typeof profiles.$inferSelect): Profile {
  return { id: row.id, ...takeProfileFields((field) => row[field]) }
}
