// The placeholder of the spec, for a subject that is set to coming soon.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { expect, test, vi } from 'vitest'
import { CORE_SUBJECTS } from '#app/domain/catalogue/core-subjects.ts'
import { loader } from './subject.tsx'

vi.mock('#app/request/player.server.ts', () => ({ readPlayer: () => null }))
vi.mock('#app/request/viewer.server.ts', () => ({ readViewer: () => null }))
vi.mock('#app/views/ad-slot.server.ts', () => ({ readAdSlot: () => ({ place: 'subject' }) }))

async function load(subject: string) {
  const args = {
    params: { subject, grade: 'high' },
    request: new Request(`http://sparkbook.test/games/subject/${subject}/high`),
    context: { caller: { locale: 'en' } },
  }
  return loader(args as unknown as LoaderFunctionArgs)
}

test('a subject that is available opens practice; set to coming soon, it keeps the placeholder', async () => {
  expect(await load('math')).toMatchObject({ map: { next: expect.any(Array) }, slot: null })
  Object.assign(CORE_SUBJECTS[0] ?? {}, { status: 'comingSoon' })
  expect(await load('math')).toMatchObject({ map: null, slot: { place: 'subject' } })
})
