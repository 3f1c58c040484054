import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf, siteOf } from './network.ts'

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['', ''],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['not:an:address', 'not:an:address'],
    ['1::2::3', '1::2::3'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is the same for all 2^64 addresses of one /64', () => {
    const group = integer({ min: 0, max: 0xffff })
    assert(
      property(tuple(group, group, group, group), (host) => {
        const tail = host.map((part) => part.toString(16)).join(':')
        return networkOf(`2001:db8:1:2:${tail}`) === '2001:db8:1:2::/64'
      }),
    )
  })
})

it.each([
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::3', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['192.0.2.7', '192.0.2.7'],
  ['other', 'other'],
])('the site of %s is %s', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site)
})
