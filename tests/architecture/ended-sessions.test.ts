// Whoever ends sessions closes their sockets, and only three places look at a sign-in that is half done.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('{app,workers}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|fixture)\./.test(file) && !file.includes('generated'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Whose sessions were never signed in, or are too old to have a socket. */
const NO_SOCKETS = ['forget-old-accounts-data.server.ts', 'provider-person.ts']
/** Make statements; who runs them closes the sockets (update-account, privacy/erase-account). */
const STATEMENTS = ['internal/change-password.ts', 'accounts/erase-user.server.ts']

it('a verb that deletes sessions or users closes the sockets', () => {
  const silent = sources
    .filter(
      ({ text }) =>
        /delete\((sessions|users)\)|\.\.\.userErased\(/.test(text) && !text.includes('closeEndedSockets('),
    )
    .map(({ file }) => file)
    .filter((file) => ![...NO_SOCKETS, ...STATEMENTS].some((known) => file.endsWith(known)))
  expect(silent).toEqual([])
})

it('a screen sees a sign-in without its second factor only to ask for that, to end it, or to know the browser', () => {
  const curious = sources.filter(({ text }) => /\breadPendingSignIn\b|\bidentifyBrowser\b/.test(text))
  expect(curious.map(({ file }) => file).sort()).toEqual([
    'app/domain/accounts/identify-browser.server.ts',
    'app/request/actor.server.ts',
    'app/request/viewer.server.ts',
    'app/routes/auth/callback/finish-callback.server.ts',
    'app/routes/auth/new-password/save-password.server.ts',
    'app/routes/auth/second-factor.tsx',
    'app/routes/auth/sign-out.ts',
  ])
})
