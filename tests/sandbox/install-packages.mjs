// Installs what a lock file names. Plain JavaScript on Node's own modules, because on a fresh clone there is nothing else yet.
import { execFile } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { log, runLogged, step } from './progress.mjs'

/**
 * No scripts: no package needs its own, and they would be code of others run on this machine. The rest is what `.npmrc` says for the
 * root alone.
 */
const NPM_CI = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
const CONFIG = ['package.json', '.npmrc']

/** Installs what the lock file of a folder names, unless it is there. @throws when npm fails */
export async function installPackages(folder, title) {
  const modules = join(folder, 'node_modules')
  const installed = join(modules, '.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  const npmCi = () => runLogged('npm', NPM_CI, { cwd: folder })
  // A link is somebody's own arrangement, which npm keeps.
  const isLink = lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() === true
  await step(title, isLink ? npmCi : () => installByAddress(folder).catch(inTheUsualWay))

  /** Such as for a registry that keeps its files at other addresses: npm asks it for them. */
  function inTheUsualWay(error) {
    log(`\n${error}\nNot installed by address; in the usual way now.\n`)
    return npmCi()
  }
}

/**
 * Our lock files have no addresses, for which npm reads and parses the document of each package, with all its versions: as long
 * as the installation itself. So it is given a copy of the lock file that has them, in a folder beside.
 */
async function installByAddress(folder) {
  mkdirSync(join(folder, '.reports'), { recursive: true })
  const beside = mkdtempSync(join(folder, '.reports', 'install-'))
  try {
    for (const name of CONFIG) {
      const file = join(folder, name)
      if (existsSync(file)) writeFileSync(join(beside, name), readFileSync(file))
    }
    const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], { cwd: folder })
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    writeFileSync(join(beside, 'package-lock.json'), JSON.stringify(withAddresses(lock, stdout.trim())))
    await runLogged('npm', NPM_CI, { cwd: beside })
    replaceModules(folder, beside)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

/**
 * Puts `node_modules` of a folder beside in the place of a folder's own, which goes there. Both stay where they are when the own
 * one cannot be moved. Without new ones, as where no package fits the platform, nothing happens.
 * @throws when either cannot be moved
 */
export function replaceModules(folder, beside) {
  const [own, fresh] = [folder, beside].map((one) => join(one, 'node_modules'))
  if (!existsSync(fresh)) return
  if (existsSync(own)) renameSync(own, join(beside, 'replaced'))
  renameSync(fresh, own)
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
