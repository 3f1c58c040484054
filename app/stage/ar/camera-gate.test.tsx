import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CameraFault } from './camera.ts'
import { CameraFaultSlip, CameraGate } from './camera-gate.tsx'

const FAULTS: Readonly<Record<CameraFault, string>> = {
  denied: 'The camera is off for Sparkbook',
  dismissed: 'The camera is still off',
  missing: 'We can’t find a camera',
  busy: 'Something else is using the camera',
  lost: 'The camera went off',
  failed: 'The camera didn’t start',
}
const nothing = () => undefined

function gate(fault: CameraFault | null, isAsking = false): string {
  return renderToStaticMarkup(
    <CameraGate fault={fault} isAsking={isAsking} onStart={nothing} onLeave={nothing} />,
  )
}

test.each(Object.entries(FAULTS) as [CameraFault, string][])(
  '%s: it says so aloud, how to try again, and that the screen does as well',
  (fault, title) => {
    const before = gate(fault)
    expect(before).toContain('role="alert"')
    for (const words of [title, 'Try again', 'Play on the screen instead']) expect(before).toContain(words)
    const inPlay = renderToStaticMarkup(<CameraFaultSlip fault={fault} onRetry={nothing} onLeave={nothing} />)
    expect(inPlay).toContain('role="alert"')
    for (const words of [title, 'Try again', 'Use the screen instead']) expect(inPlay).toContain(words)
  },
)

test('the way to allow it again is told where it was refused, and nowhere else', () => {
  for (const fault of Object.keys(FAULTS) as CameraFault[])
    expect(gate(fault).includes('<ol>'), fault).toBe(fault === 'denied')
})

test('while the browser’s question is left open, the screen can be chosen', () => {
  const asking = gate(null, true)
  const [camera = '', screen = ''] = asking.match(/<button.*?<\/button>/g) ?? []
  expect(camera).toContain('aria-disabled="true"')
  expect(screen).toContain('Play on the screen instead')
  expect(screen).not.toContain('disabled')
})
