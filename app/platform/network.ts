// The network a caller belongs to, as limits count it.
import ipaddr from 'ipaddr.js'

/**
 * What one subscriber holds: an IPv4 address, or the /64 of an IPv6 address (RFC 6177: a site gets at least that much, so
 * one caller owns 2^64 of them). An IPv4 address mapped into IPv6 counts as itself. Other text is its own network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  const prefix = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

const SUBNET = '::/64'

/**
 * What one subscriber may hold many networks of: the /48 around a /64 of IPv6 (RFC 6177: a site gets at most that much); any other
 * network is its own. @param network as networkOf has it
 */
export function siteOf(network: string): string {
  if (!network.endsWith(SUBNET)) return network
  return `${network.slice(0, -SUBNET.length).split(':').slice(0, 3).join(':')}::/48`
}
