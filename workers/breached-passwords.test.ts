import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogFields } from '#app/platform/context.ts'
import { createBreachedPasswords } from './breached-passwords.ts'

/** SHA-1 of "password": 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8. */
const SUFFIX = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'
const OTHERS = '0018A45C4D1DEF81644B54AB7F969B88D65:21\r\n00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2'

let logged: (LogFields | undefined)[]

beforeEach(() => {
  logged = []
})

const log = { info: () => {}, error: (_: string, fields?: LogFields) => void logged.push(fields) }

function service(answer: (url: string, init: RequestInit | undefined) => Promise<Response>, env = {}) {
  const asked: string[] = []
  const request = (async (input: string, init?: RequestInit) => {
    asked.push(input)
    return answer(input, init)
  }) as typeof fetch
  return { asked, passwords: createBreachedPasswords(env, log, request) }
}

describe('the breached passwords', () => {
  it('learn five characters of a hash, and nothing else', async () => {
    const { asked, passwords } = service(async (_, init) => {
      expect(new Headers(init?.headers).get('Add-Padding')).toBe('true')
      expect(init?.body).toBeUndefined()
      return new Response(OTHERS)
    })
    await passwords.includes('password')
    expect(asked).toEqual(['https://api.pwnedpasswords.com/range/5BAA6'])
  })

  it.each([
    ['the first line', `${SUFFIX}:9659365\r\n${OTHERS}`, true],
    ['the last line', `${OTHERS}\r\n${SUFFIX}:1`, true],
    ['lines without carriage returns', `${OTHERS.replaceAll('\r', '')}\n${SUFFIX}:30`, true],
    ['a padding line (count 0)', `${OTHERS}\r\n${SUFFIX}:0`, false],
    ['no line', OTHERS, false],
    ['a line that is longer', `${SUFFIX}0:5`, false],
    ['nothing', '', false],
  ])('know a password by %s', async (_, body, known) => {
    expect(await service(async () => new Response(body)).passwords.includes('password')).toBe(known)
  })

  it.each([
    ['the service fails', async () => new Response(`${SUFFIX}:1`, { status: 503 })],
    ['it cannot be reached', () => Promise.reject(new TypeError('network'))],
  ])('let a password pass when %s', async (_, answer) => {
    expect(await service(answer).passwords.includes('password')).toBe(false)
  })

  it('wait a second at most, then let it pass and leave a note without the password', async () => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    const never = (_: string, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        late.abort(new DOMException('a second is over', 'TimeoutError'))
      })
    expect(await service(never).passwords.includes('violet-otter-42')).toBe(false)
    expect(timeout.mock.calls).toEqual([[1_000]])
    timeout.mockRestore()
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain('violet')
  })

  it('are asked nowhere when switched off, elsewhere when told so', async () => {
    const answer = vi.fn(async () => new Response(`${SUFFIX}:1`))
    expect(await service(answer, { PASSWORD_RANGE_URL: 'off' }).passwords.includes('password')).toBe(false)
    expect(answer).not.toHaveBeenCalled()
    const local = service(answer, { PASSWORD_RANGE_URL: 'http://localhost:9/range' })
    expect(await local.passwords.includes('password')).toBe(true)
    expect(local.asked).toEqual(['http://localhost:9/range/5BAA6'])
  })
})
