// Installs what a lock file names. Plain JavaScript on Node's own modules, because on a fresh clone there is nothing else yet.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runLogged, step } from './progress.mjs'

/** No scripts: no package needs its own, and they would be code of others run on this machine. */
const NPM_CI = ['ci', '--ignore-scripts']
const CONFIG = ['package.json', '.npmrc']

/** Installs what the lock file of a folder names, unless it is there. @throws when npm fails */
export async function installPackages(folder, title) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  await step(title, () =>
    // A registry may keep its files at other addresses; npm then finds them out itself.
    installByAddress(folder).catch(() => runLogged('npm', NPM_CI, { cwd: folder })),
  )
}

/**
 * Our lock files have no addresses, for which npm reads and parses the document of each package, with all its versions: as long
 * as the installation itself. So it is given a copy of the lock file that has them, in a folder beside.
 */
async function installByAddress(folder) {
  const beside = join(folder, '.reports', 'install')
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { recursive: true })
  for (const name of CONFIG) {
    const file = join(folder, name)
    if (existsSync(file)) writeFileSync(join(beside, name), readFileSync(file))
  }
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  writeFileSync(join(beside, 'package-lock.json'), JSON.stringify(withAddresses(lock, registry)))
  await runLogged('npm', NPM_CI, { cwd: beside })
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  renameSync(join(beside, 'node_modules'), join(folder, 'node_modules'))
  rmSync(beside, { recursive: true })
}

/**
 * A lock file with the address of each package from a registry, as npm's own registry and its mirrors build it. What arrives is held
 * to the checksum of the lock file as ever.
 * @param {{ packages: Record<string, object> }} lock version 3
 * @param {string} registry
 */
export function withAddresses(lock, registry) {
  const root = registry.endsWith('/') ? registry : `${registry}/`
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const { name = path.split('node_modules/').pop(), version, integrity } = entry
    if (path === '' || integrity === undefined || entry.resolved !== undefined) return [path, entry]
    return [path, { ...entry, resolved: `${root}${name}/-/${basename(name)}-${version}.tgz` }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}
