import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Fetched } from '../ar/use-fetched.ts'
import { TurnButton } from './turn-button.tsx'
import { TurnDialog } from './turn-dialog.tsx'

let parts: Fetched<unknown> = { kind: 'waiting' }

vi.mock('../ar/use-fetched.ts', () => ({ useFetched: () => [parts, () => {}] }))
vi.mock('#app/ui/dialog.tsx', () => ({
  Dialog: ({ open, title, children }: { open: boolean; title: string; children: ReactNode }) => (
    <dialog data-open={open}>
      {title}: {children}
    </dialog>
  ),
}))

/** The dialog with these parts. */
function dialog(isOpen: boolean, arriving: Fetched<unknown>): string {
  parts = arriving
  return renderToStaticMarkup(
    <TurnDialog artefact="amphora" name="Amphora" size="62.2 cm" isOpen={isOpen} onClose={() => {}} />,
  )
}

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
}))

test.each([
  ['amphora', 'True size: 62.2 cm'],
  ['viking-ship', 'True size: 24 m'],
] as const)('%s can be turned on the screen, and has a true size', (artefact, size) => {
  const markup = renderToStaticMarkup(<TurnButton artefact={artefact} name="It" />)
  expect(markup).toContain('Turn it on the screen')
  expect(markup).toContain(size)
})

test('what stands for many of its kind has no one size', () => {
  const markup = renderToStaticMarkup(<TurnButton artefact="boomerang" name="It" />)
  expect(markup).toContain('Turn it on the screen')
  expect(markup).not.toContain('True size')
})

const PARTS = {
  View: ({ children }: { children: (look: null) => ReactNode }) => <section>{children(null)}</section>,
  ArtefactScene: ({ artefact, size }: { artefact: string; size: string | null }) => (
    <p>
      drawn: {artefact}, {size}
    </p>
  ),
  artefactReach: () => [],
}

test('the dialog draws the artefact with its size, and nothing before it is opened', () => {
  expect(dialog(false, { kind: 'here', value: PARTS })).not.toContain('drawn')
  const opened = dialog(true, { kind: 'here', value: PARTS })
  expect(opened).toContain('data-open="true"')
  expect(opened.replaceAll('<!-- -->', '')).toContain('drawn: amphora, 62.2 cm')
})

test('while its parts are on their way the dialog says so; where they did not come it offers them again', () => {
  expect(dialog(true, { kind: 'waiting' })).toContain('role="status"')
  const failed = dialog(true, { kind: 'failed' })
  expect(failed).toContain('role="alert"')
  expect(failed).toContain('Try again')
})
