// Which skills of the map a text is about: by the words of their names and goals, rare ones counting more.
import type { Language } from '#engine/core/languages.ts'
import { tokensOf } from '../homework/tokens.ts'

export interface NamedGoal {
  readonly id: string
  readonly name: string
  readonly goal: string
}

/** Of the weight of the words of a skill's name that the text has. */
const LEAST_OF_NAME = 0.5
/** Of the weight of all its words; Chinese words are cut into pairs, of which some are none. */
const LEAST_OF_ALL: Readonly<Record<Language, number>> = { en: 0.36, es: 0.36, fr: 0.36, zh: 0.24 }
/** Two words that few skills have, or more that many have: one word says nothing. */
const LEAST_WEIGHT = 10
const LEAST_WORDS = 2
const MOST_SKILLS = 4

/** At most four skills whose words stand in the text, the surest first. Offered to somebody who knows the text, not decided. */
export function skillsInText<Skill extends NamedGoal>(
  text: string,
  skills: readonly Skill[],
  language: Language,
): Skill[] {
  const there = new Set(tokensOf(text, language))
  const bags = skills.map(({ name, goal }) => new Set(tokensOf(`${name} ${goal}`, language)))
  const counts = new Map<string, number>()
  for (const bag of bags) for (const token of bag) counts.set(token, (counts.get(token) ?? 0) + 1)
  const weightOf = (tokens: Iterable<string>) =>
    [...tokens].reduce((sum, token) => sum + Math.log(skills.length / (counts.get(token) ?? 1)), 0)
  const inText = (tokens: ReadonlySet<string>) => [...tokens].filter((token) => there.has(token))
  return skills
    .flatMap((skill, index) => {
      const all = bags[index] ?? new Set<string>()
      const name = new Set(tokensOf(skill.name, language))
      const common = inText(all)
      const weight = weightOf(common)
      const share = weight / weightOf(all)
      const fits =
        common.length >= LEAST_WORDS &&
        weight >= LEAST_WEIGHT &&
        share >= LEAST_OF_ALL[language] &&
        weightOf(inText(name)) >= LEAST_OF_NAME * weightOf(name)
      return fits ? [{ skill, score: share * weight }] : []
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_SKILLS)
    .map(({ skill }) => skill)
}
