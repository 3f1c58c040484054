/** What is refused for who somebody is: HTTP status, and the English of our APIs. */
export const STANDING_REFUSALS = {
  consent_required: [403, 'A parent or guardian has to confirm this account first'],
  adult_required: [403, 'Only the account of an adult can be a parent or a teacher'],
} as const
