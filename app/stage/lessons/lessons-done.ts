// Which lessons were finished in this browser.
import { keepList, useKeptList } from '../kept-list.ts'

/** Skills. */
const lessonsDone = keepList('lessonsDone')

export const useLessonsDone = () => useKeptList(lessonsDone)
