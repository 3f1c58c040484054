// The SVG filters of the elementary notebook, once per page: wobble moves a line by hand, crayon and chalk also eat
// grain out of the ink (not out of paper fills). Filters cost paint time, so weak machines are marked for wobble only.
// They are markup of the server's alone: the browser keeps what it was sent and carries no code for it.
import { useEffect } from 'react'

// Turbulence moves every edge a little.
const WOBBLE =
  '<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4" result="w"/>' +
  '<feDisplacementMap in="SourceGraphic" in2="w" scale="4" result="d"/>'

function grain(slope: number, intercept: number): string {
  return (
    '<feTurbulence type="fractalNoise" baseFrequency=".26 .6" numOctaves="2" seed="9"/>' +
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4 3" result="g"/>' +
    '<feColorMatrix in="d" type="luminanceToAlpha"/>' +
    `<feComponentTransfer result="l"><feFuncA type="linear" slope="${slope}" intercept="${intercept}"/></feComponentTransfer>` +
    '<feComposite in="g" in2="l" operator="arithmetic" k2="1" k3="1" result="k"/>' +
    '<feComposite in="d" in2="k" operator="in"/>'
  )
}

const AREA = 'x="-5%" y="-5%" width="110%" height="110%"'

function filters(): string {
  return (
    `<filter id="sb-wobble">${WOBBLE}</filter>` +
    `<filter id="sb-crayon" ${AREA}>${WOBBLE}${grain(16, 0.16)}</filter>` +
    `<filter id="sb-chalk" ${AREA}>${WOBBLE}${grain(-1.8, 1.9)}</filter>`
  )
}

export function ArtFilters() {
  useEffect(() => {
    const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : 8
    if (memory <= 2 || navigator.hardwareConcurrency === 1)
      document.documentElement.dataset['effects'] = 'light'
  }, [])
  return (
    <svg
      width="0"
      height="0"
      style={{ position: 'absolute' }}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? filters() : '' }}
    />
  )
}
