import { expect, it, vi } from 'vitest'
import type { AppContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/request/viewer.server.ts'
import { readSessions } from './read-sessions.server.ts'

// As the accounts list them: last used first.
vi.mock('#app/domain/accounts/list-sessions.server.ts', () => ({
  listSessions: async () =>
    ['phone', 'here', 'school'].map((id, place) => ({
      id,
      device: 'Chrome on Windows',
      refreshedAt: 9 - place,
    })),
}))

it('of devices that look the same, this one stands first; the others stay in their order', async () => {
  const viewer = { account: { id: 'ana' }, session: { id: 'here' } } as unknown as Viewer
  const rows = await readSessions({} as AppContext, viewer)
  expect(rows.map(({ id, current }) => [id, current])).toEqual([
    ['here', true],
    ['phone', false],
    ['school', false],
  ])
})
