// Which lessons were finished in this browser: a tick beside them and nothing more, so no server is told.
import { keepSetting, useSetting } from '../game-settings.ts'

/** Skills with blanks between them. */
const lessonsDone = keepSetting<string>('lessonsDone', '', (text) => text ?? undefined)

export function useLessonsDone(): [done: readonly string[], add: (skill: string) => void] {
  const [text, set] = useSetting(lessonsDone)
  const done = text.split(' ').filter((skill) => skill !== '')
  return [done, (skill) => done.includes(skill) || set([...done, skill].join(' '))]
}
