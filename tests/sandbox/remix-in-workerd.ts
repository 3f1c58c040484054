// `npm run dev`: Vite serves the browser, and the same Worker as in production runs in workerd on Vite's modules.
// Remix 2's Vite plugin was written for a server inside Node; each function below is a place where that shows.
import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import type { EnvironmentModuleNode, Plugin, UserConfig, ViteDevServer } from 'vite'
import { MESSAGES_FOLDER } from '../../app/i18n/compile/catalogues.ts'
import { NOT_OURS } from '../light-modules.ts'
import { importedPackages, isForBrowser } from './imported-packages.ts'
import { ROOT } from './toolchain.mjs'

/** Not 'ssr': Remix would then treat the Worker as its own Node server and crash on a route's edit. */
const WORKER = 'worker'
const WORKER_ENTRY = '/workers/dev.ts'
const BUILD_MODULES = ['virtual:remix/server-build', 'virtual:remix/server-manifest']
const CATALOGUES = fileURLToPath(MESSAGES_FOLDER)
const GENERATED_MESSAGES = fileURLToPath(new URL('../../app/i18n/generated/', import.meta.url))
const EDITED_MESSAGES = 'sparkbook:edited-messages'
const STYLES_PATH = '/@styles'

/** What generated code imports: CommonJS in the Worker's graph has to be bundled ahead, for workerd runs modules only. */
const PREBUNDLED = ['react/jsx-runtime', 'react/jsx-dev-runtime']

/** Draw in the browser alone; screens import them when they are needed, which on the server is never. */
const BROWSER_ONLY = [
  'phaser',
  'three',
  '@react-three/fiber',
  '@react-three/xr',
  '@pmndrs/pointer-events',
  'iwer',
]

/** Half of the tree, and no page of it: watching a file takes as long as reading it. From the project's folder. */
const NOT_SERVED =
  /^(?:(?:\.reports|build|docs|migrations|test-results)(?:$|[/\\])|tests[/\\](?!sandbox))|\.(?:test|spec)\.tsx?$/

/** Wraps Remix's plugins for a server in workerd. The order counts: whoever comes first answers a request. */
export function remixInWorkerd(remixPlugins: Plugin[]): Plugin[] {
  return [
    ...[
      browserMeanwhile(),
      ...cloudflare({
        viteEnvironment: { name: WORKER },
        persistState: { path: process.env['STATE_DIR'] ?? '.wrangler/state' },
        inspectorPort: false,
        config: { main: `.${WORKER_ENTRY}`, vars: JSON.parse(process.env['LOCAL_VARS'] ?? '{}') },
      }),
      bundleDependenciesAhead(),
      withoutScan(),
      hotMessages(),
      withoutForeignSourceMaps(),
      forgetBuildOnEdit(),
      reloadClientOnServerEdit(),
      stylesBeforeScripts(),
      routesWhenAsked(),
    ].map((plugin): Plugin => ({ ...plugin, apply: isMainServer })),
    ...remixPlugins.filter(({ name }) => name !== 'remix-server-change-trigger-client-hmr'),
  ]
}

/** Remix runs a second Vite server inside the first, only to read what routes export; it needs no Worker. */
function isMainServer({ server }: UserConfig): boolean {
  return server?.hmr !== false
}

function bundleDependenciesAhead(): Plugin {
  return {
    name: 'sparkbook:bundle-dependencies-ahead',
    config: () => ({
      // Nothing is left to find by a scan. A package met later, in a request, would mean a second React beside the first.
      optimizeDeps: {
        entries: [],
        include: [...PREBUNDLED, ...importedPackages(['app', 'game-engine'], isForBrowser)],
      },
      server: {
        // An editor empties a file before it writes it; Vite must not look in between.
        watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 }, ignored: isNotServed },
        warmup: { clientFiles: ['./app/entry.client.tsx', './app/root.tsx', './app/routes/home.tsx'] },
      },
      environments: {
        [WORKER]: {
          // The Worker asks for a module at a time, in the order they import each other: what it asks for next is then ready.
          dev: { preTransformRequests: true },
          optimizeDeps: {
            entries: [],
            include: [...PREBUNDLED, ...neededByWorker()],
            exclude: BROWSER_ONLY,
          },
        },
      },
    }),
  }
}

