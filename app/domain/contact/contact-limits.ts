// How much may be written on the contact form, how often, and how long it is kept.

/** Characters, as a person counts them. */
export const CONTACT_LENGTHS = { name: 100, email: 254, subject: 120, message: 4_000 } as const

/** Messages an hour from one network. */
export const CONTACTS_AN_HOUR = 5

/** The privacy policy says so. */
export const CONTACT_KEPT_DAYS = 180
