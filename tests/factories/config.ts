import type { Config } from '#app/platform/config.ts'

/** A development server's settings, with keys of the tests' own. */
export const TEST_CONFIG: Config = {
  environment: 'development',
  cookieSecret: 'tests-only-tests-only-tests-only-1',
  siteUrl: 'http://sparkbook.test',
  redirectAllowList: ['https://app.example/**'],
  publicClientKey: 'anon-dev-key',
  signingKeys: [
    {
      kid: 'dev-test',
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      x: 'aknemRVDOUiQnoyjLWT9GROvLMTkB2VEZNOwAAUAY60',
      y: 'FVpfwTgVP-TpbkeBizqICO6GXKZsXwfMzv_UcbuxLcI',
      d: 'ArQcbyAPnf6p1Cvk4x_qF8hvXsHx0DloBj9C7Z9PND0',
    },
  ],
  providers: { google: null, microsoft: null },
  captchaDifficulty: 0,
  contactEmail: 'operator@sparkbook.test',
  messagesPerHour: 10_000,
  smsOffered: true,
  smsCallingCodes: ['1', '34', '44', '49'],
  paymentsStandIn: 'http://payments.test',
  operatorKey: 'an operator key of thirty-two letters',
  operator: {
    name: 'Paper & Ink Ltd.',
    address: '1 Mill Lane, Anytown',
    email: 'operator@sparkbook.test',
    phone: '+1 555 0101',
    representative: null,
  },
  securityEmail: 'security@sparkbook.test',
}
