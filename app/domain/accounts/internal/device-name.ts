import Bowser from 'bowser'

/** "Chrome on Windows", or the client's own name; empty when it says nothing we know. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  if (browser.name && os.name) return `${browser.name} on ${os.name}`
  return browser.name || (userAgent.split(/[/\s]/)[0]?.slice(0, 40) ?? '')
}
