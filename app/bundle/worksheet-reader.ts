// What reads worksheets in the browser (decision 32), copied beside the bundles as it is: its workers fetch each other by name.
// It is a package of its own, installed when it is first needed, so that `node_modules` has none of what is not served.
import { createReadStream } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { READER } from '#app/stage/worksheet/reader-address.ts'

/** The folder each is served in, and what goes there. All browsers the pages are built for have SIMD. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  '': [
    'tesseract.js/dist/tesseract.esm.min.js',
    'tesseract.js/dist/worker.min.js',
    'tesseract.js-core/tesseract-core-simd-lstm.{js,wasm}',
    'pdfjs-dist/legacy/build/pdf.min.mjs',
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    'tesseract.js-core/LICENSE',
  ],
  'languages/': ['@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz'],
  'wasm/': ['pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm', 'pdfjs-dist/wasm/LICENSE_*'],
  'cmaps/': ['pdfjs-dist/cmaps/*'],
}

/** @param install installs the package and tells its folder */
export function worksheetReader(install: () => Promise<string>): Plugin {
  let served: ReturnType<typeof servedFiles> | undefined
  return {
    name: 'worksheet-reader',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    buildStart() {
      // Called for the server, too, that Remix opens beside every build: two installations at once would break each other.
      if (this.environment.mode !== 'build') return
      served = servedFiles(install)
      // generateBundle awaits it; a rejection before that must not end the process.
      served.catch(() => undefined)
    },
    async generateBundle() {
      for (const [address, file] of await (served ?? servedFiles(install)))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(file) })
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        if (!url.startsWith(READER)) return next()
        served ??= servedFiles(install)
        const file = (await served).get(url.split('?')[0] ?? '')
        if (file === undefined) return next()
        if (/\.m?js$/.test(file)) response.setHeader('Content-Type', 'text/javascript')
        if (file.endsWith('.wasm')) response.setHeader('Content-Type', 'application/wasm')
        createReadStream(file).pipe(response)
      })
    },
  }
}

/** The file of each address. @throws when the packages cannot be installed, or have other versions than the address says */
async function servedFiles(install: () => Promise<string>): Promise<ReadonlyMap<string, string>> {
  const folder = await install()
  const modules = join(folder, 'node_modules')
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const versions = `${dependencies['tesseract.js']}-${dependencies['pdfjs-dist']}`
  if (basename(READER) !== versions) throw new Error(`reader-address.ts has to end in ${versions}`)
  const files = new Map<string, string>()
  for (const [folder, patterns] of Object.entries(FILES))
    for (const pattern of patterns)
      for await (const file of glob(pattern, { cwd: modules }))
        files.set(`${READER}/${folder}${basename(file)}`, join(modules, file))
  return files
}
