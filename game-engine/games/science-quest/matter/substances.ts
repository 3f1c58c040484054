// Everyday matter of the K-5 bench. Pure substances: CRC Handbook of Chemistry and Physics, sections 3, 4 and 12; foods:
// Figura and Teixeira, Food Physics (2007); wood, cork and wax: The Engineering ToolBox, "Densities of Materials".

export const MATTER_STATES = ['solid', 'liquid', 'gas'] as const

export type MatterState = (typeof MATTER_STATES)[number]

export const ROOM_CELSIUS = 20

interface Substance {
  /** Degrees Celsius at which it melts; of mixtures, where it has become soft enough to pour. Null: it breaks down before. */
  readonly melts: number | null
  readonly boils: number | null
  /** Grams a cubic centimetre, in the state it has in a room. */
  readonly density: number
  readonly dissolves: boolean
  readonly magnetic: boolean
}

const solid = { boils: null, dissolves: false, magnetic: false } as const

const SUBSTANCES = {
  water: { melts: 0, boils: 100, density: 0.998, dissolves: true, magnetic: false },
  milk: { melts: -1, boils: 101, density: 1.03, dissolves: true, magnetic: false },
  vinegar: { melts: -2, boils: 101, density: 1.01, dissolves: true, magnetic: false },
  honey: { melts: -40, boils: null, density: 1.42, dissolves: true, magnetic: false },
  oil: { melts: -6, boils: null, density: 0.91, dissolves: false, magnetic: false },
  helium: { melts: -272, boils: -269, density: 0.000_166, dissolves: false, magnetic: false },
  air: { melts: -214, boils: -194, density: 0.001_2, dissolves: false, magnetic: false },
  salt: { ...solid, melts: 801, density: 2.17, dissolves: true },
  sugar: { ...solid, melts: 186, density: 1.58, dissolves: true },
  bakingSoda: { ...solid, melts: null, density: 2.2, dissolves: true },
  sand: { ...solid, melts: 1_722, density: 2.65 },
  pepper: { ...solid, melts: null, density: 1.1 },
  stone: { ...solid, melts: 1_215, density: 2.7 },
  marble: { ...solid, melts: 1_000, density: 2.5 },
  wood: { ...solid, melts: null, density: 0.65 },
  cork: { ...solid, melts: null, density: 0.24 },
  candle: { ...solid, melts: 60, density: 0.9 },
  butter: { ...solid, melts: 35, density: 0.91 },
  chocolate: { ...solid, melts: 34, density: 1.3 },
  nail: { ...solid, melts: 1_538, density: 7.87, magnetic: true },
  ironFilings: { ...solid, melts: 1_538, density: 7.87, magnetic: true },
  copperWire: { ...solid, melts: 1_085, density: 8.96 },
  foil: { ...solid, melts: 660, density: 2.7 },
  goldRing: { ...solid, melts: 1_064, density: 19.3 },
} as const satisfies Readonly<Record<string, Substance>>

export type SubstanceId = keyof typeof SUBSTANCES

export function isSubstanceId(input: string): input is SubstanceId {
  return Object.hasOwn(SUBSTANCES, input)
}

export function substanceOf(id: SubstanceId): Substance {
  return SUBSTANCES[id]
}

/** Solid below where it melts, gas above where it boils; at the point itself the change has happened. */
export function stateAt(id: SubstanceId, celsius: number): MatterState {
  const { melts, boils } = substanceOf(id)
  if (boils !== null && celsius >= boils) return 'gas'
  return melts !== null && celsius >= melts ? 'liquid' : 'solid'
}

export function floatsOnWater(id: SubstanceId): boolean {
  return substanceOf(id).density < SUBSTANCES.water.density
}
