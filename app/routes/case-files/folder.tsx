// A paper folder with its tab: subject and year.
import './folder.css'
import type { ReactNode } from 'react'
import type { CaseCover } from '#app/views/case-files.server.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'

export interface FolderProps {
  as?: 'div' | 'li'
  of: Pick<CaseCover, 'subject' | 'year'>
  children: ReactNode
}

export function Folder({ as: Box = 'div', of: { subject, year }, children }: FolderProps) {
  return (
    <Box className="folder">
      <p className="folder-tab">
        {SUBJECT_NAMES[subject]()} <span aria-hidden="true">·</span> {year}
      </p>
      <div className="folder-body">{children}</div>
    </Box>
  )
}
