// What machines look for at fixed addresses: /.well-known/security.txt and /robots.txt.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, it } from 'vitest'
import type { Config } from '#app/platform/config.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { loader as robots } from './robots.ts'
import { loader as securityTxt } from './security-txt.ts'

function ask(loader: (args: LoaderFunctionArgs) => Response, config: Partial<Config> = {}) {
  const context = { config: { ...TEST_CONFIG, ...config }, now: () => Date.UTC(2026, 0, 1) }
  const request = new Request('http://sparkbook.test/')
  return loader({ request, params: {}, context } as unknown as LoaderFunctionArgs)
}

it('security.txt has what RFC 9116 asks for', async () => {
  const response = ask(securityTxt)
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:security@sparkbook.test',
    'Expires: 2026-06-30T00:00:00.000Z',
    'Preferred-Languages: en, es, fr, zh',
    'Canonical: http://sparkbook.test/.well-known/security.txt',
    '',
  ])
})

it('robots.txt closes staging, and only calls of machines elsewhere', async () => {
  expect(await ask(robots, { environment: 'staging' }).text()).toContain('Disallow: /\n')
  const inProduction = await ask(robots, { environment: 'production' }).text()
  expect(inProduction).toContain('Disallow: /auth/v1/\n')
  expect(inProduction).not.toContain('Disallow: /\n')
})
