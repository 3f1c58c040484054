// Which cases were read to the end in this browser.
import { keepList, useKeptList } from '#app/stage/kept-list.ts'

const casesSolved = keepList('caseFilesSolved')

export const useCasesSolved = () => useKeptList(casesSolved)
