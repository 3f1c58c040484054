// Every refusal the product gives has a code from this table. The screens translate the code; machines read it.

/** Code -> HTTP status. A refusal never carries prose: words live in the catalogues. */
export const REFUSAL_STATUS = {
  malformed_body: 400,
  malformed_preference: 400,
  cross_site_form: 403,
  method_not_allowed: 405,
  unknown_game: 404,
  unknown_grade: 400,
  unknown_skill: 404,
  unknown_round: 404,
  nothing_missed: 404,
  daily_played: 409,
  daily_changed: 409,
  round_already_finished: 409,
  rules_outdated: 409,
  malformed_log: 422,
  malformed_move: 422,
  illegal_move: 422,
  moves_after_end: 422,
  round_not_over: 422,
  clock_ahead: 422,
  too_fast: 422,
  too_large: 413,
  body_too_large: 413,
  too_many_requests: 429,
  not_signed_in: 401,
  no_ar_device: 422,
  in_development: 409,
  not_entitled: 403,
  no_camera: 422,
  no_timed_access: 409,
  bad_duration: 422,
  no_ar_session: 403,
  not_logged: 503,
  unknown_session: 404,
} as const

export type RefusalCode = keyof typeof REFUSAL_STATUS

/** The one JSON shape of a refusal: `{ code }`, plus whatever the caller may need to go on. */
export function refusalResponse(code: RefusalCode, extra: Readonly<Record<string, unknown>> = {}): Response {
  return Response.json({ code, ...extra }, { status: REFUSAL_STATUS[code] })
}
