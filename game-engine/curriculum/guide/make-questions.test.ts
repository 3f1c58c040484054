// Questions from study guides as pupils write and photograph them, in four languages.
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { MOST_GUIDE_QUESTIONS, makeQuestions } from './make-questions.ts'

/** "asks → answer | wrong / wrong" */
const told = (text: string, language: Language = 'en') =>
  makeQuestions(text, language).map(
    ({ asks, answer, wrong }) => `${asks} → ${answer}${wrong.length > 0 ? ` | ${wrong.join(' / ')}` : ''}`,
  )

const CELLS = `A cell is the smallest unit of life.
The nucleus is the control center of every plant.
Chlorophyll: the green pigment that catches light`

describe('what is asked', () => {
  test('words the guide defines, without the article that would give them away, among other words of the guide', () => {
    expect(told(CELLS)).toEqual([
      '____ is the smallest unit of life. → Cell | Nucleus / Chlorophyll',
      '____ is the control center of every plant. → Nucleus | Chlorophyll / Cell',
      '____: the green pigment that catches light → Chlorophyll | Cell / Nucleus',
    ])
  })

  test('a defined word in another sentence, once, and never beside a second one', () => {
    const more = `${CELLS}
Every leaf in the garden gets its color from chlorophyll in spring.
Every leaf in the house gets its color from chlorophyll in fall.
Every cell that is green holds chlorophyll and water inside.`
    expect(told(more).slice(3)).toEqual([
      'Every leaf in the garden gets its color from ____ in spring. → Chlorophyll | Cell / Nucleus',
    ])
  })

  test('years among years, numbers typed, the name of something, one thing of a list', () => {
    const text = `The war ended in 1945. The treaty was signed on July 4, 1776. Columbus sailed in 1492.
The adult human body has 206 bones. The capital of Peru is Lima.
The three states of matter are solid, liquid and gas.`
    expect(told(text)).toEqual([
      'The war ended in ____. → 1945 | 1776 / 1492',
      'The treaty was signed on July 4, ____. → 1776 | 1492 / 1945',
      'Columbus sailed in ____. → 1492 | 1945 / 1776',
      'The adult human body has ____ bones. → 206',
      'The capital of Peru is ____. → Lima',
      'The three states of matter are solid, ____ and gas. → liquid',
    ])
  })

  test('Spanish', () => {
    const text = `La fotosíntesis es el proceso por el que las plantas fabrican su alimento.
Se llama ósmosis al paso del agua a través de una membrana.
Clorofila: pigmento verde que atrapa la luz
La capital de Perú es Lima. Cristóbal Colón llegó a América en 1492.`
    expect(told(text, 'es')).toEqual([
      '____ es el proceso por el que las plantas fabrican su alimento. → Fotosíntesis | Ósmosis / Clorofila',
      'Se llama ____ al paso del agua a través de una membrana. → Ósmosis | Clorofila / Fotosíntesis',
      '____: pigmento verde que atrapa la luz → Clorofila | Fotosíntesis / Ósmosis',
      'La capital de Perú es ____. → Lima',
      'Cristóbal Colón llegó a América en ____. → 1492',
    ])
  })

  test('French, with its elided article', () => {
    const text = `L’évaporation est le passage de l’état liquide à l’état gazeux.
On appelle érosion l’usure des roches par l’eau et le vent.
La fusion : passage de l’état solide à l’état liquide
La Révolution française commença en 1789.`
    expect(told(text, 'fr')).toEqual([
      '____ est le passage de l’état liquide à l’état gazeux. → Évaporation | Érosion / Fusion',
      'On appelle ____ l’usure des roches par l’eau et le vent. → Érosion | Fusion / Évaporation',
      '____ : passage de l’état solide à l’état liquide → Fusion | Évaporation / Érosion',
      'La Révolution française commença en ____. → 1789',
    ])
  })

  test('Chinese, which has no blanks', () => {
    const text = `细胞是生物体结构和功能的基本单位。植物把光能转化为化学能的过程叫做光合作用。
叶绿素：植物体内能吸收光能的绿色色素
中国的首都是北京。辛亥革命爆发于1911年。成年人的身体有206块骨头。
物质的三种状态是固态、液态和气态。`
    expect(told(text, 'zh')).toEqual([
      '____是生物体结构和功能的基本单位。 → 细胞 | 光合作用 / 叶绿素',
      '植物把光能转化为化学能的过程叫做____。 → 光合作用 | 叶绿素 / 细胞',
      '____：植物体内能吸收光能的绿色色素 → 叶绿素 | 细胞 / 光合作用',
      '中国的首都是____。 → 北京',
      '辛亥革命爆发于____年。 → 1911',
      '成年人的身体有____块骨头。 → 206',
      '物质的三种状态是固态、____和气态。 → 液态',
    ])
  })
})

