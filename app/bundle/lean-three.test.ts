import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ELEMENTS } from './lean-three.ts'

/** Elements of react-three by their names: objects, geometries, materials and lights. */
const ELEMENT =
  /<(group|mesh|instancedMesh|points|sprite|line(?:Segments|Loop)?|[a-z]\w*(?:Geometry|Material|Light))\b/g

test('a build has every class of three that a scene writes as an element', () => {
  const stage = fileURLToPath(new URL('../stage', import.meta.url))
  const written = new Set<string>()
  for (const file of readdirSync(stage, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue
    const source = readFileSync(join(stage, file), 'utf8')
    if (!source.includes('@react-three/') && !source.includes('drawn.tsx')) continue
    for (const [, name = ''] of source.matchAll(ELEMENT))
      written.add(name.replace(/^[a-z]/, (letter) => letter.toUpperCase()))
  }
  expect(written.size).toBeGreaterThan(4)
  expect([...written].filter((name) => !(ELEMENTS as readonly string[]).includes(name))).toEqual([])
})
