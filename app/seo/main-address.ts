// Some pages answer under two addresses (spec 000 section 2, spec 001 section 2). Search engines are told one.

const MAIN: Readonly<Record<string, string>> = {
  '/game/mathmaze': '/games/mathmaze',
  '/contact': '/company/contact',
  '/terms': '/company/terms-of-service',
  '/privacy': '/company/privacy-policy',
  '/ar/sciencequest': '/games/ar/sciencequest',
  '/ar/wordwizard': '/games/ar/wordwizard',
  '/ar/historyhunt': '/games/ar/historyhunt',
  '/password-update': '/auth/reset-password',
}

/** The path a page is found under; its own where it has no other. */
export function mainAddress(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  return MAIN[path] ?? path
}
