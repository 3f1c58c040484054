// Leaves out of Remix, in the browser's build, what never runs in ours: the branches of flags that remix.config.ts decides, loading
// data route by route (single fetch replaced it), and the scripts that only a server writes. Remix looks at all of these at run time,
// so a bundler has to keep them. What a build does not find any more fails it.
import type { Plugin } from 'vite'
import { remixConfig } from '../../remix.config.ts'

const MODULE = /\/node_modules\/@remix-run\/react\/dist\/esm\/(?<name>[\w-]+)\.js$/
const FLAG = /(?:window\.__remixContext\.)?\bfuture\.(?<flag>v3_\w+)/g

/** By module of @remix-run/react: the condition it evaluates at run time, and what that always is in a browser of ours. */
const CONDITIONS: Readonly<Record<string, readonly (readonly [condition: string, value: string])[]>> = {
  browser: [['window.__remixContext.isSpaMode', 'false']],
  // Our data strategy is single fetch: it always hands over the call.
  routes: [['typeof singleFetch === "function"', 'true']],
  components: [
    ['contextScript = staticContext ?', 'contextScript = false ?'],
    ['routeModulesScript = !isStatic ?', 'routeModulesScript = true ?'],
    ['!isStatic && typeof __remixContext === "object" && __remixContext.a', 'false'],
  ],
}

export function leanRemix(): Plugin {
  return {
    name: 'lean-remix',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      const name = MODULE.exec(id.replace(/\?.*$/, ''))?.groups?.['name']
      return name === undefined ? null : { code: withConstants(name, code), map: null }
    },
  }
}

/** The code of a module with those conditions as constants. @throws when it has one no more */
export function withConstants(name: string, code: string): string {
  const flags: Readonly<Record<string, boolean>> = remixConfig.future
  let lean = code.replace(FLAG, (_, flag: string) => String(flags[flag] ?? false))
  for (const [condition, value] of CONDITIONS[name] ?? []) {
    if (!lean.includes(condition))
      throw new Error(`@remix-run/react/${name} has no condition ${condition} any more`)
    lean = lean.replaceAll(condition, value)
  }
  return lean
}
