// Which of a strand's skills are in sight.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { MapSkill } from '#app/views/practice.server.ts'
import type { Grade } from '#engine/curriculum/skill.ts'
import { SkillMap } from './skill-map.tsx'

vi.mock('#app/stage/speech/read-around.tsx', () => ({ ReadAround: () => null }))

const skill = (id: string, grade: Grade): MapSkill => ({
  id,
  name: `Skill ${id}`,
  goal: '',
  strand: 'fractions',
  grade,
  year: `Grade ${grade}`,
  status: 'new',
  right: 0,
  tries: 0,
  due: false,
})
const SKILLS = [skill('halves', 2), skill('thirds', 3), skill('fifths', 3), skill('sums', 4)]

const map = (next: readonly string[]) =>
  renderToStaticMarkup(<SkillMap skills={SKILLS} grade={3} next={next} onStart={() => {}} />)

/** The map without what is folded away. */
const inSight = (markup: string) =>
  markup.replaceAll(/<details class="fold">(<summary.*?<\/summary>).*?<\/details>/g, '$1')

test('skills of the own year are in sight, those of others folded under their count', () => {
  const markup = map(['thirds'])
  expect([...inSight(markup).matchAll(/Skill \w+/g)].map(String)).toEqual(['Skill thirds', 'Skill fifths'])
  expect(markup).toMatch(/Earlier grades \(1\)<\/summary>.*Skill halves.*Skill thirds/)
  expect(markup).toMatch(/Skill fifths.*Later grades \(1\)<\/summary>.*Skill sums/)
})

test('a fold with one of the next skills is open', () => {
  expect(inSight(map(['sums']))).toContain('Skill sums')
  expect(inSight(map(['sums']))).not.toContain('Skill halves')
})

test('strands with skills of the own year come first, all closed until one of the next skills is begun', () => {
  const early: MapSkill = { ...skill('squares', 2), strand: 'geometry' }
  const draw = (skills: readonly MapSkill[]) =>
    renderToStaticMarkup(<SkillMap skills={skills} grade={3} next={['thirds']} onStart={() => {}} />)
  const strands = (markup: string) => [...markup.matchAll(/id="strand-(\w+)"/g)].map(([, strand]) => strand)
  expect(strands(draw([early, ...SKILLS]))).toEqual(['fractions', 'geometry'])
  const opened = /<details open="">/
  expect(draw([early, ...SKILLS])).not.toMatch(opened)
  expect(draw(SKILLS.map((one) => (one.id === 'fifths' ? { ...one, status: 'begun' } : one)))).not.toMatch(
    opened,
  )
  expect(draw(SKILLS.map((one) => (one.id === 'thirds' ? { ...one, status: 'begun' } : one)))).toMatch(opened)
})

test('the name of a strand is a heading in its summary itself: HTML has none inside a span', () => {
  expect(map([])).toMatch(/<summary>(?:(?!<\/summary>|<span).)*<h3 id="strand-fractions">/)
})
