// What is looked for in a text before and after it leaves us.
import { describe, expect, it } from 'vitest'
import { concernOf } from './concern.ts'
import { HELP_LINES } from './help-lines.ts'
import { checkedSentences } from './internal/checked-sentences.ts'
import { isIndecent } from './internal/moderate.ts'
import { stripPersonal } from './internal/strip-personal.ts'
import { boundedOptions } from './writing-limits.ts'

describe('a worry', () => {
  it.each([
    ['I want to kill myself', 'self-harm'],
    ['sometimes i don’t want to live', 'self-harm'],
    ['quiero morir', 'self-harm'],
    ['ya no quiero vivir', 'self-harm'],
    ['Je veux mourir', 'self-harm'],
    ['我不想活了', 'self-harm'],
    ['my dad hits me', 'abuse-at-home'],
    ['mi papá me pega', 'abuse-at-home'],
    ['mon père me frappe', 'abuse-at-home'],
    ['爸爸经常打我', 'abuse-at-home'],
    ['my coach touched me', 'abuse'],
    ['il me frappe', 'abuse'],
    ['我被霸凌', 'abuse'],
  ])('in "%s" is %s', (text, concern) => {
    expect(concernOf(text)).toBe(concern)
  })

  it.each([
    'Why does Juliet kill herself?',
    'How many soldiers died in the war?',
    'I want to divide 12 by 4',
    '¿Por qué murió Bolívar?',
    'Comment tuer le temps ?',
    '为什么恐龙会死？',
    'The ball hits the wall at 5 m/s',
  ])('is not seen in "%s"', (text) => {
    expect(concernOf(text)).toBeNull()
  })
})

describe('the word list', () => {
  it.each(['what the fuck', 'eres un gilipollas', 'quel connard', '操你妈'])('knows "%s"', (text) => {
    expect(isIndecent(text)).toBe(true)
  })

  it.each([
    'Do XX chromosomes make a female?',
    'What is the function of the rectum?',
    'Nazi Germany and the swastika',
    'El martillo y el infierno de Dante',
    'Il a dit : « con fuoco »',
    'x = 13. 逼近的意思是什么',
    '他妈妈的苹果比我多',
    '饼干你有几块？',
    'Scunthorpe and Essex',
  ])('lets "%s" pass', (text) => {
    expect(isIndecent(text)).toBe(false)
  })
})

describe('personal data', () => {
  it.each([
    ['Write to ana.b@example.com', 'Write to [email]'],
    ['call +1 (555) 010-1234 now', 'call [phone] now'],
    ['call 555-010-1234', 'call [phone]'],
    ['mon numéro est 06 12 34 56 78', 'mon numéro est [phone]'],
    ['mi número es 612 345 678', 'mi número es [phone]'],
    ['电话13812345678', '电话[phone]'],
    ['I live at 12 Mill Lane, ok', 'I live at [address], ok'],
    ['Vivo en calle Mayor 12', 'Vivo en [address]'],
    ['J’habite 5 rue de la Paix', 'J’habite [address]'],
    ['我住在人民路12号', '[address]'],
    ['I go to Lincoln Middle School', 'I go to [school]'],
    ['Voy al colegio San José', 'Voy al [school]'],
    ['Je suis au collège Victor Hugo', 'Je suis au [school]'],
    ['My name is Ruth Lee and', 'My name is [name] and'],
    ['我叫王小明', '我叫[name]'],
    ['Ana López has 3 apples, says ana', '[name] has 3 apples, says [name]'],
    ['see https://example.com/me', 'see [link]'],
  ])('is taken out of "%s"', (text, left) => {
    expect(stripPersonal(text, ['Ana López'])).toBe(left)
  })

  it.each([
    'What is 1234567890 ÷ 3?',
    '3x + 5 = 20',
    'Banana has 3 a’s',
    'The war began in 1939 and ended in 1945.',
    '1 000 000 + 250 000',
  ])('is not seen in "%s"', (text) => {
    expect(stripPersonal(text, ['Ana López'])).toBe(text)
  })
})

describe('what a client asks for', () => {
  it('is the spec’s where it says nothing', () => {
    expect(boundedOptions({})).toEqual({ maxTokens: 500, temperature: 0.7 })
    expect(boundedOptions({ model: 'gpt-4o-mini' })).toEqual({ maxTokens: 500, temperature: 0.7 })
  })

  it('is bounded by our own table', () => {
    expect(boundedOptions({ maxTokens: 1e9, temperature: 9 })).toEqual({ maxTokens: 1_000, temperature: 1 })
    expect(boundedOptions({ maxTokens: -1, temperature: -1 })).toEqual({ maxTokens: 1, temperature: 0 })
    expect(boundedOptions({ model: 'the-dearest' })).toBeNull()
  })
})

describe('an answer', () => {
  async function collect(...pieces: string[]): Promise<string[]> {
    async function* stream() {
      yield* pieces
    }
    const sentences: string[] = []
    for await (const sentence of checkedSentences(stream(), 'en')) sentences.push(sentence)
    return sentences
  }

  it('is passed on sentence by sentence', async () => {
    expect(await collect('Plants nee', 'd light. They', ' grow! 植物需要光。好')).toEqual([
      'Plants need light. ',
      'They grow! ',
      '植物需要光。',
      '好',
    ])
  })

  it('is withheld from the first word that is not for school', async () => {
    await expect(collect('Fine. ', 'What the fuck.')).rejects.toMatchObject({ fault: 'moderated' })
  })

  it('has no links and no markup', async () => {
    expect((await collect('See [this](https://evil.test/a?b) and <img src=x> https://a.b')).join('')).toBe(
      'See this and  ',
    )
  })

  it.each([
    'So 3/4 + 1/8 = 6/8, and',
    '2(x + 3) = 2x + 5 holds.',
    'First 12 × 12 = 144.\nThen 144 / 2 = 71.',
  ])('is withheld from a wrong calculation on: %s', async (text) => {
    await expect(collect(text)).rejects.toMatchObject({ fault: 'false_claim' })
  })

  it.each([
    'So 3/4 + 1/8 = 7/8, and',
    'Solve 3x + 5 = 20 for x.',
    'With x = 5 both sides are 20.',
    'Water boils at 100 degrees, and 5 > 3.',
  ])('with right calculations is passed on: %s', async (text) => {
    expect((await collect(text)).join('')).toBe(text)
  })

  it('ends', async () => {
    await expect(collect('x'.repeat(9_000))).rejects.toMatchObject({ fault: 'nonsense' })
  })
})

it('knows a free number or more in each country it has, with its source', () => {
  for (const { lines, emergency } of Object.values(HELP_LINES)) {
    expect(lines.length).toBeGreaterThan(0)
    expect(emergency).toMatch(/^\d{3}$/)
    for (const { number, source } of lines) expect([number, source].join(' ')).toMatch(/^[\d -]+ https:\/\//)
  }
})
