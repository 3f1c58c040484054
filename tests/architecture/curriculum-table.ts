// What of the curriculum can be practised, as the tables of docs/curriculum.md. `npm run curriculum` writes them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { HISTORY_SKILLS } from '#engine/curriculum/history/skills.ts'
import { LANGUAGE_SKILLS } from '#engine/curriculum/language/skills.ts'
import { LESSONS } from '#engine/curriculum/lessons/lessons.ts'
import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { MATH_STRANDS } from '#engine/curriculum/mathematics/math-skill.ts'
import { MATH_SKILLS } from '#engine/curriculum/mathematics/skills.ts'
import { SCHOOL_YEARS } from '#engine/curriculum/school-years.ts'
import { SCIENCE_SKILLS } from '#engine/curriculum/science/skills.ts'
import type { Skill } from '#engine/curriculum/skill.ts'
import type { WrittenSkill } from '#engine/curriculum/written/item.ts'
import { type QuizPractice, quizSkills } from '#engine/curriculum/written/quiz-practice.ts'
import { LEAST_ITEMS } from '#engine/curriculum/written/written-generator.ts'
import * as historyElementary from '#engine/games/history-quest/practice/elementary.ts'
import * as historyHigh from '#engine/games/history-quest/practice/high.ts'
import * as historyMiddle from '#engine/games/history-quest/practice/middle.ts'
import * as scienceElementary from '#engine/games/science-explorer/practice/elementary.ts'
import * as scienceHigh from '#engine/games/science-explorer/practice/high.ts'
import * as scienceMiddle from '#engine/games/science-explorer/practice/middle.ts'
import { WORD_BANKS } from '#engine/games/word-works/sets.ts'
import { ROOT } from '../sandbox/toolchain.mjs'

type Banks = Readonly<Record<Band, QuizPractice>>

interface Course {
  readonly name: string
  /** Ids of the skills that have a lesson. */
  readonly lessons: ReadonlySet<string>
  readonly skills: readonly Skill[]
  /** Ids of the skills that have exercises. */
  readonly practised: ReadonlySet<string>
  /** Questions written by hand, by band; null where exercises are generated. */
  readonly items: Readonly<Record<Band, number>> | null
  /** The same, of each skill of the band; none where exercises are generated. */
  readonly perSkill: Readonly<Record<Band, readonly number[]>>
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English (of pages in English)',
  es: 'Lengua (of pages in Spanish)',
  fr: 'Français (of pages in French)',
  zh: '语文 (of pages in Chinese)',
}
const BAND_NAMES: Readonly<Record<Band, string>> = { elementary: 'K to 5', middle: '6 to 8', high: '9 to 12' }

/** The written skills of a language, by id. */
const WRITTEN: Readonly<Record<Language, ReadonlyMap<string, WrittenSkill>>> = {
  en: writtenSkills('en'),
  es: writtenSkills('es'),
  fr: writtenSkills('fr'),
  zh: writtenSkills('zh'),
}

/** Where the skills of a language stand in the programme of its country, by band and skill. */
const PROGRAMMES = {
  en: byBand((band) => skillNames('en', band)),
  es: byBand((band) => skillNames('es', band)),
  fr: byBand((band) => skillNames('fr', band)),
  zh: byBand((band) => skillNames('zh', band)),
} as const satisfies Readonly<Record<Language, unknown>>

const COURSES: readonly Course[] = [
  {
    name: 'Mathematics',
    lessons: new Set(Object.values(LESSONS).flatMap((topic) => topic.map(({ skill }) => skill))),
    skills: MATH_SKILLS,
    practised: new Set(Object.keys(MATH_GENERATORS)),
    items: null,
    perSkill: byBand(() => []),
  },
  quizCourse('Science', SCIENCE_SKILLS, {
    elementary: scienceElementary.ELEMENTARY_PRACTICE,
    middle: scienceMiddle.MIDDLE_PRACTICE,
    high: scienceHigh.HIGH_PRACTICE,
  }),
  quizCourse('History', HISTORY_SKILLS, {
    elementary: historyElementary.ELEMENTARY_PRACTICE,
    middle: historyMiddle.MIDDLE_PRACTICE,
    high: historyHigh.HIGH_PRACTICE,
  }),
  ...LANGUAGES.map(languageCourse),
]

function quizCourse(name: string, skills: readonly Skill[], banks: Banks): Course {
  return {
    name,
    lessons: writtenLessons(name.toLowerCase()),
    skills,
    practised: new Set(BANDS.flatMap((band) => Object.keys(quizSkills(banks[band])))),
    items: byBand((band) => banks[band].items.length),
    perSkill: byBand((band) => Object.values(quizSkills(banks[band])).map(({ items }) => items.length)),
  }
}

function languageCourse(language: Language): Course {
  const skills = LANGUAGE_SKILLS[language]
  const counts = new Map([...WRITTEN[language]].map(([id, { items }]) => [id, items.length]))
  const perSkill = byBand((band) =>
    skills.filter((skill) => skill.band === band).map(({ id }) => counts.get(id) ?? 0),
  )
  return {
    name: LANGUAGE_NAMES[language],
    lessons: writtenLessons('language'),
    skills,
    practised: new Set([...counts].filter(([, count]) => count >= LEAST_ITEMS).map(([id]) => id)),
    items: byBand((band) => sum(perSkill[band])),
    perSkill,
  }
}

function writtenSkills(language: Language): Map<string, WrittenSkill> {
  const folder = join(ROOT, 'game-engine/curriculum/language/items', language)
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
}

