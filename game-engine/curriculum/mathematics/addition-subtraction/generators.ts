import type { Generators } from '../../generator.ts'
import { fluentlyWithinThousand } from './add-subtract-fluently-1000.ts'
import { standardMethod } from './add-subtract-standard.ts'
import { withinFive } from './add-subtract-within-5.ts'
import { withinThousand } from './add-subtract-within-1000.ts'
import { tensAndOnes } from './add-tens-and-ones.ts'
import { makeTen } from './add-within-20-make-ten.ts'
import { subtractWithinHundred } from './columns.ts'
import { factsWithinTwenty } from './facts-within-20.ts'
import { factFamilies, trueEquations } from './families.ts'
import { oddAndEven } from './odd-and-even.ts'
import { partnersOfTen } from './partners-of-ten.ts'
import { storiesWithinTen, wordProblemsWithinHundred, wordProblemsWithinTwenty } from './stories.ts'
import { subtractWithinTwenty } from './subtract-within-20.ts'
import { addWithinHundred } from './sum-of-several.ts'

export const ADDITION_SUBTRACTION_GENERATORS = {
  'stories-within-10': storiesWithinTen,
  'add-subtract-within-5': withinFive,
  'partners-of-ten': partnersOfTen,
  'add-within-20-make-ten': makeTen,
  'subtract-within-20': subtractWithinTwenty,
  'fact-families': factFamilies,
  'word-problems-within-20': wordProblemsWithinTwenty,
  'true-equations': trueEquations,
  'add-tens-and-ones': tensAndOnes,
  'facts-within-20': factsWithinTwenty,
  'odd-and-even': oddAndEven,
  'add-within-100': addWithinHundred,
  'subtract-within-100': subtractWithinHundred,
  'word-problems-within-100': wordProblemsWithinHundred,
  'add-subtract-within-1000': withinThousand,
  'add-subtract-fluently-1000': fluentlyWithinThousand,
  'add-subtract-standard': standardMethod,
} as const satisfies Generators
