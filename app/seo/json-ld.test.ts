import { expect, test } from 'vitest'
import { toScript } from './json-ld.tsx'

test('no text ends the script it stands in, and nothing of it is lost', () => {
  const name = 'a</script><!-- <b> & "c"'
  const script = toScript({ '@type': 'Thing', name })
  expect(script).not.toContain('<')
  expect(JSON.parse(script)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name })
})
