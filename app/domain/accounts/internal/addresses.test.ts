import { describe, expect, it } from 'vitest'
import { readEmail, readPhone } from './addresses.ts'

describe('email addresses', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['  Ana.Lopez+school@Example.COM ', 'ana.lopez+school@example.com'],
    ['a@b.co', 'a@b.co'],
    ["o'hara@example.ie", "o'hara@example.ie"],
  ])('"%s" is stored as "%s"', (given, stored) => {
    expect(readEmail(given)).toBe(stored)
  })

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@example..com',
    '.ana@example.com',
    'ana lopez@example.com',
    'ana@exam ple.com',
    'ana@example.com\nBcc: all@example.com',
    'ana@example.com,bea@example.com',
    '<ana@example.com>',
    'ana@example.com\u0000',
    `${'a'.repeat(250)}@example.com`,
  ])('"%s" is none', (given) => {
    expect(readEmail(given)).toBeNull()
  })
})

describe('phone numbers', () => {
  it.each([
    ['+1 555 123 4567', '15551234567'],
    ['15551234567', '15551234567'],
    ['+34 600 00 00 00', '34600000000'],
    ['123456789012345', '123456789012345'],
    ['12', '12'],
  ])('"%s" is stored as "%s"', (given, stored) => {
    expect(readPhone(given)).toBe(stored)
  })

  it.each([
    '',
    '+',
    '1',
    '0123456',
    '+0123456',
    '1234567890123456',
    '++15551234567',
    '1-555-123',
    'call me',
    '1555\n123',
    '١٢٣٤٥٦',
  ])('"%s" is none', (given) => {
    expect(readPhone(given)).toBeNull()
  })
})
