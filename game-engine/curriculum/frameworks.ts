// The frameworks that schools plan by, and how their codes are written.

/** The shape of a code, whole. */
export const CODE_SHAPES = {
  /** Common Core State Standards for Mathematics: K.CC.B.4, 3.NF.A.3d, HSA-REI.B.4. */
  ccss: /^(?:[K1-8]\.(?:CC|OA|NBT|NF|MD|G|RP|NS|EE|SP|F)|HS[NAFGS]-[A-Z]{1,3})\.[A-D]\.[1-9]\d?[a-e]?$/,
  /** Topics of the AP Calculus AB and BC course description: 2.3, 10.15. */
  apCalculus: /^(?:[1-9]|10)\.(?:[1-9]|1[0-6])$/,
} as const

export type Framework = keyof typeof CODE_SHAPES
