// What a replay needs of a written skill: everything but the words. The server keeps this and no more, and a version follows
// from it, so that whoever mends a word changes nothing, and whoever changes an answer cannot forget to say so.
import { type Item, PART_SEPARATOR, type WrittenSkill, type WrongWords } from './item.ts'

/** The skill without its words; of a structure, the same again. */
export function structureOf({ passages = {}, items }: WrittenSkill): WrittenSkill {
  const lengths = Object.entries(passages).map(
    ([id, { text }]) => [id, { title: '', text: text.map(() => '') }] as const,
  )
  return { passages: Object.fromEntries(lengths), items: items.map(itemStructure) }
}

/** FNV-1a of the structure, 32 bits. */
export function versionOf(skill: WrittenSkill): number {
  let hash = 0x811c_9dc5
  for (const character of JSON.stringify(structureOf(skill))) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x0100_0193)
  }
  return hash >>> 0
}

function itemStructure(item: Item): Item {
  const { id, difficulty, passage } = item
  const base = {
    id,
    difficulty,
    ...(passage !== undefined && { passage }),
    question: '',
    ...(item.hints && { hints: ['', '', ''] as const }),
    ...(item.because !== undefined && { because: '' }),
    ...(item.fact !== undefined && { fact: '' }),
    ...(item.source !== undefined && { source: '' }),
  }
  switch (item.kind) {
    case 'choice':
      return {
        ...base,
        kind: 'choice',
        right: '',
        wrong: item.wrong.map((one) => without(one, '')),
        ...(item.place !== undefined && { place: item.place }),
      }
    case 'gap':
      return {
        ...base,
        kind: 'gap',
        right: item.right,
        ...(item.also && { also: item.also }),
        ...(item.watch && { watch: item.watch }),
        wrong: item.wrong.map((one) => without(one, one.text)),
      }
    case 'order': {
      // A part is its place: orders are told by places alone.
      const place = (part: string) => String(item.parts.indexOf(part))
      return {
        ...base,
        kind: 'order',
        parts: item.parts.map(place),
        ...(item.also && { also: item.also.map((order) => order.map(place)) }),
        wrong: item.wrong.map((one) =>
          without(one, one.text.split(PART_SEPARATOR).map(place).join(PART_SEPARATOR)),
        ),
      }
    }
    case 'match':
      return {
        ...base,
        kind: 'match',
        pairs: item.pairs.map(({ mistake }) => ({
          left: '',
          right: '',
          why: '',
          ...(mistake !== undefined && { mistake }),
        })),
        ...(item.more && { more: item.more.map(() => '') }),
      }
  }
}

function without({ mistake }: WrongWords, text: string): WrongWords {
  return { text, why: '', ...(mistake !== undefined && { mistake }) }
}
