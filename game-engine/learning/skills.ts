// What games practise. A skill is named `<area>.<skill>`; each game keeps to one area (the catalogue of games names it).

export const SKILLS = [
  'math.add',
  'math.subtract',
  'math.multiply',
  'math.divide',
  'math.square',
  'math.root',
  'math.power',
  'science.life',
  'science.earth',
  'science.space',
  'science.matter',
  'science.forces',
  'science.body',
  'science.practices',
  'history.people',
  'history.places',
  'history.events',
  'history.ideas',
  'history.inventions',
  'words.spelling',
] as const

export type Skill = (typeof SKILLS)[number]

export type SkillArea = Skill extends `${infer Area}.${string}` ? Area : never

export function isSkill(input: unknown): input is Skill {
  return SKILLS.some((skill) => skill === input)
}
