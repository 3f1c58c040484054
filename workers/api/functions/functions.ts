// The server functions of the product, by the name clients call them. Each subject adds its own.
import { createFunctions } from './create-functions.ts'

export const functions = createFunctions({})
