// What anyone may ask: the public keys (RFC 7517), what is switched on, whether the service is there.
import { Hono } from 'hono'
import { publicKeys } from '#app/domain/accounts/public-keys.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'

export const publicFacts = new Hono<AppEnv>()
  .get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json({ keys: publicKeys(contextOf(c).config) })
  })
  .get('/settings', (c) => {
    const { providers, smsOffered } = contextOf(c).config
    const microsoft = providers.microsoft !== null
    return c.json({
      external: {
        anonymous_users: false,
        email: true,
        phone: smsOffered,
        google: providers.google !== null,
        azure: microsoft,
        microsoft,
      },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: 'sms',
      saml_enabled: true,
      passkeys_enabled: false,
    })
  })
  .get('/health', (c) =>
    c.json({ version: '1', name: PRODUCT_NAME, description: `${PRODUCT_NAME} authentication` }),
  )
