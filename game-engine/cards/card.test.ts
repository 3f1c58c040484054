import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facesOf, sidesOf } from './card.ts'
import { readCardText } from './card-text.ts'

const card = (front: string, back = '', reverse = false) => ({ id: 'c', front, back, reverse })

describe('what a card asks', () => {
  it.each([
    ['a front', card('sun', 'sol'), ['front']],
    ['both ways', card('sun', 'sol', true), ['front', 'back']],
    ['one gap', card('The {{heart}} pumps {{blood}}.'), ['gap-1']],
    ['each number of a gap', card('The {{c2::heart}} pumps {{c1::blood}}.', '', true), ['gap-1', 'gap-2']],
    ['no gap of nothing', card('{{}}'), ['front']],
  ])('%s', (_, made, faces) => {
    expect(facesOf(made)).toEqual(faces)
  })

  it('hides what belongs in a gap until the answer, and shows the other gaps', () => {
    const made = card('The {{c1::heart::an organ}} pumps {{c2::blood}}.', 'All day long.')
    const { question, answer, note } = sidesOf(made, 'gap-1')
    expect(question).toMatchObject([
      { text: 'The ' },
      { is: 'gap', shown: false, hint: 'an organ' },
      { text: ' pumps ' },
      { is: 'text', text: 'blood' },
      { text: '.' },
    ])
    expect(answer[1]).toMatchObject({ shown: true, inside: [{ text: 'heart' }] })
    expect(note).toEqual([{ is: 'text', text: 'All day long.' }])
  })

  it('reads a formula between dollar signs, and a price as a price', () => {
    expect(readCardText('Area: $πr^2$')).toEqual([
      { is: 'text', text: 'Area: ' },
      { is: 'formula', text: 'πr^2' },
    ])
    expect(readCardText('It is $5 and then $10.')).toEqual([{ is: 'text', text: 'It is $5 and then $10.' }])
  })

  it('keeps a formula inside of a gap whole', () => {
    const [gap] = readCardText('{{c1::$\\frac{a}{b}$}}')
    expect(gap).toMatchObject({ is: 'gap', inside: [{ is: 'formula', text: '\\frac{a}{b}' }] })
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.stringMatching(/^[${}:c1\\]{0,60}$/),
        (any, hostile) => {
          for (const text of [any, hostile, any + hostile]) {
            for (const face of facesOf(card(text, any))) sidesOf(card(text, any), face)
          }
        },
      ),
    )
  })
})
