import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { skillsToPractise } from '#app/domain/practice/courses.ts'
import { BANDS } from '#engine/core/bands.ts'
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

it('offers every skill with exercises, of all bands in one form, and shows the band of the own grade first', () => {
  const markup = markupOf({})
  const offered = [...markup.matchAll(/name="topic" value="([\w-]+)"/g)].map(([, id]) => id)
  const all = BANDS.flatMap((one) => SUBJECTS.flatMap((subject) => skillsToPractise(subject, 'en', one)))
  expect(offered.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  expect(markup).toMatch(/name="level" checked="" value="middle"|value="middle" checked=""/)
})

it('leaves out what is offered in another place of the form', () => {
  const choices = readSkillChoices({ caller: { locale: 'en' } } as never, { profile: null } as never, [
    'unit-fractions',
  ])
  const ids = choices.levels.flatMap(({ subjects }) =>
    subjects.flatMap(({ strands }) => strands.flatMap(({ skills }) => skills.map(({ id }) => id))),
  )
  expect(ids).not.toContain('unit-fractions')
})

it('keeps what was ticked, of any band, where no script runs: ticked in an open fold and listed', () => {
  const markup = markupOf({ ticked: ['unit-fractions'] })
  expect(markup).toMatch(/<details class="strand" open=""/)
  expect(markup).toMatch(/name="topic" checked="" value="unit-fractions"|value="unit-fractions" checked=""/)
  expect(chosenIn(markup)).toContain('What a fraction means')
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
  expect(said([])).toBe(BANDS.length)
})

it('has places for what is read out before there is anything to say, and none of them takes the focus', () => {
  const regions = chosenIn(markupOf({ languageNote: 'ONLY' })).match(/<[^>]*role="status"[^>]*>/g)
  expect(regions).toHaveLength(2)
  expect(regions?.join('')).not.toContain('tabindex')
  expect(chosenIn(markupOf({}))).toMatch(/<h2[^>]* tabindex="-1"/)
})
