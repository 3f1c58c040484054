// `npm run dev`: Vite serves the browser, and the same Worker as in production runs in workerd on Vite's modules.
// Remix 2's Vite plugin was written for a server inside Node; these are the three places where that shows.
import { cloudflare } from '@cloudflare/vite-plugin'
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'

/** Not 'ssr': Remix would then treat the Worker as its own Node server and crash on a route's edit. */
const WORKER = 'worker'
const BUILD_MODULES = ['virtual:remix/server-build', 'virtual:remix/server-manifest']

/** CommonJS in the Worker's graph has to be bundled ahead: workerd runs modules only. */
const PREBUNDLED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/server',
  '@remix-run/cloudflare',
  '@remix-run/react',
]

export function remixInWorkerd(): Plugin[] {
  return [
    ...cloudflare({
      viteEnvironment: { name: WORKER },
      persistState: { path: process.env['STATE_DIR'] ?? '.state' },
      inspectorPort: false,
      config: { main: './workers/dev.ts' },
    }),
    {
      name: 'sparkbook:worker-dependencies',
      config: () => ({ environments: { [WORKER]: { optimizeDeps: { include: PREBUNDLED } } } }),
    },
    forgetBuildOnEdit(),
    reloadClientOnServerEdit(),
  ]
}

/** The Worker asks for the Remix build anew after an edit, instead of keeping the first it saw. */
function forgetBuildOnEdit(): Plugin {
  return {
    name: 'sparkbook:forget-remix-build',
    hotUpdate({ server }) {
      if (this.environment.name !== WORKER) return
      const graph = server.environments[WORKER]?.moduleGraph
      for (const id of BUILD_MODULES) {
        const node = graph?.getModuleById(`\0${id}`)
        if (node) graph?.invalidateModule(node)
      }
    },
  }
}

/** Takes the place of Remix's plugin of this purpose, which never ends where modules import each other in a circle. */
function reloadClientOnServerEdit(): Plugin {
  return {
    name: 'sparkbook:reload-client-on-server-edit',
    configResolved(config) {
      const plugins = config.plugins as Plugin[]
      const replaced = plugins.findIndex(({ name }) => name === 'remix-server-change-trigger-client-hmr')
      if (replaced >= 0) plugins.splice(replaced, 1)
    },
    async hotUpdate({ server, modules }) {
      if (this.environment.name !== WORKER) return
      for (const node of nearestClientModules(server, modules)) {
        await server.environments.client.reloadModule(node)
      }
    },
  }
}

function nearestClientModules(server: ViteDevServer, edited: readonly EnvironmentModuleNode[]) {
  const { moduleGraph } = server.environments.client
  const seen = new Set<EnvironmentModuleNode>()
  const found = new Set<EnvironmentModuleNode>()
  const queue = [...edited]
  for (const node of queue) {
    if (seen.has(node)) continue
    seen.add(node)
    const inClient = node.id ? moduleGraph.getModuleById(node.id) : undefined
    if (inClient) found.add(inClient)
    else queue.push(...node.importers)
  }
  return found
}
