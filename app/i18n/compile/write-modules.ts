// Writes what the code imports: app/i18n/generated/<area>.ts, typed functions with every language in them, and
// messages.ts, all areas as `m`. A browser is given other modules in their place: see app/bundle/messages.ts.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BASE_LOCALE, LOCALES } from '../locales.ts'
import { areas, type CompiledArea, compileArea } from './catalogues.ts'

const FOLDER = new URL('../generated/', import.meta.url)
const HEADER = '// Compiled from app/i18n/messages by `npm run messages`: not to be edited.\n'

/** @throws as compileArea does; what could be compiled is written by then */
export function writeModules(): void {
  mkdirSync(FOLDER, { recursive: true })
  const names = areas()
  const files = new Set(['messages.ts', 'all-areas.ts', ...names.map((area) => `${area}.ts`)])
  for (const old of readdirSync(FOLDER)) {
    if (!files.has(old)) rmSync(new URL(old, FOLDER), { recursive: true })
  }
  write('messages.ts', "export * from './all-areas.ts'\nexport * as m from './all-areas.ts'\n")
  write('all-areas.ts', names.map((area) => `export * from './${area}.ts'\n`).join(''))
  const problems = names.flatMap((area) => {
    try {
      writeArea(area)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** @throws as compileArea does */
export function writeArea(area: string): void {
  write(`${area}.ts`, moduleOf(compileArea(area)))
}

function moduleOf(area: CompiledArea): string {
  const messages = [...area].map(([key, compiled]) => {
    const inputs = [...compiled[BASE_LOCALE].parameters].map(
      ([name, type]) => `${name}: ${type === 'number' ? 'number' : 'string | number'}`,
    )
    const type = inputs.length === 0 ? '' : `<{ ${inputs.join('; ')} }>`
    const texts = LOCALES.map((locale) => `  ${locale}: ${compiled[locale].source},\n`).join('')
    return `export const ${key} = /* @__PURE__ */ message${type}({\n${texts}})\n`
  })
  const all = messages.join('')
  const counts = ['figures', 'plural'].filter((name) => all.includes(`${name}(`))
  const counting = counts.length > 0 ? `import { ${counts.join(', ')} } from '../count.ts'\n` : ''
  return `${counting}import { message } from '../message.ts'\n\n${all}`
}

/** Files that stay as they are keep their time: watchers and type checkers have nothing to do. */
function write(name: string, text: string): void {
  const file = new URL(name, FOLDER)
  const whole = HEADER + text
  try {
    if (readFileSync(file, 'utf8') === whole) return
  } catch {
    // Not there yet.
  }
  writeFileSync(file, whole)
}
