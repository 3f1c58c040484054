import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { curriculumDocument } from './curriculum-table.ts'

/** The formatter sets the columns of tables under each other. */
const unpadded = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')

test('docs/curriculum.md is up to date: npm run curriculum', () => {
  const document = readFileSync(new URL('../../docs/curriculum.md', import.meta.url), 'utf8')
  expect(unpadded(document)).toBe(unpadded(curriculumDocument()))
})