/** Vite would bundle what the browser needs when the Worker has started, which mostly waits for one module after the other. */
function browserMeanwhile(): Plugin {
  return {
    name: 'sparkbook:browser-meanwhile',
    configureServer({ environments }) {
      // Vite waits for the same later, and tells of what went wrong.
      environments['client']?.depsOptimizer?.init().catch(() => {})
    },
  }
}

/** The plugin for Cloudflare adds the Worker's entry to those of the scan. */
function withoutScan(): Plugin {
  return {
    name: 'sparkbook:without-scan',
    configResolved: ({ environments }) => {
      const worker = environments[WORKER]
      if (worker) worker.optimizeDeps.entries = []
    },
  }
}

function isNotServed(path: string): boolean {
  return NOT_SERVED.test(relative(ROOT, path))
}

function neededByWorker(): string[] {
  const isOf = (name: string) => (own: string) => name === own || name.startsWith(`${own}/`)
  return importedPackages(['app', 'game-engine', 'workers']).filter((name) => !BROWSER_ONLY.some(isOf(name)))
}

/**
 * An edited text is put into the message functions there are. Nearly every module imports those: were they replaced, the
 * Worker would take its whole graph anew, as it does when a message comes or goes.
 */
function hotMessages(): Plugin {
  const keysOf = (code: string) => [...code.matchAll(/^export const (\w+)/gm)].map(([, key]) => key).join()
  const keys = new Map<string, string>()
  return {
    name: 'sparkbook:hot-messages',
    enforce: 'pre',
    config: () => ({ server: { watch: { ignored: [`${GENERATED_MESSAGES}**`] } } }),
    configureServer({ watcher, environments }) {
      // After the listener that compiles the catalogue (app/bundle/messages.ts).
      watcher.on('change', (file) => {
        if (!file.startsWith(CATALOGUES)) return
        const path = `${GENERATED_MESSAGES}${basename(file, '.json')}.ts`
        if (keys.get(path) !== keysOf(readFileSync(path, 'utf8'))) {
          watcher.emit('change', path)
          return
        }
        const nodesIn = (name: string) => [...(environments[name]?.moduleGraph.getModulesByFile(path) ?? [])]
        for (const node of nodesIn('client')) void environments['client']?.reloadModule(node)
        for (const node of nodesIn(WORKER)) node.transformResult = null
        const data = { url: `${path}?edited=${Date.now()}` }
        environments[WORKER]?.hot.send({ type: 'custom', event: EDITED_MESSAGES, data })
      })
    },
    transform(code, id) {
      if (this.environment.name !== WORKER) return null
      if (id.endsWith(WORKER_ENTRY))
        return `${code}\nimport.meta.hot.on('${EDITED_MESSAGES}', ({ url }) => import(/* @vite-ignore */ url))`
      const path = id.replace(/\?.*/, '')
      if (!path.startsWith(GENERATED_MESSAGES) || !code.includes('import { message }')) return null
      keys.set(path, keysOf(code))
      // The module under a second address finds the texts of the first, and changes them.
      return `
        let next = 0
        const kept = ((globalThis.__messages ??= {})['${path}'] ??= [])
        ${code.replace('import { message }', 'import { message as create }')}
        function message(texts) {
          return create((kept[next] = Object.assign(kept[next++] ?? {}, texts)))
        }`
    },
  }
}

/** The Worker takes each module with its source map inside, a map often larger than the code. */
function withoutForeignSourceMaps(): Plugin {
  return {
    name: 'sparkbook:without-foreign-source-maps',
    enforce: 'post',
    transform(code, id) {
      return this.environment.name === WORKER && NOT_OURS.test(id) ? { code, map: { mappings: '' } } : null
    },
  }
}

