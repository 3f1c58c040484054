import { type OwnPath, ownPath } from '#app/request/own-path.ts'

/** The page on which a grown-up downloads what we keep of a child; the id as child-id reads it. */
export function exportPath(childId: string): OwnPath {
  return ownPath(`/family/children/${childId}/export`)
}
