// Messages as modules. The server's hold every language (app/i18n/generated). A browser's hold one: the build leaves a mark
// where each text goes, and writes every file of messages once a language (app/i18n/message-assets.ts).
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { areas, compileArea, MESSAGES_FOLDER } from '#app/i18n/compile/catalogues.ts'
import { countingSource } from '#app/i18n/compile/counting-source.ts'
import { writeArea, writeModules } from '#app/i18n/compile/write-modules.ts'
import { BASE_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { MESSAGE_ASSETS, messageAssetsIn } from '#app/i18n/message-assets.ts'

const AREA_MODULE = /\/app\/i18n\/generated\/(?<area>[a-z0-9-]+)\.ts$/
const MARK = '__message'
const MARKED = new RegExp(`${MARK}\\([\`"'](\\w+)[\`"']\\)`, 'g')

/** The area whose messages a module holds; undefined: it holds none. */
export function areaOf(id: string): string | undefined {
  const area = AREA_MODULE.exec(id)?.groups?.['area']
  return area !== undefined && areas().includes(area) ? area : undefined
}

export function messages(): Plugin {
  let isBrowserBuild = false
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved({ command, build }) {
      isBrowserBuild = command === 'build' && !build.ssr
      writeModules()
    },
    configureServer({ watcher, config }) {
      const folder = fileURLToPath(MESSAGES_FOLDER)
      watcher.add(folder)
      watcher.on('change', (file) => {
        if (!file.startsWith(folder)) return
        try {
          writeArea(basename(file, '.json'))
        } catch (error) {
          config.logger.error((error as Error).message)
        }
      })
    },
    load(id) {
      const area = areaOf(id)
      if (!isBrowserBuild || area === undefined) return null
      const keys = [...compileArea(area).keys()]
      return keys.map((key) => `export const ${key} = /* @__PURE__ */ ${MARK}("${key}")`).join('\n')
    },
    augmentChunkHash({ moduleIds }) {
      // The texts come after the name is made.
      const texts = isBrowserBuild
        ? moduleIds.flatMap((id) => areaOf(id) ?? []).map((area) => [...compileArea(area)])
        : []
      return texts.length === 0 ? undefined : createHash('sha256').update(JSON.stringify(texts)).digest('hex')
    },
    generateBundle(_, bundle) {
      if (!isBrowserBuild) return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        // Areas that only the server speaks.
        if (chunk.code.trim() === '' && chunk.moduleIds.some(areaOf)) delete bundle[chunk.fileName]
        if (!chunk.code.includes(`${MARK}(`)) continue
        if (!chunk.fileName.startsWith(MESSAGE_ASSETS.slice(1)))
          return this.error(`${chunk.fileName} mixes messages and code`)
        const texts = new Map(chunk.moduleIds.flatMap((id) => [...compileArea(areaOf(id) ?? '')]))
        const inLocale = (locale: Locale) => {
          const code = chunk.code.replace(MARKED, (_, key: string) => texts.get(key)?.[locale].source ?? '')
          return /\b(?:figures|plural)\(/.test(code) ? countingSource(locale) + code : code
        }
        for (const locale of LOCALES.filter((one) => one !== BASE_LOCALE)) {
          const fileName = `${messageAssetsIn(locale).slice(1)}${basename(chunk.fileName)}`
          this.emitFile({ type: 'asset', fileName, source: inLocale(locale) })
        }
        chunk.code = inLocale(BASE_LOCALE)
      }
    },
  }
}
