// Reactions a school bench may show, and their heat by Hess's law from standard enthalpies of formation at 298.15 K.
import { balance, type Equation } from './equation.ts'

/**
 * Joules a mole. CRC Handbook of Chemistry and Physics, 97th edition, section 5, "Standard Thermodynamic Properties of Chemical
 * Substances"; dissolved salts are the sum of their ions ("Thermodynamic Properties of Aqueous Ions"), CH3COOH in water from
 * the NBS Tables (1982). Elements in their standard state have none.
 */
const FORMATION: Readonly<Record<string, number>> = {
  'H2O(l)': -285_830,
  'H2O(g)': -241_826,
  'CO2(g)': -393_510,
  'CH4(g)': -74_600,
  'MgO(s)': -601_600,
  'Fe2O3(s)': -824_200,
  'CaCO3(s)': -1_207_600,
  'CaO(s)': -634_900,
  'HCl(aq)': -167_200,
  'MgCl2(aq)': -801_300,
  'CaCl2(aq)': -877_200,
  'NaOH(aq)': -470_100,
  'NaCl(aq)': -407_300,
  'NaHCO3(s)': -950_800,
  'Na2CO3(s)': -1_130_700,
  'CH3COOH(aq)': -485_760,
  'NaCH3COO(aq)': -726_100,
  'CuSO4(aq)': -844_500,
  'ZnSO4(aq)': -1_063_200,
  'C6H12O6(s)': -1_273_300,
}
const ELEMENTS_AS_FOUND = ['H2(g)', 'O2(g)', 'Mg(s)', 'Fe(s)', 'Cu(s)', 'Zn(s)']

/** Substances with their state, as an equation writes them: s solid, l liquid, g gas, aq in water. */
const REACTIONS = {
  fuelCell: [['H2(g)', 'O2(g)'], ['H2O(l)']],
  burningMagnesium: [['Mg(s)', 'O2(g)'], ['MgO(s)']],
  gasFlame: [
    ['CH4(g)', 'O2(g)'],
    ['CO2(g)', 'H2O(l)'],
  ],
  rusting: [['Fe(s)', 'O2(g)'], ['Fe2O3(s)']],
  magnesiumInAcid: [
    ['Mg(s)', 'HCl(aq)'],
    ['MgCl2(aq)', 'H2(g)'],
  ],
  marbleInAcid: [
    ['CaCO3(s)', 'HCl(aq)'],
    ['CaCl2(aq)', 'H2O(l)', 'CO2(g)'],
  ],
  neutralising: [
    ['NaOH(aq)', 'HCl(aq)'],
    ['NaCl(aq)', 'H2O(l)'],
  ],
  sodaAndVinegar: [
    ['NaHCO3(s)', 'CH3COOH(aq)'],
    ['NaCH3COO(aq)', 'H2O(l)', 'CO2(g)'],
  ],
  heatingSoda: [['NaHCO3(s)'], ['Na2CO3(s)', 'H2O(g)', 'CO2(g)']],
  burningLime: [['CaCO3(s)'], ['CaO(s)', 'CO2(g)']],
  zincAndCopper: [
    ['Zn(s)', 'CuSO4(aq)'],
    ['ZnSO4(aq)', 'Cu(s)'],
  ],
  electrolysis: [['H2O(l)'], ['H2(g)', 'O2(g)']],
  photosynthesis: [
    ['CO2(g)', 'H2O(l)'],
    ['C6H12O6(s)', 'O2(g)'],
  ],
} as const satisfies Readonly<Record<string, readonly [readonly string[], readonly string[]]>>

export type ReactionId = keyof typeof REACTIONS

export const REACTION_IDS = Object.keys(REACTIONS).filter(isReactionId)

export function isReactionId(input: string): input is ReactionId {
  return Object.hasOwn(REACTIONS, input)
}

/** The equation in formulas, without states. */
export function equationOf(id: ReactionId): Equation {
  const [reactants, products] = REACTIONS[id]
  return { reactants: reactants.map(formulaOf), products: products.map(formulaOf) }
}

/** The states of its substances, reactants first. */
export function statesOf(id: ReactionId): string[] {
  return REACTIONS[id].flat().map((species) => species.slice(species.lastIndexOf('(') + 1, -1))
}

/** Joules taken in when the balanced equation runs once, in moles; negative for heat given off. */
export function enthalpyOf(id: ReactionId): number {
  const [reactants] = REACTIONS[id]
  const coefficients = balance(equationOf(id))
  return REACTIONS[id].flat().reduce((sum, species, place) => {
    const formation = FORMATION[species] ?? (ELEMENTS_AS_FOUND.includes(species) ? 0 : undefined)
    if (formation === undefined) throw new RangeError(`no enthalpy of formation of ${species}`)
    return sum + formation * (coefficients[place] ?? 0) * (place < reactants.length ? -1 : 1)
  }, 0)
}

export function isExothermic(id: ReactionId): boolean {
  return enthalpyOf(id) < 0
}

function formulaOf(species: string): string {
  return species.slice(0, species.lastIndexOf('('))
}