/** The Worker asks for the Remix build anew after an edit, instead of keeping the first it saw. */
function forgetBuildOnEdit(): Plugin {
  return {
    name: 'sparkbook:forget-remix-build',
    hotUpdate({ server, file }) {
      if (this.environment.name !== WORKER || file.startsWith(CATALOGUES)) return
      const graph = server.environments[WORKER]?.moduleGraph
      for (const id of BUILD_MODULES) {
        const node = graph?.getModuleById(`\0${id}`)
        if (node) graph?.invalidateModule(node)
      }
    },
  }
}

/**
 * Takes the place of Remix's plugin of this purpose, which never ends where modules import each other in a circle, and
 * which reloads a module the browser has too a second time.
 */
function reloadClientOnServerEdit(): Plugin {
  return {
    name: 'sparkbook:reload-client-on-server-edit',
    async hotUpdate({ server, modules }) {
      if (this.environment.name !== WORKER) return
      for (const node of clientModulesAbove(server, modules)) {
        await server.environments.client.reloadModule(node)
      }
    },
  }
}

/** The nearest modules the browser has that import, however indirectly, one that only the Worker has. */
function clientModulesAbove(server: ViteDevServer, edited: readonly EnvironmentModuleNode[]) {
  const { moduleGraph } = server.environments.client
  const inClient = ({ id }: EnvironmentModuleNode) => (id ? moduleGraph.getModuleById(id) : undefined)
  const found = new Set<EnvironmentModuleNode>()
  const queue = new Set(edited.filter((node) => !inClient(node)))
  for (const node of queue) {
    const known = inClient(node)
    if (known) found.add(known)
    else for (const importer of node.importers) queue.add(importer)
  }
  return found
}

/** The build's routes are imported by workers/dev-build.ts, each when a page of it is first asked for. */
function routesWhenAsked(): Plugin {
  return {
    name: 'sparkbook:routes-when-asked',
    enforce: 'post',
    transform(code, id) {
      if (this.environment.name !== WORKER || id !== `\0${BUILD_MODULES[0]}`) return
      return code.replace(/import \* as (route\d+) from ("[^"]+");/g, 'const $1 = () => import($2);')
    },
  }
}

/** What Remix leaves for its request handler, wherever that runs. */
interface RemixDevHooks {
  getCriticalCss(build: { routes: unknown }, pathname: string): Promise<string | undefined>
}

/**
 * In development styles come through JavaScript, so a page would first be seen without any. Remix has the answer, a
 * page's styles inlined in its document, but keeps it in Node: the Worker gets a hook that fetches them from here.
 */
function stylesBeforeScripts(): Plugin {
  let origin = ''
  return {
    name: 'sparkbook:styles-before-scripts',
    configResolved({ server: { port } }) {
      origin = `http://127.0.0.1:${port}`
    },
    configureServer(server) {
      server.middlewares.use(STYLES_PATH, async (request, response, next) => {
        try {
          const pathname = new URL(request.url ?? '', origin).searchParams.get('for') ?? '/'
          await server.environments.client.waitForRequestsIdle()
          const { default: manifest } = await server.ssrLoadModule('virtual:remix/server-manifest')
          const { __remix_devServerHooks: hooks } = globalThis as { __remix_devServerHooks?: RemixDevHooks }
          response.end(await hooks?.getCriticalCss({ routes: manifest.routes }, pathname))
        } catch (error) {
          next(error)
        }
      })
    },
    transform(code, id) {
      if (this.environment.name !== WORKER || !id.endsWith(WORKER_ENTRY)) return
      return `${code}
        globalThis.__remix_devServerHooks = {
          getCriticalCss: async (_build, pathname) =>
            (await fetch('${origin}${STYLES_PATH}?for=' + encodeURIComponent(pathname))).text(),
        }`
    },
  }
}
