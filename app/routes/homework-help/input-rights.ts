// What whoever is here may put questions in by, besides typing: as the page's loader says.
import { useRouteLoaderData } from '@remix-run/react'

export interface InputRights {
  worksheets: WorksheetRight
  voice: VoiceRight
}

/** What is said where it is not open: a sale to grown-ups alone. */
export type WorksheetRight = 'open' | 'visitor' | 'student' | 'grown_up'

/** ask_grown_up: below the age of consent without a grown-up's yes; keyboard: nobody knows how old a visitor is. */
export type VoiceRight = 'device' | 'keyboard' | 'ask_grown_up'

const NONE: InputRights = { worksheets: 'visitor', voice: 'keyboard' }

export function useInputRights(): InputRights {
  return useRouteLoaderData<InputRights>('routes/homework-help') ?? NONE
}
