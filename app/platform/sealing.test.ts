import { describe, expect, it } from 'vitest'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { keyedHash, secretHash } from './keys.server.ts'
import { seal, unseal } from './sealing.server.ts'

const OTHER = { cookieSecret: 'another-another-another-another-1' }

describe('sealed text', () => {
  it.each(['', 'JBSWY3DPEHPK3PXP', 'ñandú 字 🦊', 'x'.repeat(10_000)])(
    'is read again: "%s"',
    async (plain) => {
      const sealed = await seal(TEST_CONFIG, 'factor', plain)
      expect(await unseal(TEST_CONFIG, 'factor', sealed)).toBe(plain)
    },
  )

  it('is another one each time, and shows nothing', async () => {
    const [one, two] = [
      await seal(TEST_CONFIG, 'factor', 'secret'),
      await seal(TEST_CONFIG, 'factor', 'secret'),
    ]
    expect(one).not.toBe(two)
    expect(one).not.toContain(btoa('secret').slice(0, 6))
  })

  it('opens for no other purpose and under no other secret', async () => {
    const sealed = await seal(TEST_CONFIG, 'factor', 'secret')
    await expect(unseal(TEST_CONFIG, 'message', sealed)).rejects.toThrow()
    await expect(unseal(OTHER, 'factor', sealed)).rejects.toThrow()
  })

  it('does not open when it was changed', async () => {
    const [head, key, iv, text, tag = ''] = (await seal(TEST_CONFIG, 'factor', 'secret')).split('.')
    const changed = [head, key, iv, text, (tag.startsWith('A') ? 'B' : 'A') + tag.slice(1)].join('.')
    await expect(unseal(TEST_CONFIG, 'factor', changed)).rejects.toThrow()
    for (const garbage of ['', 'secret', '....', `${btoa('{"alg":"none"}')}....`])
      await expect(unseal(TEST_CONFIG, 'factor', garbage)).rejects.toThrow()
  })
})

describe('hashes', () => {
  it('under a key are the same each time, and differ by value, purpose and secret', async () => {
    const hash = await keyedHash(TEST_CONFIG, 'code', '123456')
    expect(hash).toMatch(/^[\w-]{43}$/)
    expect(await keyedHash(TEST_CONFIG, 'code', '123456')).toBe(hash)
    const others = [
      await keyedHash(TEST_CONFIG, 'code', '123457'),
      await keyedHash(TEST_CONFIG, 'token', '123456'),
      await keyedHash(OTHER, 'code', '123456'),
    ]
    expect(new Set([hash, ...others]).size).toBe(4)
  })

  it('of a secret are its SHA-256', async () => {
    expect(await secretHash('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  })
})
