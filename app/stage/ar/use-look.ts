import { useMemo } from 'react'
import { useMode, useThemeLevel } from '#app/preferences/use-preferences.ts'
import type { ArLook, ArView } from './ar-game.ts'
import { useDarkDevice } from './use-still.ts'

/** The notebook this page is drawn in, as a scene needs it. */
export function useLook(view: ArView, filter: ArLook['filter']): ArLook {
  const [notebook] = useThemeLevel()
  const [mode] = useMode()
  const isDarkDevice = useDarkDevice()
  const isDark = view === 'desk' && (mode === 'system' ? isDarkDevice : mode === 'dark')
  return useMemo(() => ({ notebook, isDark, filter }), [notebook, isDark, filter])
}
