import { apply, brackets, equation, F_OF_X, type Maths, power, variable, X } from '../../notation.ts'
import { say } from './area.ts'

export const E = variable('e')

export const derivativeOf = (formula: Maths) => say('differentiate', { function: equation(F_OF_X, formula) })

/** (x³)′ */
export const derivativeSign = (of: Maths): Maths => apply('d/dx', brackets(of))

/** sin x, ln(2x) */
export const applied = (name: string, inner: Maths = X): Maths => apply(name, inner)
/** e to the power of x */
export const expOf = (inner: Maths = X): Maths => power(E, inner)
