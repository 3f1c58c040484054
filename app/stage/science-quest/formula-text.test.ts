import { expect, test } from 'vitest'
import { inSubscript } from './formula-text.ts'

test.each([
  ['2 H2 + O2 → 2 H2O: four', '2 H₂ + O₂ → 2 H₂O: four'],
  ['Ca(OH)2', 'Ca(OH)₂'],
  ['C6H12O6', 'C₆H₁₂O₆'],
  ['6 mol de HCl, 100 °C, 2026', '6 mol de HCl, 100 °C, 2026'],
  ['搭一个水分子，H2O。', '搭一个水分子，H₂O。'],
  ['Fe2O3', 'Fe₂O₃'],
  ['Wood floats. 5 of them.', 'Wood floats. 5 of them.'],
])('%s is %s', (text, expected) => {
  expect(inSubscript(text)).toBe(expected)
})
