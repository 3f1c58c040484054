// Which packages our own modules import, read from their text: Vite's scan, which follows each import, takes seconds for the same.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { ROOT } from './toolchain.mjs'

const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^.#'][^']*)'|\bimport\('([^.#'][^']*)'\)/gm
const MODULE = '**/*.{ts,tsx}'
const TEST = /\.(test|fixture)\.tsx?$/
const PACKAGES = Object.keys(manifest.dependencies)

/** @param folders from the project's folder; @returns what is imported as it is written, such as 'drizzle-orm/d1', sorted */
export function importedPackages(
  folders: readonly string[],
  isRead: (path: string) => boolean = () => true,
): string[] {
  const paths = globSync(
    folders.map((folder) => `${folder}/${MODULE}`),
    { cwd: ROOT },
  ).filter((path) => !TEST.test(path) && isRead(path))
  return [...new Set(paths.flatMap((path) => packagesIn(readFileSync(join(ROOT, path), 'utf8'))))].sort()
}

/** Whether a module may come to the browser: what only the server has would be bundled for it in vain. */
export function isForBrowser(path: string): boolean {
  return !/\.(?:server|schema)\.|[/\\](?:db|internal)[/\\]/.test(path)
}

/** Without the style sheets, fonts and word lists of a package, and without Node's and the runtime's own modules. */
export function packagesIn(code: string): string[] {
  return [...code.matchAll(IMPORT)]
    .map(([, named = '', asked = '']) => named || asked)
    .filter(
      (name) =>
        !/\.(css|json)$|\?/.test(name) && PACKAGES.some((own) => name === own || name.startsWith(`${own}/`)),
    )
}
