import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

describe('the name of a device', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [SAFARI, 'Safari on iOS'],
    [FIREFOX, 'Firefox on Linux'],
    ['supabase-js-node/2.119.0', 'supabase-js-node'],
    ['', ''],
  ])('"%s" is "%s"', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it('is never long, whatever a client calls itself', () => {
    expect(deviceName('x'.repeat(5000)).length).toBeLessThanOrEqual(40)
  })
})