describe('what is not asked', () => {
  test.each([
    ['who is meant stands in a sentence before', 'It was built in the year 1887.', 'en'],
    ['fits many words', 'A dog is an animal.', 'en'],
    ['says what is no definition', 'Photosynthesis is very important for us.', 'en'],
    ['gives itself away', 'A cell membrane is a membrane around each cell.', 'en'],
    ['is a question', 'What is the smallest unit of life?', 'en'],
    ['is a heading', '# The Middle Ages from 1066', 'en'],
    ['is no word of its own', 'Note: read the next chapter before Friday.', 'en'],
    ['has two years', 'The war lasted from 1939 until 1945 in Europe.', 'en'],
    ['counts pages', 'The answers are listed on page 42 of the book.', 'en'],
    ['leaves out who is meant', 'Fue construida en el año 1887.', 'es'],
    ['points back', 'Elle a été construite en 1889 à Paris.', 'fr'],
    ['points back', '它建于公元1887年，非常有名。', 'zh'],
    ['is a word of many', '这些都是生活在水里的动物。', 'zh'],
  ] as const)('a sentence that %s: %s', (_, sentence, language) => {
    expect(makeQuestions(sentence, language)).toEqual([])
  })

  test('a wrong option that may be right: a part of the answer, a thing of the same list, a word of the question', () => {
    const text = `${CELLS}
A plant cell is a box with a wall of its own.
Osmosis is the movement of water into a nucleus.`
    const options = (asks: string) => makeQuestions(text, 'en').find((one) => one.asks.includes(asks))?.wrong
    expect(options('a box with')).not.toContain('Cell')
    expect(options('movement of water')).not.toContain('Nucleus')
  })
})

describe('a text as a page has it', () => {
  test('lines that were broken are one sentence; bullets, numbers and Markdown are taken off', () => {
    expect(
      told(
        '## Unit 3\n\n1. **Photosynthesis** is the process by which green\nplants make food from light.\n• Osmosis - the movement of water through a membrane',
      ),
    ).toEqual([
      '____ is the process by which green plants make food from light. → Photosynthesis',
      '____ - the movement of water through a membrane → Osmosis',
    ])
  })

  test('a point after an abbreviation ends no sentence', () => {
    expect(told('Dr. Ames found the first of the bones in 1902 near St. Louis.')).toEqual([
      'Dr. Ames found the first of the bones in ____ near St. Louis. → 1902',
    ])
  })

  test('no more questions than a test holds, from all over the text, each once', () => {
    const text = Array.from(
      { length: 60 },
      (_, at) => `The ${'x'.repeat(at + 1)} bridge was opened in ${1900 + at}.`,
    )
    const facts = makeQuestions([...text, ...text].join('\n'), 'en')
    expect(facts).toHaveLength(MOST_GUIDE_QUESTIONS)
    expect(facts[0]?.answer).toBe('1900')
    expect(facts.at(-1)?.answer).toBe('1957')
    expect(new Set(facts.map(({ asks }) => asks)).size).toBe(facts.length)
  })

  test('the same text makes the same questions', () => {
    expect(makeQuestions(CELLS, 'en')).toEqual(makeQuestions(CELLS, 'en'))
  })
})

const LONG = [
  '('.repeat(20_000),
  'is a '.repeat(4_000),
  'A, '.repeat(6_000),
  '“'.repeat(20_000),
  `The ${'a'.repeat(19_000)}`,
  `${'The a b, c, d, e, f, g, h, i, j, k, l, m '.repeat(7).slice(0, 290)}. `.repeat(66),
  '的'.repeat(20_000),
  `${'词是'.repeat(50)}。`.repeat(190),
  ' \n'.repeat(10_000),
  Array.from({ length: 600 }, (_, at) => `Word${at} is the thing of kind ${at} here.`).join(' '),
]

test.each(LANGUAGES)('20,000 characters made to take for ever are read in no time (%s)', (language) => {
  for (const text of LONG) {
    const begun = performance.now()
    for (const { asks, answer, wrong } of makeQuestions(text, language))
      expect([answer, ...wrong]).not.toContain(asks)
    expect(performance.now() - begun, text.slice(0, 20)).toBeLessThan(1_500)
  }
})
