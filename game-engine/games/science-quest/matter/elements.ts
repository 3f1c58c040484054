// The elements of the bench. Atomic masses: IUPAC CIAAW, abridged standard atomic weights (2021). Electronegativities: Pauling
// scale, CRC Handbook of Chemistry and Physics, 97th edition, section 9. Valence: bonds of the neutral atom in the molecules of
// a school bench (of metals, the charge of their usual ion). Radii: Pyykkö and Atsumi, Chem. Eur. J. 15 (2009) 186 (single bonds).

export interface Element {
  /** Protons. */
  readonly number: number
  /** In unified atomic mass units, and so grams a mole. */
  readonly mass: number
  /** Bonds the neutral atom makes. */
  readonly valence: number
  readonly outerElectrons: number
  readonly electronegativity: number
  /** Covalent radius in picometres. */
  readonly radius: number
}

export const ELEMENTS = {
  H: { number: 1, mass: 1.008, valence: 1, outerElectrons: 1, electronegativity: 2.2, radius: 32 },
  B: { number: 5, mass: 10.81, valence: 3, outerElectrons: 3, electronegativity: 2.04, radius: 85 },
  C: { number: 6, mass: 12.011, valence: 4, outerElectrons: 4, electronegativity: 2.55, radius: 75 },
  N: { number: 7, mass: 14.007, valence: 3, outerElectrons: 5, electronegativity: 3.04, radius: 71 },
  O: { number: 8, mass: 15.999, valence: 2, outerElectrons: 6, electronegativity: 3.44, radius: 63 },
  F: { number: 9, mass: 18.998, valence: 1, outerElectrons: 7, electronegativity: 3.98, radius: 64 },
  Na: { number: 11, mass: 22.99, valence: 1, outerElectrons: 1, electronegativity: 0.93, radius: 155 },
  Mg: { number: 12, mass: 24.305, valence: 2, outerElectrons: 2, electronegativity: 1.31, radius: 139 },
  S: { number: 16, mass: 32.06, valence: 2, outerElectrons: 6, electronegativity: 2.58, radius: 103 },
  Cl: { number: 17, mass: 35.45, valence: 1, outerElectrons: 7, electronegativity: 3.16, radius: 99 },
  Ca: { number: 20, mass: 40.078, valence: 2, outerElectrons: 2, electronegativity: 1, radius: 171 },
  Fe: { number: 26, mass: 55.845, valence: 3, outerElectrons: 8, electronegativity: 1.83, radius: 116 },
  Cu: { number: 29, mass: 63.546, valence: 2, outerElectrons: 11, electronegativity: 1.9, radius: 112 },
  Zn: { number: 30, mass: 65.38, valence: 2, outerElectrons: 12, electronegativity: 1.65, radius: 118 },
} as const satisfies Readonly<Record<string, Element>>

export type ElementSymbol = keyof typeof ELEMENTS

export function isElementSymbol(input: string): input is ElementSymbol {
  return Object.hasOwn(ELEMENTS, input)
}
