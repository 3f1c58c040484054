import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameMailbox, plainAddress } from './same-mailbox.ts'

const SAME: readonly [string, string][] = [
  ['maya@school.example', 'maya@school.example'],
  ['maya@school.example', ' MAYA@School.Example '],
  ['maya@school.example', 'maya@school.example.'],
  ['maya@school.example', 'maya+mum@school.example'],
  ['maya+games@school.example', 'maya+mum@school.example'],
  ['maya@school.example', 'maya-mum@school.example'],
  ['maya.lopez@gmail.com', 'mayalopez@gmail.com'],
  ['maya.lopez@gmail.com', 'm.a.y.a.lopez+mum@googlemail.com'],
  ['maya@me.com', 'maya@icloud.com'],
  ['maya@outlook.com', 'maya+mum@outlook.com'],
  ['maya@yahoo.com', 'maya-mum@yahoo.com'],
  ['maya.lopez@proton.me', 'maya-lopez+mum@pm.me'],
  ['maya-lopez@yandex.ru', 'maya.lopez@ya.ru'],
  ['maya@fastmail.fm', 'maya+x@fastmail.com'],
  ['zoe@fastmail.com', 'anything@zoe.fastmail.com'],
  ['zoe+games@fastmail.fm', 'any.thing@zoe.fastmail.com'],
  ['zoe@sent.com', 'mum@zoe.sent.com'],
  ['zoe@messagingengine.com', 'mum@zoe.messagingengine.com'],
  ['one@zoe.fastmail.com', 'two@zoe.fastmail.com'],
  ['zoe_lopez@fastmail.com', 'mum@zoe-lopez.fastmail.com'],
]

const OTHER: readonly [string, string][] = [
  ['maya@school.example', 'ruth@school.example'],
  ['maya@school.example', 'maya@home.example'],
  ['maya@gmail.com', 'maya@outlook.com'],
  ['maya@outlook.com', 'maya@hotmail.com'],
  ['maya.lopez@school.example', 'mayalopez@school.example'],
  ['maya@gmail.com', 'maya-mum@gmail.com'],
  ['lopez-maya@school.example', 'lopez-ruth@school.example'],
  ['maya@school.example', 'mayabell@school.example'],
  ['+@school.example', 'maya@school.example'],
  ['zoe@fastmail.com', 'zoe@ruth.fastmail.com'],
  ['zoe@notfastmail.com', 'mum@zoe.fastmail.com'],
  ['zoe@gmail.com', 'mum@zoe.gmail.com'],
]

describe('two addresses', () => {
  it.each(SAME)('%s and %s are one mailbox, whichever comes first', (one, other) => {
    expect(isSameMailbox(one, other)).toBe(true)
    expect(isSameMailbox(other, one)).toBe(true)
  })

  it.each(OTHER)('%s and %s are two', (one, other) => {
    expect(isSameMailbox(one, other)).toBe(false)
    expect(isSameMailbox(other, one)).toBe(false)
  })

  it('are one whatever tag and case one of them has', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/)
    const domain = fc.constantFrom('gmail.com', 'outlook.com', 'school.example', 'yahoo.com')
    fc.assert(
      fc.property(name, name, domain, (local, tag, host) => {
        const tagged = `${local}${host === 'yahoo.com' ? '-' : '+'}${tag}@${host}`
        expect(isSameMailbox(`${local}@${host}`, tagged.toUpperCase())).toBe(true)
      }),
    )
  })
})

it('the plainest form of an address is the one a provider would name', () => {
  expect(plainAddress('M.aya+Mum@googlemail.com')).toBe('maya@gmail.com')
  expect(plainAddress('maya+mum@school.example')).toBe('maya@school.example')
})