function skillNames(language: Language, band: Band): Readonly<Record<string, { programme?: string }>> {
  const file = join(ROOT, 'game-engine/curriculum/language/names', language, `${band}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param subject its folder: science, history or language, which holds the lessons of all four */
function writtenLessons(subject: string): Set<string> {
  const files = readdirSync(join(ROOT, 'game-engine/curriculum/lessons/written', subject))
  return new Set(files.map((file) => file.replace('.json', '')))
}

function passagesOf(language: Language): Record<Band, number> {
  const written = WRITTEN[language]
  return byBand((band) =>
    LANGUAGE_SKILLS[language]
      .filter((skill) => skill.band === band)
      .reduce((sum, { id }) => sum + Object.keys(written.get(id)?.passages ?? {}).length, 0),
  )
}

function byBand<Value>(count: (band: Band) => Value): Record<Band, Value> {
  return { elementary: count('elementary'), middle: count('middle'), high: count('high') }
}

/** The whole document. */
export function curriculumDocument(): string {
  return `# Curriculum

What can be practised at \`/games/subject/…\`, of what is on the map. Written by \`npm run curriculum\`; a test says when it is out of
date. A skill without exercises stands on the map as "Coming soon". How one is added: [extending.md](extending.md).

## Skills with exercises

${table(
  ['Subject', ...BANDS.map((band) => BAND_NAMES[band]), 'All'],
  COURSES.map(({ name, skills, practised }) => [
    name,
    ...BANDS.map((band) =>
      share(
        skills.filter((skill) => skill.band === band),
        practised,
      ),
    ),
    share(skills, practised),
  ]),
)}

## Questions written by hand

Mathematics has none: its exercises are generated, each skill at three difficulties.

${table(
  ['Subject', ...BANDS.map((band) => BAND_NAMES[band]), 'All'],
  COURSES.flatMap(({ name, items }) => (items === null ? [] : [countsRow(name, items)])),
)}

Of one skill: the fewest, the median and the most. Some questions of the quiz games belong to no skill.

${table(
  ['Subject', ...BANDS.map((band) => BAND_NAMES[band])],
  COURSES.filter(({ items }) => items !== null).map(({ name, perSkill }) => [
    name,
    ...BANDS.map((band) => spread(perSkill[band])),
  ]),
)}

## Passages to read

Each is read before questions of its own, which are counted above.

${table(
  ['Language', ...BANDS.map((band) => BAND_NAMES[band]), 'All'],
  LANGUAGES.map((language) => countsRow(LANGUAGE_NAMES[language], passagesOf(language))),
)}

## Lessons

At \`/subject-study/lessons\`: each is about one skill of the map, and its exercises are the skill's own. Those of mathematics, science
and history are told in all four languages.

${table(
  ['Subject', ...BANDS.map((band) => BAND_NAMES[band]), 'All'],
  COURSES.map(({ name, skills, lessons }) =>
    countsRow(
      name,
      byBand((band) => skills.filter((skill) => skill.band === band && lessons.has(skill.id)).length),
    ),
  ),
)}

## Words of Word Works

${table(
  ['Language', ...BANDS.map((band) => BAND_NAMES[band]), 'All'],
  LANGUAGES.map((language) =>
    countsRow(
      LANGUAGE_NAMES[language],
      byBand((band) => WORD_BANKS[language][band].flat().length),
    ),
  ),
)}

## Mathematics by strand

${table(
  ['Strand', 'Grades', 'Skills with exercises'],
  MATH_STRANDS.map((strand) => {
    const skills = MATH_SKILLS.filter((skill) => skill.strand === strand)
    const grades = skills.map(({ grade }) => grade)
    return [
      strand,
      `${gradeName(Math.min(...grades))} to ${gradeName(Math.max(...grades))}`,
      share(skills, new Set(Object.keys(MATH_GENERATORS))),
    ]
  }),
)}

## School years

A skill of the map is in a US grade; elsewhere the same age goes to this year. Pages name the year of the reader's language: the
Mexican one in Spanish.

${table(
  ['US', 'Ages', 'Mexico', 'Spain', 'France', 'China'],
  Object.values(SCHOOL_YEARS).map(({ age, us, mexico, spain, france, china }) => [
    us,
    age.join('-'),
    mexico,
    spain,
    france,
    china,
  ]),
)}

## Language skills in the programmes of their countries

The skills of English have codes of the Common Core instead. The names of those of the others come with their place in the programme:
\`programme\` in \`game-engine/curriculum/language/names/\`.

${LANGUAGES.filter((language) => language !== 'en')
  .map(
    (language) => `**${LANGUAGE_NAMES[language]}**

${table(
  ['Skill', 'US grade', 'Place in the programme'],
  LANGUAGE_SKILLS[language].map(({ id, band, grade }) => [
    id,
    gradeName(grade),
    PROGRAMMES[language][band][id]?.programme ?? 'none named',
  ]),
)}`,
  )
  .join('\n\n')}

## On the map without exercises

${COURSES.map(({ name, skills, practised }) => {
  const without = skills.filter(({ id }) => !practised.has(id)).map(({ id }) => id)
  return `**${name}**: ${without.length === 0 ? 'none' : without.join(', ')}`
}).join('\n\n')}
`
}

const countsRow = (name: string, counts: Readonly<Record<Band, number>>) => [
  name,
  ...BANDS.map((band) => String(counts[band])),
  String(BANDS.reduce((sum, band) => sum + counts[band], 0)),
]

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

function spread(counts: readonly number[]): string {
  const sorted = counts.toSorted((one, other) => one - other)
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].join(', ')
}

const gradeName = (grade: number) => (grade === 0 ? 'K' : String(grade))

const share = (skills: readonly Skill[], practised: ReadonlySet<string>) =>
  `${skills.filter(({ id }) => practised.has(id)).length} of ${skills.length}`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
