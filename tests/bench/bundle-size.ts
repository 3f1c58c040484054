// What a page makes a browser download before it runs: read from Remix's own manifest, compressed as a server would.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ROOT } from '../sandbox/toolchain.mjs'

const CLIENT = join(ROOT, 'build', 'client')
const KB = 1_000

export interface Size {
  /** KB of 1,000 bytes. */
  readonly gzip: number
  readonly brotli: number
  readonly files: number
}

interface RemixManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
}

interface ManifestRoute {
  path?: string
  index?: boolean
  parentId?: string
  module: string
  imports?: string[]
}

function compressed(buffers: readonly Buffer[]): Size {
  const sum = (compress: (buffer: Buffer) => Buffer) =>
    buffers.reduce((total, buffer) => total + compress(buffer).length, 0) / KB
  return {
    gzip: sum(gzipSync),
    // Takes half a minute for all of them, and only the benchmark asks.
    get brotli() {
      return sum(brotliCompressSync)
    },
    files: buffers.length,
  }
}

function remixManifest(): RemixManifest {
  const name = readdirSync(join(CLIENT, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('no Remix manifest in build/client/assets: build first')
  const source = readFileSync(join(CLIENT, 'assets', name), 'utf8')
  return JSON.parse(source.slice(source.indexOf('=') + 1).replace(/;\s*$/, ''))
}

/** Path patterns of the route table that this pathname consists of: the route and its parents. */
function matches(manifest: RemixManifest, pathname: string): ManifestRoute[] {
  const route = Object.values(manifest.routes).find(({ path, index }) =>
    pathname === '/' ? index === true : path === pathname.slice(1),
  )
  if (!route) throw new Error(`no route for ${pathname}`)
  const parent = ({ parentId }: ManifestRoute) =>
    parentId === undefined ? undefined : manifest.routes[parentId]
  const chain: ManifestRoute[] = []
  for (let current: ManifestRoute | undefined = route; current; current = parent(current)) chain.push(current)
  return chain
}

/**
 * JavaScript loaded for the first view of a path, in KB: entry, root, the route, and all they import at once.
 * Not the manifest's own file: with lazy route discovery a page carries its part of the manifest in the document.
 */
export function firstLoadSize(pathname: string): Size {
  return compressed(firstLoadUrls(pathname).map((url) => readFileSync(join(CLIENT, url))))
}

/** The same, gzip, by file; named without the hash of its content, so that builds can be compared. */
export function firstLoadFiles(pathname: string): Record<string, number> {
  const files: Record<string, number> = {}
  for (const url of firstLoadUrls(pathname)) {
    const name = url.replace(/^.*\/assets\//, '').replace(/-[\w-]{8}\.js$/, '')
    files[name] = (files[name] ?? 0) + compressed([readFileSync(join(CLIENT, url))]).gzip
  }
  return files
}

/**
 * What is fetched after a page for these modules, named as their files begin, in KB gzip by file: they and all they import at
 * once, without what the page has already.
 */
export function laterFiles(pathname: string, names: readonly string[]): Record<string, number> {
  const there = new Set(firstLoadUrls(pathname).map((url) => url.replace(/^.*\/assets\//, '')))
  const assets = readdirSync(join(CLIENT, 'assets'))
  const wanted = new Set<string>()
  for (const name of names) {
    const found = assets.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    if (found.length === 0) throw new Error(`no chunk ${name} in build/client/assets`)
    for (const file of found) wanted.add(file)
  }
  const files: Record<string, number> = {}
  for (const file of wanted) {
    if (there.has(file)) continue
    const source = readFileSync(join(CLIENT, 'assets', file))
    const name = file.replace(/-[\w-]{8}\.js$/, '')
    files[name] = (files[name] ?? 0) + compressed([source]).gzip
    // Messages are one file a language, named apart, and a few hundred bytes.
    for (const [, imported = ''] of source.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      wanted.add(imported)
  }
  return files
}

function firstLoadUrls(pathname: string): string[] {
  const manifest = remixManifest()
  const urls = new Set([manifest.entry.module, ...manifest.entry.imports])
  for (const { module, imports = [] } of matches(manifest, pathname))
    for (const url of [module, ...imports]) urls.add(url)
  return [...urls]
}

/** Every script of the browser's build by its file. */
export function clientScripts(): Map<string, string> {
  const assets = join(CLIENT, 'assets')
  const files = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return new Map(files.map((file) => [file, readFileSync(join(assets, file), 'utf8')]))
}

/** The files that each route brings at once, by its name; `entry`: what every page begins with. */
export function routeFiles(): Map<string, readonly string[]> {
  const { entry, routes } = remixManifest()
  const files = ({ module, imports = [] }: Pick<ManifestRoute, 'module' | 'imports'>) =>
    [module, ...imports].map((url) => url.replace(/^.*\/assets\//, ''))
  return new Map(Object.entries({ entry, ...routes }).map(([id, one]) => [id, files(one)]))
}

/** The server bundle Remix hands to the Worker, in KB. */
export function serverBundleSize(): Size {
  return compressed([readFileSync(join(ROOT, 'build', 'server', 'index.js'))])
}

/** The lazily loaded chunks of a module, by the start of their file names, in KB. */
export function chunkSize(prefix: string): Size {
  return compressed(chunks(prefix))
}

/** The largest of them alone. */
export function largestChunkSize(prefix: string): Size {
  const sizes = chunks(prefix).map((chunk) => compressed([chunk]))
  return sizes.reduce((one, other) => (other.gzip > one.gzip ? other : one))
}

function chunks(prefix: string): Buffer[] {
  const files = readdirSync(join(CLIENT, 'assets')).filter(
    (file) => file.startsWith(prefix) && file.endsWith('.js'),
  )
  if (files.length === 0) throw new Error(`no chunk ${prefix} in build/client/assets`)
  return files.map((file) => readFileSync(join(CLIENT, 'assets', file)))
}

/** Phaser as its authors publish it, in KB. */
export function publishedPhaserSize(): Size {
  return compressed([readFileSync(join(ROOT, 'node_modules', 'phaser', 'dist', 'phaser.esm.min.js'))])
}
