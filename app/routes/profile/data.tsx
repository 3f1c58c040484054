// /profile/data: what a person may always do with what we keep of them. Nothing is read for it but the frame.
import { DataSheet } from './data/data-sheet.tsx'
import { usePerson } from './person.ts'

export { sectionMeta as meta } from './section-list.ts'

export default function Data() {
  const { profile } = usePerson()
  return <DataSheet hasFamily={profile.role !== 'teacher'} />
}
