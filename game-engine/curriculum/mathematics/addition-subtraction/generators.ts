import type { Generators } from '../../generator.ts'
import {
  fluentlyWithinThousand,
  standardMethod,
  subtractWithinHundred,
  tensAndOnes,
  withinThousand,
} from './columns.ts'
import { factsWithinTwenty, makeTen, partnersOfTen, subtractWithinTwenty, withinFive } from './facts.ts'
import { factFamilies, trueEquations } from './families.ts'
import { oddAndEven } from './odd-and-even.ts'
import { storiesWithinTen, wordProblemsWithinHundred, wordProblemsWithinTwenty } from './stories.ts'
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
