import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TitledAside } from './titled-aside.tsx'

const drawn = (text: string) => renderToStaticMarkup(<TitledAside in={text} />)

test.each([
  ['Elementary School (K-5)', 'Elementary School ', '(<span class="range">K-5</span>)'],
  ['Primaria (kínder a 5.º, 5 a 10 años)', 'Primaria ', '(kínder a 5.º, 5 a 10 años)'],
  ['小学（大班至五年级）', '小学', '（大班至五年级）'],
])('what stands in brackets after the name of %s keeps together', (text, name, aside) => {
  expect(drawn(text)).toBe(`${name}<span class="titled-aside">${aside}</span>`)
})

test.each(['10 min', '(K-5)', 'f(x) and more'])('%s has no name with an aside', (text) => {
  expect(drawn(text)).not.toContain('titled-aside')
})
