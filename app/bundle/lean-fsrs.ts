// Leaves out of ts-fsrs what schedule.ts does not ask of it and a bundler has to keep: the methods it gives to every Date for
// callers of its first version, weights of earlier versions, settings that change later, and the random shift of a day. What a
// build does not find any more fails it. `npm run dev` serves the whole of it.
import type { Plugin } from 'vite'

const MODULE = /\/node_modules\/ts-fsrs\/dist\/index\.mjs$/
const METHOD = /^Date\.prototype\.\w+ = function\(.*\) \{\n.*\n\};$/gm
const METHODS = 4

/** What stands in the module, each the first of its kind, and what takes its place. */
const PARTS: readonly (readonly [there: RegExp, instead: string])[] = [
  // The weights are its own: they need no filling up, and keep within their bounds.
  [/^ {2}switch \(parameters\.length\) \{\n[\s\S]*?^ {2}\}\n/m, '  throw new Error("weights of our own")\n'],
  [/^ {4}generated\.w = clipParameters\([\s\S]*?^ {4}\);\n/m, ''],
  // Nobody sets anything once it is made.
  [/new Proxy\(\s*(this\.prepare_parameters\(params\)),\s*this\.params_handler_proxy\(\)\s*\)/, '$1'],
  [/^ {2}set parameters\(params\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
  [/^ {2}params_handler_proxy\(\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
  [/^ {2}update_parameters\(params\) \{\n[\s\S]*?^ {2}\}\n/m, ''],
  [
    /^ {2}apply_fuzz\(ivl, elapsed_days\) \{\n[\s\S]*?^ {2}\}\n/m,
    '  apply_fuzz(ivl) { return Math.round(ivl); }\n',
  ],
]

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
    code.replace(METHOD, ''),
  )
}
