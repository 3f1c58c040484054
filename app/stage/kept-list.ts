// Ids that are kept in this browser: a tick beside them and nothing more, so no server is told.
import { keepSetting, type Setting, useSetting } from './game-settings.ts'

/** Ids with blanks between them. */
export const keepList = (key: string): Setting<string> =>
  keepSetting<string>(key, '', (text) => text ?? undefined)

export function useKeptList(kept: Setting<string>): [ids: readonly string[], add: (id: string) => void] {
  const [text, set] = useSetting(kept)
  const ids = text.split(' ').filter((id) => id !== '')
  return [ids, (id) => ids.includes(id) || set([...ids, id].join(' '))]
}
