import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { skillsToPractise } from '#app/domain/practice/courses.ts'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { SUBJECTS } from '#engine/curriculum/skill.ts'
import { readSkillChoices } from './skill-choices.server.ts'
import { SkillChoices } from './skill-choices.tsx'

const { band, levels } = readSkillChoices(
  { caller: { locale: 'en' } } as never,
  {
    profile: { gradeLevel: '7' },
  } as never,
)
const markupOf = (props: object) =>
  renderToStaticMarkup(<SkillChoices levels={levels} band={band} most={3} {...props} />)
const chosenIn = (markup: string) => markup.slice(markup.indexOf('class="chosen"'))

const offeredIn = (markup: string) =>
  [...markup.matchAll(/<input type="checkbox" name="topic"[^>]*? value="([\w-]+)"/g)].map(([, id]) => id)
const skillsOf = (one: Band) =>
  SUBJECTS.flatMap((subject) => skillsToPractise(subject, 'en', one)).map(({ id }) => id)

it('offers every skill with exercises of every band', () => {
  const ids = levels.flatMap(({ subjects }) =>
    subjects.flatMap(({ strands }) => strands.flatMap(({ skills }) => skills.map(({ id }) => id))),
  )
  expect(ids.toSorted()).toEqual(BANDS.flatMap(skillsOf).toSorted())
})

it.each([
  [null, 'middle'],
  ['high', 'high'],
] as const)(
  'asked for the level %s of a seventh grader, the document has the skills of %s',
  (level, shown) => {
    const choices = readSkillChoices(
      { caller: { locale: 'en' } } as never,
      { profile: { gradeLevel: '7' } } as never,
      { level },
    )
    const markup = renderToStaticMarkup(<SkillChoices {...choices} most={3} />)
    expect(offeredIn(markup).toSorted()).toEqual(skillsOf(shown).toSorted())
    expect(markup).toMatch(new RegExp(`name="level" checked="" value="${shown}"|value="${shown}" checked=""`))
    expect(markup).toMatch(/<noscript><button [^>]*formMethod="get"/i)
  },
)

it('leaves out what is offered in another place of the form', () => {
  const choices = readSkillChoices({ caller: { locale: 'en' } } as never, { profile: null } as never, {
    without: ['unit-fractions'],
  })
  const ids = choices.levels.flatMap(({ subjects }) =>
    subjects.flatMap(({ strands }) => strands.flatMap(({ skills }) => skills.map(({ id }) => id))),
  )
  expect(ids).not.toContain('unit-fractions')
})

it('keeps what was ticked where no script runs: in open folds, and what is of another band in the list', () => {
  const [own = ''] = skillsOf('middle')
  const markup = markupOf({ ticked: ['unit-fractions', own] })
  expect(markup.match(/<details class="(?:subject|strand)" open=""/g)).toHaveLength(2)
  const sent = [...markup.matchAll(/<input type="checkbox" name="topic" checked="" value="([\w-]+)"/g)]
  expect(sent.map(([, id]) => id)).toEqual([own, 'unit-fractions'])
  expect(chosenIn(markup)).toMatch(/value="unit-fractions"\/> What a fraction means/)
  expect(chosenIn(markup)).not.toContain('<button')
})

it('counts against the limit, also what is ticked besides the skills', () => {
  const ticked = ['unit-fractions', 'perimeter', 'math', 'science']
  expect(chosenIn(markupOf({}))).toContain('up to 3')
  expect(chosenIn(markupOf({ ticked: ticked.slice(0, 3), others: { math: 'Math' } }))).toContain('3 of 3')
  const over = chosenIn(markupOf({ ticked, others: { math: 'Math', science: 'Science' } }))
  expect(over).toContain('chosen 4, and 3 is the most. Take 1 off')
})

it('says of skills of a language that they are of that language, also once one is chosen', () => {
  const [language] = skillsToPractise('language', 'en', 'middle')
  const said = (ticked: string[]) => markupOf({ ticked, languageNote: 'ONLY' }).split('ONLY').length - 1
  expect(said([language?.id ?? ''])).toBe(said(['unit-fractions']) + 1)
  expect(said([])).toBe(1)
})

it('has places for what is read out before there is anything to say, and none of them takes the focus', () => {
  const regions = chosenIn(markupOf({ languageNote: 'ONLY' })).match(/<[^>]*role="status"[^>]*>/g)
  expect(regions).toHaveLength(2)
  expect(regions?.join('')).not.toContain('tabindex')
  expect(chosenIn(markupOf({}))).toMatch(/<h2[^>]* tabindex="-1"/)
})
