// What of our own a question in words is about: a fact of the quiz banks, a skill of the map. By the words they share, rare ones
// counting more; below a bound nothing is found, and that is said.
import type { Language } from '#engine/core/languages.ts'
import { tokensOf } from './tokens.ts'

export interface Fact {
  readonly id: string
  readonly question: string
  readonly right: string
  readonly wrong: readonly { readonly text: string; readonly why: string }[]
  /** Worth knowing besides. */
  readonly funFact: string
  /** Where it can be looked up. */
  readonly source: string
  /** The skill of the map it belongs to; null: none. */
  readonly skill: string | null
}

interface Found<Item> {
  readonly item: Item
  /** 0 to 1: how much of the question the item has. */
  readonly covered: number
  /** 0 to 1: how much of the item the question has. */
  readonly shared: number
}

/** A fact answers a question that has nearly all the words of its own, and few others. */
const LEAST_COVERED = 0.72
const LEAST_SHARED = 0.5
/** One word in common says nothing. */
const LEAST_TOKENS = 2

export function findFact<Known extends { readonly question: string }>(
  question: string,
  facts: readonly Known[],
  language: Language,
): Known | null {
  const asked = new Set(tokensOf(question, language))
  const found = rank(question, facts, (fact) => bagOfFact(fact, language), language)
  const [best] = found
    .filter(({ covered, shared }) => covered >= LEAST_COVERED && shared >= LEAST_SHARED)
    .filter(({ item }) => {
      const shared = [...bagOfFact(item, language)].filter((token) => asked.has(token))
      return shared.length >= LEAST_TOKENS
    })
  return best?.item ?? null
}

/** Names that share a word with the question, the nearest first. */
export function nearestOf<Item>(
  question: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  language: Language,
): Item[] {
  return rank(question, items, (item) => new Set(tokensOf(textOf(item), language)), language)
    .filter(({ covered }) => covered > 0)
    .map(({ item }) => item)
}

/** By fact, which is told in one language: the next question is compared with the same thousands. */
const BAGS = new WeakMap<object, ReadonlySet<string>>()

function bagOfFact(fact: { readonly question: string }, language: Language): ReadonlySet<string> {
  const bag = BAGS.get(fact) ?? new Set(tokensOf(fact.question, language))
  BAGS.set(fact, bag)
  return bag
}

function rank<Item>(
  question: string,
  items: readonly Item[],
  bagOf: (item: Item) => ReadonlySet<string>,
  language: Language,
): Found<Item>[] {
  const asked = new Set(tokensOf(question, language))
  const bags = items.map(bagOf)
  const counts = new Map<string, number>()
  for (const bag of bags) for (const token of bag) counts.set(token, (counts.get(token) ?? 0) + 1)
  const weight = (token: string) => Math.log(1 + items.length / (1 + (counts.get(token) ?? 0)))
  const sum = (tokens: Iterable<string>) => [...tokens].reduce((total, token) => total + weight(token), 0)
  const all = sum(asked)
  if (all === 0) return []
  return items
    .map((item, at) => {
      const bag = bags[at] ?? new Set()
      const common = sum([...asked].filter((token) => bag.has(token)))
      return { item, covered: common / all, shared: common / (sum(bag) || 1) }
    })
    .sort((a, b) => b.covered + b.shared - (a.covered + a.shared))
}
