// The frameworks that schools plan by, and how their codes are written.

/** The shape of a code, whole. */
export const CODE_SHAPES = {
  /** Common Core State Standards for Mathematics: K.CC.B.4, 3.NF.A.3d, HSA-REI.B.4. */
  ccss: /^(?:[K1-8]\.(?:CC|OA|NBT|NF|MD|G|RP|NS|EE|SP|F)|HS[NAFGS]-[A-Z]{1,3})\.[A-D]\.[1-9]\d?[a-e]?$/,
  /** Topics of the AP Calculus AB and BC course description: 2.3, 10.15. */
  apCalculus: /^(?:[1-9]|10)\.(?:[1-9]|1[0-6])$/,
  /** Common Core State Standards for English Language Arts: RF.K.3, L.9-10.1. */
  ccssEla: /^(?:RL|RI|RF|W|SL|L)\.(?:K|[1-8]|9-10|11-12)\.(?:[1-9]|10)[a-h]?$/,
  /** Performance expectations of the NGSS (3-PS2-1, MS-LS1-6), and its eight practices by number (SEP-3). */
  ngss: /^(?:(?:K|[1-5]|MS|HS)-(?:PS|LS|ESS)[1-4]-[1-8]|(?:K-2|3-5|MS|HS)-ETS1-[1-4]|SEP-[1-8])$/,
  /** Indicators of the C3 Framework for Social Studies: D2.His.4.6-8. */
  c3: /^(?:D2\.(?:Civ|Eco|Geo|His)|D[134])\.(?:[1-9]|1[0-7])\.(?:K-2|3-5|6-8|9-12)$/,
} as const

export type Framework = keyof typeof CODE_SHAPES
