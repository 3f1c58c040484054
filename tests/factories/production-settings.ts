import { TEST_CONFIG } from './config.ts'

const [key] = TEST_CONFIG.signingKeys

/** Variables that production accepts, and nothing more. */
export const PRODUCTION_SETTINGS = {
  ENVIRONMENT: 'production',
  COOKIE_SECRET: '0123456789012345678901234567890123',
  SIGNING_KEYS: JSON.stringify([{ ...key, kid: 'main-2026' }]),
  SITE_URL: 'https://sparkbook.example',
  PUBLIC_CLIENT_KEY: 'sb_publishable_key',
  MAIL_DRIVER: 'resend',
  MAIL_FROM: 'hello@sparkbook.example',
  RESEND_API_KEY: 're_x',
  SMS_DRIVER: 'off',
  CONTACT_EMAIL: 'desk@sparkbook.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  OPERATOR_NAME: 'Paper & Ink Ltd.',
  OPERATOR_ADDRESS: '1 Mill Lane, Anytown',
  OPERATOR_EMAIL: 'office@sparkbook.example',
  OPERATOR_PHONE: '+1 555 0101',
  SECURITY_EMAIL: 'report@sparkbook.example',
}
