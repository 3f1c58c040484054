import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { iconFiles, leanIcon, withOwnFiles } from './lean-lucide.ts'

const MODULES = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm')
const read = (file: string) => readFileSync(join(MODULES, file), 'utf8')
const FILES = iconFiles(read('lucide-react.mjs'))

test('an icon has the same file by each of its names', () => {
  expect(FILES.get('Play')).toBe('icons/play.mjs')
  expect(FILES.get('AlarmCheck')).toBe('icons/alarm-clock-check.mjs')
  expect(FILES.get('AlarmClockCheck')).toBe('icons/alarm-clock-check.mjs')
})

test('each icon is imported from its own file, by the name our module gives it', () => {
  const code = withOwnFiles("import { Play, type LucideIcon, X as Close } from 'lucide-react'", FILES)
  expect(code.split('\n')).toEqual([
    `import Play from ${JSON.stringify(join(MODULES, 'icons/play.mjs'))}`,
    `import Close from ${JSON.stringify(join(MODULES, 'icons/x.mjs'))}`,
  ])
})

test('a build fails for an icon that does not exist', () => {
  expect(() => withOwnFiles("import { NoSuchIcon } from 'lucide-react'", FILES)).toThrow(
    'lucide-react has no icon NoSuchIcon',
  )
})

test('a drawing is left without keys and licence, on one line or on several', () => {
  for (const name of ['play', 'x']) {
    const lean = leanIcon(read(`icons/${name}.mjs`))
    expect(lean).not.toMatch(/key:|@license/)
    expect(lean).toContain('d: "M')
  }
})

test('a build fails when icons have no more what is left out of them', () => {
  const play = read('icons/play.mjs')
  expect(() => leanIcon(play.replace('key:', 'id:'))).toThrow('lucide-react has nothing like')
  expect(() => leanIcon(play.replace('@license', ''))).toThrow('lucide-react has nothing like')
})
