// Every function of the domain that the outside (routes, the request layer, the Worker) imports: the ways in.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { AppContext } from '#app/platform/context.ts'
import type { Gate } from '#app/platform/verb.ts'

const IMPORT = /import (?!type\b)\{([^}]*)\} from '#app\/domain\/([\w/-]+)\.server\.ts'/g
const OUTSIDE = ['app', 'workers']

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return name === 'domain' || name === 'generated' ? [] : filesBelow(path)
    return /(?<!\.test)\.tsx?$/.test(name) ? [path] : []
  })
}

export interface Entry {
  /** subject/file#function */
  name: string
  /** Which files outside the domain call it. */
  callers: string[]
  run: (ctx: AppContext, ...args: unknown[]) => unknown
  /** undefined: it says nothing. */
  gate: Gate<unknown[]> | undefined
}

/** @returns what the outside imports of `.server.ts` files of the domain and what takes a context */
export async function entryVerbs(): Promise<Entry[]> {
  const callers = new Map<string, string[]>()
  for (const file of OUTSIDE.flatMap(filesBelow))
    for (const [, names = '', module = ''] of readFileSync(file, 'utf8')
      .replaceAll("'./domain/", "'#app/domain/")
      .matchAll(IMPORT))
      for (const name of names.split(',').map((one) => one.trim().split(' as ')[0] ?? ''))
        if (name !== '' && !name.startsWith('type '))
          callers.set(`${module}#${name}`, [...(callers.get(`${module}#${name}`) ?? []), file])
  const entries = await Promise.all(
    [...callers].map(async ([name, files]) => {
      const [module = '', exported = ''] = name.split('#')
      const run: unknown = (
        await import(/* @vite-ignore */ join(process.cwd(), `app/domain/${module}.server.ts`))
      )[exported]
      if (typeof run !== 'function') return []
      const gate = (run as { gate?: Gate<unknown[]> }).gate
      // Helpers that reach nothing need no gate: whatever reads or writes takes the context first.
      if (!gate && !/^(async )?(function )?\w*\s*\(ctx\b/.test(run.toString())) return []
      return [{ name, callers: files, run: run as Entry['run'], gate }]
    }),
  )
  return entries.flat().sort((a, b) => a.name.localeCompare(b.name))
}
