import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Loading } from './loading.tsx'

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
}))

let received = 0

vi.mock('./use-arrived-kilobytes.ts', () => ({ useArrivedKilobytes: () => received }))

function shown(hasTools: boolean): string {
  return renderToStaticMarkup(
    <Loading
      parts={[
        { name: 'Tools', kilobytes: 207, isHere: hasTools },
        { name: 'Scene', kilobytes: 12, isHere: false },
      ]}
      onCancel={() => {}}
    />,
  )
}

test('how much has arrived stands there with all there is', () => {
  expect(shown(false)).toContain('0 of 219 KB')
  expect(shown(false)).toContain('value="0"')
})

test('a part that is here counts with its size, also where it was here before', () => {
  expect(shown(true)).toContain('207 of 219 KB')
  expect(shown(true)).toContain('max="219" value="207"')
})

test('what has been received of parts that are still on their way counts already', () => {
  received = 133
  expect(shown(false)).toContain('133 of 219 KB')
  expect(shown(false)).toContain('max="219" value="133"')
  expect(shown(true)).toContain('207 of 219 KB')
})
