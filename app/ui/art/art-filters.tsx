// The SVG filters of the elementary notebook, once per page: wobble moves a line by hand, crayon and chalk also eat
// grain out of the ink (not out of paper fills). Filters cost paint time, so weak machines are marked for wobble only.
import { useEffect } from 'react'

// Turbulence moves every edge a little.
const WOBBLE = (
  <>
    <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves={2} seed={4} result="w" />
    <feDisplacementMap in="SourceGraphic" in2="w" scale={4} result="d" />
  </>
)

function Grain({ slope, intercept }: { slope: number; intercept: number }) {
  return (
    <>
      <feTurbulence type="fractalNoise" baseFrequency=".26 .6" numOctaves={2} seed={9} />
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4 3" result="g" />
      <feColorMatrix in="d" type="luminanceToAlpha" />
      <feComponentTransfer result="l">
        <feFuncA type="linear" slope={slope} intercept={intercept} />
      </feComponentTransfer>
      <feComposite in="g" in2="l" operator="arithmetic" k2={1} k3={1} result="k" />
      <feComposite in="d" in2="k" operator="in" />
    </>
  )
}

export function ArtFilters() {
  useEffect(() => {
    const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : 8
    if (memory <= 2 || navigator.hardwareConcurrency === 1)
      document.documentElement.dataset['effects'] = 'light'
  }, [])
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <filter id="sb-wobble">{WOBBLE}</filter>
      <filter id="sb-crayon" x="-5%" y="-5%" width="110%" height="110%">
        {WOBBLE}
        <Grain slope={16} intercept={0.16} />
      </filter>
      <filter id="sb-chalk" x="-5%" y="-5%" width="110%" height="110%">
        {WOBBLE}
        <Grain slope={-1.8} intercept={1.9} />
      </filter>
    </svg>
  )
}
