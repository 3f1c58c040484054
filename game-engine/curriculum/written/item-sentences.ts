// The words of a written skill under the keys of its exercises (draft-item.ts).
import type { Language } from '#engine/core/languages.ts'
import type { Item, WrittenSkill } from './item.ts'

type Sentences = Readonly<Record<string, string>>

/** By name, without the area. */
export function itemSentences({ passages = {}, items }: WrittenSkill, language: Language): Sentences {
  const entries = [
    ...Object.entries(passages).flatMap(([id, { title, text }]) => [
      [`${id}-title`, title] as const,
      ...named(`${id}-text`, text),
    ]),
    ...items.flatMap((item) =>
      wordsOf(item, language).map(([name, text]) => [`${item.id}-${name}`, text] as const),
    ),
  ]
  return Object.fromEntries(entries)
}

function wordsOf(item: Item, language: Language): (readonly [name: string, text: string])[] {
  const { question, hints = [], because, fact, source } = item
  const own = { question, because, fact, source }
  return [
    ...Object.entries(own).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])),
    ...named('hint', hints),
    ...named(
      'why',
      (item.kind === 'match' ? item.pairs : item.wrong).map(({ why }) => why),
    ),
    ...answerWords(item, language),
  ]
}

function answerWords(item: Item, language: Language): (readonly [name: string, text: string])[] {
  switch (item.kind) {
    case 'choice':
      return [
        ['right', item.right],
        ...named(
          'wrong',
          item.wrong.map(({ text }) => text),
        ),
      ]
    case 'gap':
      return [['right', item.right]]
    case 'order':
      return [...named('part', item.parts), ['whole', item.parts.join(language === 'zh' ? '' : ' ')]]
    case 'match':
      return [
        ...named(
          'left',
          item.pairs.map(({ left }) => left),
        ),
        ...named(
          'right',
          item.pairs.map(({ right }) => right),
        ),
        ...named('more', item.more ?? []),
      ]
  }
}

function named(name: string, texts: readonly string[]) {
  return texts.map((text, index) => [`${name}-${index}`, text] as const)
}
