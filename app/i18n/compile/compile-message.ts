// One text of a catalogue, in ICU MessageFormat, as the source of a function: nothing is parsed where it is shown.
// Supported: {name}, {count, number}, {count, plural, =0 {…} one {…} other {… # …}}, {kind, select, a {…} other {…}}.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { formatTag } from '../formats.ts'

export type ParameterType = 'text' | 'number'

export interface CompiledMessage {
  /** An arrow function from its parameters `i` to a string. It calls `figures` and `plural` (count.ts), and nothing else. */
  readonly source: string
  readonly parameters: ReadonlyMap<string, ParameterType>
}

/**
 * @param text ICU MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages)
 * @param locale BCP 47; decides plural forms and figures
 * @throws when the text cannot be parsed, or asks for a format that is not supported
 */
export function compileMessage(text: string, locale: string): CompiledMessage {
  const parameters = new Map<string, ParameterType>()
  const body = template(parse(text, { ignoreTag: true }), { locale, parameters })
  return { source: parameters.size === 0 ? `()=>${body}` : `i=>${body}`, parameters }
}

interface Scope {
  readonly locale: string
  readonly parameters: Map<string, ParameterType>
  /** The number that # stands for. */
  readonly counted?: string
}

/** A template literal of all parts. */
function template(elements: readonly MessageFormatElement[], scope: Scope): string {
  return `\`${elements.map((element) => part(element, scope)).join('')}\``
}

function part(element: MessageFormatElement, scope: Scope): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value.replace(/[`\\]|\$\{/g, '\\$&')
    case TYPE.argument:
      if (!scope.parameters.has(element.value)) scope.parameters.set(element.value, 'text')
      return `\${i.${element.value}}`
    case TYPE.number:
      return `\${${figures(counted(element.value, scope), scope)}}`
    case TYPE.pound:
      return scope.counted === undefined ? '#' : `\${${figures(scope.counted, scope)}}`
    case TYPE.select: {
      scope.parameters.set(element.value, 'text')
      const { other, ...rest } = options(element.options, scope)
      if (Object.keys(rest).length === 0) throw new Error('a select that chooses nothing')
      return `\${${choice(rest, `String(i.${element.value})`)} ?? ${other}}`
    }
    case TYPE.plural: {
      if (element.pluralType !== 'cardinal' || element.offset !== 0) throw new Error('only plain plurals')
      const count = counted(element.value, scope)
      const forms = options(element.options, { ...scope, counted: count })
      const rules = new Intl.PluralRules(scope.locale)
      const categories = rules
        .resolvedOptions()
        .pluralCategories.map((category) => [category, forms[category] ?? forms['other']])
      const byRule = choice(Object.fromEntries(categories), `plural("${scope.locale}", ${count})`)
      const exact = Object.keys(forms).filter((form) => form.startsWith('='))
      return `\${${exact.map((form) => `${count} === ${form.slice(1)} ? ${forms[form]} : `).join('')}${byRule}}`
    }
    default:
      throw new Error('dates, times and tags are not supported')
  }
}

function counted(name: string, { parameters }: Scope): string {
  parameters.set(name, 'number')
  return `i.${name}`
}

const figures = (count: string, { locale }: Scope) => `figures("${formatTag(locale)}", ${count})`

function options(
  forms: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  scope: Scope,
): Record<string, string> {
  return Object.fromEntries(Object.entries(forms).map(([form, { value }]) => [form, template(value, scope)]))
}

/**
 * The source that takes one of `sources` by its key. Browsers are given it as it stands, so it is JavaScript; the server's
 * modules are type-checked, so its type follows without a word of TypeScript.
 */
function choice(sources: Readonly<Record<string, string | undefined>>, key: string): string {
  const entries = Object.entries(sources).map(([name, source]) => `[${JSON.stringify(name)}, ${source}]`)
  return `new Map([${entries.join(', ')}]).get(${key})`
}
