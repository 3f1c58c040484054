/**
 * Headers of a page whose address holds a code or a token: nobody keeps the page, and no other site learns where its reader came
 * from. Not "no-referrer": a form's POST would then have no origin.
 */
export const SECRET_ADDRESS_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
} as const
