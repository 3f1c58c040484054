import type { NamedInTexts } from '#app/platform/config.ts'
import type { Block } from './content.types.ts'

/**
 * Puts what the settings say of the operator where a text says {operator.name}, {operator.address} and so on. An item of a list
 * that names what the operator does not have is left out.
 */
export function fillInOperator(blocks: readonly Block[], operator: NamedInTexts): readonly Block[] {
  const known = new Map(Object.entries(operator))
  const fillIn = (text: string) =>
    text.replace(/\{operator\.(\w+)\}/g, (placeholder, name) => known.get(name) ?? placeholder)
  return JSON.parse(JSON.stringify(blocks), (key, value: unknown) => {
    if (typeof value === 'string') return fillIn(value)
    if (key !== 'items' || !Array.isArray(value)) return value
    return value.filter((item) => !JSON.stringify(item).includes('{operator.'))
  })
}
