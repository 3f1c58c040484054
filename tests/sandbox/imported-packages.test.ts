import { expect, test } from 'vitest'
import { importedPackages, isForBrowser, packagesIn } from './imported-packages.ts'

test('packages are named as they are imported, without types, styles and what is our own or the runtime’s', () => {
  const code = `
import { drizzle } from 'drizzle-orm/d1'
import type { Stripe } from 'stripe'
import {
  Play,
  X,
} from 'lucide-react'
import 'node:fs'
import { env } from 'cloudflare:workers'
import { one } from '#app/one.ts'
import { two } from './two.ts'
import '@fontsource-variable/lexend/wght.css'
export { z } from 'zod'
const Phaser = await import('phaser')
`
  expect(packagesIn(code)).toEqual(['drizzle-orm/d1', 'lucide-react', 'zod', 'phaser'])
})

test('what only the server imports is left out of what the browser gets', () => {
  const browser = importedPackages(['app', 'game-engine'], isForBrowser)
  expect(browser).toEqual(expect.arrayContaining(['phaser', 'react', 'react-dom/client']))
  for (const name of ['stripe', 'drizzle-orm/d1', 'lucia', 'arctic', 'hono'])
    expect(browser).not.toContain(name)
  expect(importedPackages(['app', 'game-engine', 'workers'])).toContain('stripe')
})
