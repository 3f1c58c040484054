import { expect, test } from 'vitest'
import { splitSentence } from './gap-sentence.ts'

test.each([
  ['The sun came up.', 'sun', ['The ', 'sun', ' came up.']],
  ['Sunday: the sun.', 'sun', ['Sunday: the ', 'sun', '.']],
  ['Sun and rain.', 'sun', ['', 'Sun', ' and rain.']],
  ['Mon école est près du parc.', 'école', ['Mon ', 'école', ' est près du parc.']],
  ['L’ascenseur est en panne.', 'ascenseur', ['L’', 'ascenseur', ' est en panne.']],
  ['El niño juega.', 'niño', ['El ', 'niño', ' juega.']],
  ['长城举世闻名。', '举世闻名', ['长城', '举世闻名', '。']],
  ['No such thing.', 'sun', ['No such thing.', '', '']],
])('%s around %s', (sentence, word, [before, found, after]) => {
  expect(splitSentence(sentence, word)).toEqual({ before, word: found, after })
})
