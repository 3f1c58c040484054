// /profile/preferences: language, day or night, and the notebook. Nothing is read for it but the frame.
import { LookSheet } from './preferences/look-sheet.tsx'

export { sectionMeta as meta } from './section-list.ts'

export default function Preferences() {
  return <LookSheet />
}
