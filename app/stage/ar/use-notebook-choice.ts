import { useMemo } from 'react'
import { useMode, useThemeLevel } from '#app/preferences/use-preferences.ts'
import type { NotebookChoice } from './ar-game.ts'
import { useDarkDevice } from './use-reduced-motion.ts'
import type { ArView } from './view-choice.ts'

/** The notebook this page is drawn in, as a scene needs it. */
export function useNotebookChoice(view: ArView, filter: NotebookChoice['filter']): NotebookChoice {
  const [level] = useThemeLevel()
  const [mode] = useMode()
  const isDarkDevice = useDarkDevice()
  const isDark = view === 'desk' && (mode === 'system' ? isDarkDevice : mode === 'dark')
  return useMemo(() => ({ level, isDark, filter }), [level, isDark, filter])
}
