import { expect, it } from 'vitest'
import { readCaller } from './caller.ts'
import type { Env } from './env.ts'

const named = {
  'x-dev-client-ip': '203.0.113.9',
  'x-dev-time-zone': 'Asia/Tokyo',
  'CF-Connecting-IP': '198.51.100.7',
}

it.each([
  ['development', '203.0.113.9', 'Asia/Tokyo'],
  ['production', '198.51.100.7', null],
])('in %s a client has the address %s and the time zone %s', (ENVIRONMENT, address, timeZone) => {
  const request = new Request('https://sparkbook.example/', { headers: named })
  expect(readCaller(request, { ENVIRONMENT } as Env, 'en')).toMatchObject({ address, timeZone })
})
