// A Worker with all it imports as one module of text, as Miniflare takes it. Wrangler's own bundling, of the same sources, needs
// three times as long; `npm run deploy` and plain `wrangler dev` use it, and CI asks what is deployed for its pages.
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { ROOT } from './toolchain.mjs'

/** @throws when something it imports is not there */
export async function bundleWorker(entry: URL): Promise<string> {
  const output = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: ['workerd', 'worker', 'browser'] },
    },
    build: {
      ssr: fileURLToPath(entry),
      write: false,
      target: 'es2022',
      // What the runtime brings along.
      rolldownOptions: {
        external: /^(cloudflare|node):/,
        // Without blanks and comments Miniflare hands it to the runtime in three quarters of the time; names stay, for its stacks.
        output: { codeSplitting: false, comments: false, minify: { compress: false, mangle: false } },
      },
    },
  })
  const [chunk] = (output as Rolldown.RolldownOutput).output
  return chunk.code
}
