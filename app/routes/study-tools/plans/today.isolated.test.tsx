// What a study plan offers for today: practice to open wherever there is some.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { StudyPlan } from '#app/domain/study-plans/read-study-plans.server.ts'
import { readSubjectPractice } from '#app/views/topics.server.ts'
import { Today } from './today.tsx'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/' }),
  useRouteLoaderData: () => undefined,
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

function today(topic: string, subjects: Parameters<typeof Today>[0]['subjects'] = {}): string {
  const day = '2026-03-02'
  const days = [{ day, isStudyDay: true, chunks: [{ topic, kind: 'learn', state: 'planned' }] }]
  const plan = { id: 'p', today: day, days, topics: [topic] } as unknown as StudyPlan
  const skills = {
    perimeter: { name: 'Perimeter', to: '/games/subject/math/elementary?skill=perimeter' },
  } as const
  return renderToStaticMarkup(<Today {...{ plan, skills, subjects }} />)
}

test.each(['science', 'history', 'english', 'math'] as const)(
  '%s opens its practice of the band and can be ticked',
  (subject) => {
    for (const language of ['en', 'es', 'fr', 'zh'] as const) {
      const subjects = readSubjectPractice([subject, 'perimeter'], 'middle', language)
      expect(subjects).toEqual({ [subject]: `/games/subject/${subject}/middle` })
    }
    const markup = today(subject, readSubjectPractice([subject], 'middle', 'en'))
    expect(markup).toContain(`href="/games/subject/${subject}/middle"`)
    expect(markup).toContain('Practice it here')
    expect(markup).toContain('I studied this')
  },
)

test('a subject without practice is ticked alone, a skill by its practice alone', () => {
  expect(today('science')).not.toContain('/games/')
  expect(today('science')).toContain('I studied this')
  expect(today('perimeter')).toContain('href="/games/subject/math/elementary?skill=perimeter"')
  expect(today('perimeter')).not.toContain('I studied this')
})
