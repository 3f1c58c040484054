// Leaves out of ts-fsrs what schedule.ts does not ask of it and a bundler has to keep: the methods it gives to every Date for
// callers of its first version, settings and weights other than its own, steps other than minutes, settings that change later, the
// random shift of a day, and the texts of its errors. What a build does not find any more fails it. `npm run dev` serves the whole of it.
import type { Plugin } from 'vite'

const MODULE = /\/node_modules\/ts-fsrs\/dist\/index\.mjs$/
const METHOD = /^Date\.prototype\.\w+ = function\(.*\) \{\n.*\n\};$/gm
const METHODS = 4

/** What stands in the module, each the first of its kind, and what takes its place. */
const PARTS: readonly (readonly [there: RegExp, instead: string])[] = [
  // Names by number are asked for nowhere.
  [
    /^var State = [\s\S]*?\(State \|\| \{\}\);\n/m,
    'var State = { New: 0, Learning: 1, Review: 2, Relearning: 3 };\n',
  ],
  [
    /^var Rating = [\s\S]*?\(Rating \|\| \{\}\);\n/m,
    'var Rating = { Manual: 0, Again: 1, Hard: 2, Good: 3, Easy: 4 };\n',
  ],
  // Its own steps are all in minutes.
  [
    /^const ConvertStepUnitToMinutes = [\s\S]*?^\};\n/m,
    'const ConvertStepUnitToMinutes = (step) => parseInt(step, 10);\n',
  ],
  // The settings and weights are its own: they need no filling up, and keep within their bounds.
  [
    /^const generatorParameters = [\s\S]*?^\};\n/m,
    `const generatorParameters = () => ({
  request_retention: default_request_retention,
  maximum_interval: default_maximum_interval,
  w: default_w,
  enable_fuzz: false,
  enable_short_term: default_enable_short_term,
  learning_steps: default_learning_steps,
  relearning_steps: default_relearning_steps
});\n`,
  ],
  [/^ {2}prepare_parameters = [\s\S]*?^ {2}\};\n/m, '  prepare_parameters = generatorParameters;\n'],
  // Nobody sets anything once it is made.
  [/new Proxy\(\s*(this\.prepare_parameters\(params\)),\s*this\.params_handler_proxy\(\)\s*\)/, '$1'],
  [/^ {2}set parameters\(params\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
  [/^ {2}params_handler_proxy\(\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
  [/^ {2}update_parameters\(params\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
  [/^ {2}get interval_modifier\(\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
  [/^ {2}set seed\(seed\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
  [/^ {2}_seed;\n/m, ''],
  [
    /^ {2}apply_fuzz\(ivl, elapsed_days\) \{\n[\s\S]*?^ {2}\}\n/m,
    '  apply_fuzz(ivl) { return Math.round(ivl); }\n',
  ],
]

/** What it says of values that schedule.ts never gives it; it is still thrown. */
const SAID = /throw new FSRSValidationError\([\s\S]*?\);/g
const FROZEN = /Object\.freeze\(/g

export function leanFsrs(): Plugin {
  return {
    name: 'lean-fsrs',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (MODULE.test(id) ? { code: leanSchedule(code), map: null } : null),
  }
}

/** The module of ts-fsrs with what schedule.ts asks of it. */
export function leanSchedule(code: string): string {
  if (code.match(METHOD)?.length !== METHODS) throw new Error('ts-fsrs adds other methods to Date now')
  return PARTS.reduce(
    (whole, [there, instead]) => {
      if (!there.test(whole)) throw new Error(`ts-fsrs has nothing like ${there.source} now`)
      return whole.replace(there, instead)
    },
    code.replace(METHOD, '').replace(SAID, 'throw Error("ts-fsrs");').replace(FROZEN, '('),
  )
}
