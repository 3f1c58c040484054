import { describe, expect, it } from 'vitest'
import { checkSelectItems, type SelectItem } from './select-items.ts'

describe('select items', () => {
  it('accepts items with a value each', () => {
    expect(checkSelectItems([{ value: 'us' }, { value: 'mx' }])).toEqual({ ok: true })
  })
  it.each([
    ['an empty value', [{ value: 'us' }, { value: '' }], 'empty_value', 1],
    ['a blank value', [{ value: ' ' }], 'empty_value', 0],
    ['a value twice', [{ value: 'us' }, { value: 'us' }], 'repeated_value', 1],
  ])('refuses %s', (_, items, code, index) => {
    expect(checkSelectItems(items)).toEqual({ ok: false, code, index })
  })
  it('does not compile with a literal empty value', () => {
    const fine: SelectItem<'us'> = { value: 'us', label: 'United States' }
    // @ts-expect-error an empty value is no value
    const empty: SelectItem<''> = { value: '', label: 'None' }
    expect(fine.value).not.toBe(empty.value)
  })
})
