import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { BOOT_SCRIPT } from './boot-script.ts'
import { FROM_ACCOUNT } from './preferences.ts'

/** Runs the script in a browser with these cookies and this storage; both as they are afterwards. */
function boot(cookies: Record<string, string>, stored: Record<string, string>) {
  const jar = new Map(Object.entries(cookies))
  const storage = new Map(Object.entries(stored))
  const dataset: Record<string, string> = {}
  const document = {
    documentElement: { dataset },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = '', maxAge = ''] = /^(\w+)=([^;]*);.*Max-Age=(\d+)$/.exec(line) ?? []
      if (maxAge === '0') jar.delete(name)
      else jar.set(name, value)
    },
  }
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  }
  runInNewContext(BOOT_SCRIPT, { document, localStorage })
  return { cookies: Object.fromEntries(jar), stored: Object.fromEntries(storage), dataset }
}

const LIGHT = { themeLevel: 'default', darkMode: 'false', selectedGrade: 'high' }

describe('before the first paint', () => {
  it('storage wins over cookies, and both are in step', () => {
    const { cookies, stored, dataset } = boot({ themeLevel: 'high', other: '1' }, LIGHT)
    expect(cookies).toEqual({ ...LIGHT, other: '1' })
    expect(stored).toEqual(LIGHT)
    expect(dataset).toEqual({ level: 'default', mode: 'light' })
  })

  it('a cookie fills empty storage', () => {
    expect(boot({ darkMode: 'true' }, {}).stored).toEqual({ darkMode: 'true' })
  })

  it('a value that is none of ours is neither shown nor copied', () => {
    const { cookies, stored, dataset } = boot({ darkMode: 'maybe' }, { themeLevel: 'college' })
    expect(stored).toEqual({ themeLevel: 'college' })
    expect(cookies).toEqual({ darkMode: 'maybe' })
    expect(dataset).toEqual({ level: 'default' })
  })
})

describe('right after signing in', () => {
  const FROM = { [FROM_ACCOUNT]: '1', themeLevel: 'high', darkMode: 'true' }

  it('what came from the account wins once, and stays', () => {
    const first = boot(FROM, LIGHT)
    expect(first.stored).toEqual({ themeLevel: 'high', darkMode: 'true', selectedGrade: 'high' })
    expect(first.cookies).toEqual({ themeLevel: 'high', darkMode: 'true', selectedGrade: 'high' })
    expect(first.dataset).toEqual({})
    const second = boot({ ...first.cookies, themeLevel: 'elementary' }, first.stored)
    expect(second.stored).toMatchObject({ themeLevel: 'high' })
    expect(second.dataset).toEqual({ level: 'high', mode: 'dark' })
  })

  it('what the account never chose stays as this browser has it', () => {
    const { stored, dataset } = boot({ [FROM_ACCOUNT]: '1', themeLevel: 'high' }, LIGHT)
    expect(stored).toEqual({ ...LIGHT, themeLevel: 'high' })
    expect(dataset).toEqual({ mode: 'light' })
  })

  it('a broken cookie changes nothing', () => {
    expect(boot({ [FROM_ACCOUNT]: '1', themeLevel: 'college' }, LIGHT).stored).toEqual(LIGHT)
  })
})
