// What the button under an answer says: "Check" in practice, something else where nothing is checked yet.
import { createContext, useContext } from 'react'
import { m } from '#app/i18n/generated/messages.ts'

export const CheckWordsContext = createContext<() => string>(m.practice_check)

export function CheckWords() {
  return useContext(CheckWordsContext)()
}
