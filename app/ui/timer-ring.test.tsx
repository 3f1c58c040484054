import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TimerRing } from './timer-ring.tsx'

function render(seconds: number): string {
  return renderToStaticMarkup(<TimerRing seconds={seconds} total={20} label="seconds left" />)
}

describe('timer ring', () => {
  it.each([
    [20, '20 seconds left', '--spent:0'],
    [14.2, '15 seconds left', '--spent:29'],
    [0, '0 seconds left', '--spent:100'],
    [-3, '0 seconds left', '--spent:100'],
    [25, '25 seconds left', '--spent:0'],
  ])('shows %d seconds', (seconds, words, spent) => {
    expect(render(seconds)).toContain(words)
    expect(render(seconds)).toContain(spent)
  })
  it('stands out in the last five seconds', () => {
    expect(render(5.1)).not.toContain('last')
    expect(render(5)).toContain('last')
  })
  it('says that there is no timer instead of showing a ring', () => {
    const markup = renderToStaticMarkup(
      <TimerRing seconds={20} total={20} label="seconds left" untimed="No timer" />,
    )
    expect(markup).toContain('No timer')
    expect(markup).not.toContain('role="timer"')
  })
})
