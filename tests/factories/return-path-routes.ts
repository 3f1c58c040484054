// Every source that reads where to go on to out of a request, with the requests that make it redirect at once. tests/architecture/redirects.test.ts finds those that are missing;
// app/request/return-paths.workerd.test.ts sends hostile values to each.

/** A request that carries `value` as its return path. `signedIn`: with the session of a browser. */
export interface ReturnPathRequest {
  method: 'GET' | 'POST'
  path: (value: string) => string
  /** Fields of a form; left out: no body. */
  fields?: (value: string) => Record<string, string>
  signedIn: boolean
}

const query = (path: string, name: string) => (value: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`

const get = (path: string, name: string, signedIn: boolean): ReturnPathRequest => ({
  method: 'GET',
  path: query(path, name),
  signedIn,
})

const post = (path: string, name: string, fields: Record<string, string>): ReturnPathRequest => ({
  method: 'POST',
  path: query(path, name),
  fields: () => fields,
  signedIn: false,
})

const form = (path: string, name: string, fields: Record<string, string>): ReturnPathRequest => ({
  method: 'POST',
  path: () => path,
  fields: (value) => ({ ...fields, [name]: value }),
  signedIn: false,
})

/** By source: the requests that make it follow a path. */
export const RETURN_PATH_ROUTES: Readonly<Record<string, readonly ReturnPathRequest[]>> = {
  'app/routes/preferences.ts': [
    form('/preferences', 'returnTo', { key: 'darkMode', value: 'true' }),
    form('/preferences', 'returnTo', { key: 'language', value: 'fr' }),
  ],
  'app/routes/auth/sign-in.tsx': [get('/auth', 'returnTo', true)],
  'app/routes/auth/school.tsx': [get('/auth/school', 'returnTo', true)],
  'app/routes/auth/code.tsx': [
    get('/auth/code', 'returnTo', true),
    post('/auth/code', 'returnTo', { intent: 'link', token: 'none' }),
  ],
  'app/routes/auth/second-factor.tsx': [
    get('/auth/second-factor', 'returnTo', true),
    get('/auth/second-factor', 'returnTo', false),
  ],
  'app/routes/auth/welcome.tsx': [
    get('/auth/welcome', 'returnTo', true),
    get('/auth/welcome', 'returnTo', false),
  ],
  'app/routes/profile/confirm.tsx': [
    get('/profile/confirm', 'returnTo', true),
    get('/profile/confirm', 'returnTo', false),
  ],
  // They leave for a provider and come back with a cookie: callback.workerd.test.ts goes the whole way.
  'app/routes/auth/social.ts': [],
  'app/routes/auth/callback/finish-callback.server.ts': [],
  'app/routes/auth/confirm/read-link.server.ts': [
    get('/auth/confirm?token=x&type=signup', 'redirect_to', false),
    post('/auth/confirm?token=x&type=signup', 'redirect_to', { intent: 'open' }),
  ],
  // It leads to the Login tab, with what the link of a good mail brings along: confirm.workerd.test.ts follows one.
  'app/routes/auth/confirm/press-link.server.ts': [],
  // It thanks on the path it was sent to, which is a route of ours.
  'app/routes/company/contact/send-contact.server.ts': [],
  'workers/api/auth/verify.ts': [get('/auth/v1/verify?token=x&type=signup', 'redirect_to', false)],
  // They lead to a provider first: providers.workerd.test.ts comes back.
  'workers/api/auth/authorize.ts': [],
  'workers/api/auth/sso.ts': [],
  // They write it into a mail's link, by the same parser (redirect-target.test.ts), and redirect nobody.
  'app/routes/auth/login/resend-mail.server.ts': [],
  'workers/api/auth/codes.ts': [],
  'workers/api/auth/sign-up.ts': [],
  'workers/api/auth/user.ts': [],
}
