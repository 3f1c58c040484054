// Which short English texts say the same: they share rare words, such as “Bastille”, not common ones, such as “first”.

/** A text that is compared with all others, and the answer it leads to, if it is a question. */
export interface Said {
  readonly id: string
  readonly text: string
  readonly answer?: string
}

/** Two texts, and how alike they are: 0 shares nothing, 1 the whole text, and a shared answer adds up to a quarter. */
export interface Alike<Text extends Said> {
  readonly one: Text
  readonly other: Text
  readonly likeness: number
}

/** What a shared answer adds: it makes a shared question worse, but two questions may well have “Africa” for an answer. */
const ANSWER_WEIGHT = 0.25

const SMALL_WORDS = new Set(
  'a an the of in on to is are was were what which who why how does do did for and or from it its that this by with at as when where you your be not most than more one two'.split(
    ' ',
  ),
)

/** Words of this length or less are whole already, such as “gas”. */
const SHORT = 3

/** A word without its ending, so that “pyramids” meets “pyramid”, “ruled” meets “rules” and “colony” meets “colonies”. */
function stemOf(word: string): string {
  if (word.length <= SHORT) return word
  return word.replace(/(?:ies|ied|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '')
}

/** The telling words of a text, without their endings. */
function tellingWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.filter((word) => !SMALL_WORDS.has(word)).map(stemOf))
}

/**
 * All pairs that are at least so alike, the most alike first. A word weighs by how few of the texts have it (inverse
 * document frequency), and a pair by the weight of what it shares (cosine).
 * @param least - how alike these two may not be
 */
export function alikePairs<Text extends Said>(
  said: readonly Text[],
  least: (one: Text, other: Text) => number,
): Alike<Text>[] {
  const texts = said.map((own) => {
    const answer = tellingWords(own.answer ?? '')
    return { own, answer, whole: tellingWords(`${own.text} ${own.answer ?? ''}`) }
  })
  const holders = new Map<string, number[]>()
  for (const [index, { whole }] of texts.entries())
    for (const word of whole) holders.set(word, [...(holders.get(word) ?? []), index])

  const weightOf = (word: string) => Math.log(texts.length / (holders.get(word)?.length ?? texts.length))
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weightOf(word), 0)
  const weights = texts.map(({ whole }) => weigh(whole))
  const answerLikeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    weigh([...one].filter((word) => other.has(word))) / (Math.sqrt(weigh(one) * weigh(other)) || 1)

  const alike: Alike<Text>[] = []
  for (const [index, { own: one, whole, answer }] of texts.entries()) {
    const shared = new Map<number, number>()
    for (const word of whole) {
      for (const holder of holders.get(word) ?? [])
        if (holder > index) shared.set(holder, (shared.get(holder) ?? 0) + weightOf(word))
    }
    for (const [holder, weight] of shared) {
      const other = texts[holder]
      if (!other) continue
      const ofWhole = weight / Math.sqrt((weights[index] ?? 1) * (weights[holder] ?? 1))
      const limit = least(one, other.own)
      if (ofWhole + ANSWER_WEIGHT < limit) continue
      const likeness = ofWhole + ANSWER_WEIGHT * answerLikeness(answer, other.answer)
      if (likeness >= limit) alike.push({ one, other: other.own, likeness })
    }
  }
  return alike.sort((one, other) => other.likeness - one.likeness)
}
