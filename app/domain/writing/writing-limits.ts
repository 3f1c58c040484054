// What a caller may ask for, whatever it sends (spec 000, section 9).

/** Characters. */
export const LONGEST_PROMPT = 4_000

/** Texts of a language model a user gets in a day; what fails is not counted. */
export const TEXTS_A_DAY = 40

export const DEFAULT_MODEL = 'gpt-4o-mini'
export const DEFAULT_MAX_TOKENS = 500
export const DEFAULT_TEMPERATURE = 0.7

interface Limits {
  readonly maxTokens: number
  readonly temperature: number
}

/** Models a client may name, and the most each may be asked for. Which provider's model that is, the deployment says. */
const MODELS = new Map<string, Limits>([[DEFAULT_MODEL, { maxTokens: 1_000, temperature: 1 }]])

export interface WritingOptions {
  readonly model?: string | undefined
  readonly maxTokens?: number | undefined
  readonly temperature?: number | undefined
}

/** What is asked of the provider; null: we know no such model. */
export function boundedOptions({
  model = DEFAULT_MODEL,
  maxTokens = DEFAULT_MAX_TOKENS,
  temperature = DEFAULT_TEMPERATURE,
}: WritingOptions): Limits | null {
  const limits = MODELS.get(model)
  if (!limits) return null
  return {
    maxTokens: Math.round(between(1, maxTokens, limits.maxTokens)),
    temperature: between(0, temperature, limits.temperature),
  }
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
