/** Of the reasons why a gate stays shut: HTTP status, and the English every API of ours answers (GoTrue's, as its clients know it). */
export const GATE_REFUSALS = {
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  insufficient_aal: [401, 'AAL2 session is required: this account needs its second factor first.'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  captcha_failed: [400, 'captcha protection: request disallowed'],
} as const
