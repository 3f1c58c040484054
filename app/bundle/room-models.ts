// The artefacts of History Hunt as files for Android's viewer, which fetches a model by its address: a build writes a glTF file
// for each artefact in the colours of each notebook, and `artefacts.ts?room-models` says where they are and how large
// (app/stage/history-hunt/room-models.ts). Quick Look of iOS is handed a file that the page makes itself; only its size is told.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { lightColour } from '#app/ui/theme/light-colour.ts'
import type { NotebookLevel } from '#engine/ar/notebook-level.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const LEVELS: readonly NotebookLevel[] = ['default', 'elementary', 'middle-school', 'high']
const MODULE = /\/game-engine\/games\/history-hunt\/artefacts\.ts\?room-models$/
/** Where a server of development has them. */
const IN_DEVELOPMENT = /^\/room-models\/([\w-]+)\/([\w-]+)\.glb$/

type Sources = [
  typeof import('#engine/games/history-hunt/artefacts.ts'),
  typeof import('#engine/ar/export/export-glb.ts'),
  typeof import('#engine/ar/export/export-usdz.ts'),
  typeof import('#engine/ar/export/model-scene.ts'),
  typeof import('#engine/ar/notebook.ts'),
  typeof import('#engine/ar/export/stand-in-file-reader.ts'),
]

export function roomModels(): Plugin {
  let isBuild = true
  let isServer = false
  return {
    name: 'room-models',
    enforce: 'pre',
    configResolved({ command, build }) {
      isBuild = command === 'build'
      isServer = Boolean(build.ssr)
    },
    load: {
      filter: { id: MODULE },
      async handler(_, options) {
        // A server hands on no model: nothing of three's is run for it.
        if (isServer || options?.ssr) return 'export default {}'
        const models = await loadModels()
        const byLevel = LEVELS.map(() => [] as string[])
        for (const artefact of models.artefacts) {
          const facts = `usdzBytes:${await models.usdzBytes(artefact)},centimeters:${models.centimeters(artefact)}`
          for (const [at, source] of (await models.glbs(artefact, LEVELS)).entries()) {
            const address = isBuild
              ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${artefact}-${LEVELS[at]}.glb`, source })}`
              : `"/room-models/${LEVELS[at]}/${artefact}.glb"`
            byLevel[at]?.push(`"${artefact}":{glb:${address},glbBytes:${source.length},${facts}}`)
          }
        }
        return `export default {${LEVELS.map((level, at) => `"${level}":{${byLevel[at]?.join()}}`).join()}}`
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const [, level, artefact = ''] = IN_DEVELOPMENT.exec(url.split('?')[0] ?? '') ?? []
        const notebook = LEVELS.find((one) => one === level)
        if (notebook === undefined) return next()
        const models = await loadModels()
        if (!models.artefacts.includes(artefact)) return next()
        response.setHeader('Content-Type', 'model/gltf-binary')
        response.end((await models.glbs(artefact, [notebook]))[0])
      })
    },
  }
}

/** Makes the files. Node imports the sources as they are, when a file is first asked for: three is not part of every start. */
export async function loadModels() {
  const engine = (path: string) => import(pathToFileURL(join(ROOT, 'game-engine', path)).href)
  const [
    { ARTEFACTS },
    { exportGlbs },
    { exportUsdz },
    { heightOf, modelScene },
    { paletteOf },
    { StandInFileReader },
  ]: Sources = await Promise.all([
    engine('games/history-hunt/artefacts.ts'),
    engine('ar/export/export-glb.ts'),
    engine('ar/export/export-usdz.ts'),
    engine('ar/export/model-scene.ts'),
    engine('ar/notebook.ts'),
    engine('ar/export/stand-in-file-reader.ts'),
  ])
  const css = readFileSync(join(ROOT, 'app/ui/theme/tokens.css'), 'utf8')
  const notebookOf = (level: NotebookLevel) => ({
    palette: paletteOf((token) => lightColour(css, level, token)),
  })
  const shapes = new Map(ARTEFACTS.map(({ id, shape }) => [id as string, shape]))
  const shapeOf = (artefact: string) => {
    const shape = shapes.get(artefact)
    if (!shape) throw new Error(`no artefact ${artefact}`)
    return shape
  }
  return {
    artefacts: [...shapes.keys()],
    /** A glTF file for each of these notebooks. */
    async glbs(artefact: string, levels: readonly NotebookLevel[]): Promise<readonly Uint8Array[]> {
      Object.assign(globalThis, { FileReader: StandInFileReader })
      const files = await exportGlbs(artefact, shapeOf(artefact), levels.map(notebookOf))
      return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
    },
    /** How high the model stands. */
    centimeters: (artefact: string) => Math.round(heightOf(modelScene(artefact, shapeOf(artefact))) * 100),
    /** How large the file for Quick Look is. Colours make no difference worth telling. */
    async usdzBytes(artefact: string): Promise<number> {
      return (await exportUsdz(artefact, shapeOf(artefact), notebookOf('default'))).size
    },
  }
}
