// From which age a person may say yes to an online account alone, by country. Where a law names several ages, or one
// for a part of the country only, the higher one counts: we ask the country, not the province.
// Below 13 nobody may, wherever they live: our terms say so (spec 000 section 9).

/** Where no law names an age. */
export const DEFAULT_AGE_OF_CONSENT = 13

const AGES = new Map([
  // Children's Online Privacy Protection Act, 15 U.S.C. 6501(1); 16 CFR 312.2.
  ['us', 13],
  // UK GDPR art. 8(1) as amended by Data Protection Act 2018 s. 9.
  ['gb', 13],
  // GDPR art. 8; Ley Orgánica 3/2018 art. 7.
  ['es', 14],
  // GDPR art. 8; loi n° 78-17 (Informatique et libertés) art. 45.
  ['fr', 15],
  // GDPR art. 8(1): Germany named no lower age.
  ['de', 16],
  // PIPEDA names no age (the Privacy Commissioner's consent guidelines: under 13 cannot). Quebec does: Act respecting
  // the protection of personal information in the private sector, s. 4.1, under 14.
  ['ca', 14],
  // Ley Federal de Protección de Datos Personales en Posesión de los Particulares (2025) names no age.
  ['mx', 13],
  // Act on the Protection of Personal Information; the Commission's guidelines, Q&A 1-62: parents of children "of 12 to
  // 15 or younger" are asked. The upper end: under 16.
  ['jp', 16],
  // Personal Information Protection Law art. 31: under 14.
  ['cn', 14],
  // Digital Personal Data Protection Act 2023 s. 2(f) and 9: under 18.
  ['in', 18],
  // LGPD art. 14 with Estatuto da Criança e do Adolescente art. 2: under 12. Our terms ask for 13.
  ['br', 13],
  // Privacy Act 1988; the Commissioner's APP guidelines, B.60: presumed able from 15 on.
  ['au', 15],
])

/** @param country two letters; an unknown one has the default age */
export function ageOfConsent(country: string): number {
  return AGES.get(country.toLowerCase()) ?? DEFAULT_AGE_OF_CONSENT
}

/** Whether someone of this age, in whole years, needs a grown-up's yes in this country. */
export function isBelowAge(country: string, age: number): boolean {
  return age < ageOfConsent(country)
}

/**
 * When someone who is `age` whole years old at `now` needs no yes any more. Never before the birthday itself: as if it
 * had been today. `now` and the answer are milliseconds since the epoch.
 */
export function ofAgeOn(country: string, age: number, now: number): number {
  return dayOfAge(ageOfConsent(country), age, now)
}

/** From which age an account may be a parent's or a teacher's: of age in every country we offer. */
export const ADULT_AGE = 18

/** When someone who is `age` whole years old at `now` is an adult; see ofAgeOn. */
export function adultOn(age: number, now: number): number {
  return dayOfAge(ADULT_AGE, age, now)
}

function dayOfAge(wanted: number, age: number, now: number): number {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() + Math.max(0, wanted - age))
  return day.getTime()
}
