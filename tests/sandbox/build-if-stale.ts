// Builds when a source is newer than the last build; otherwise does nothing, so that a second start is quick.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './toolchain.mjs'

const SOURCES = [
  'app',
  'game-engine',
  'public',
  'vite.config.ts',
  'vite-content.ts',
  'vite-lean-phaser.ts',
  'remix.config.ts',
  'package-lock.json',
]
const BUILT = join(ROOT, 'build', 'server', 'index.js')

/** The latest change below a path, in milliseconds since the epoch. */
function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path)
    .filter((name) => name !== 'generated' && name !== 'project.inlang')
    .reduce((latest: number, name) => Math.max(latest, newest(join(path, name))), 0)
}

/** Throws when the build fails. */
export function buildIfStale(): void {
  const fresh =
    existsSync(BUILT) &&
    existsSync(join(ROOT, '.dev.vars')) &&
    SOURCES.every((source) => newest(join(ROOT, source)) <= statSync(BUILT).mtimeMs)
  if (!fresh && run('npm', ['run', '--silent', 'build']) !== 0) throw new Error('the build failed; see above')
}
