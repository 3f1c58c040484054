// What is looked for in a text before and after it leaves us.
import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { type Concern, concernOf } from './concern.ts'
import { HELP_LINES } from './help-lines.ts'
import { checkedSentences } from './internal/checked-sentences.ts'
import { isIndecent } from './internal/moderate.ts'
import { stripPersonal } from './internal/strip-personal.ts'
import { boundedOptions } from './writing-limits.ts'

describe('a worry', () => {
  it.each<readonly [string, Concern]>([
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
    ['I w a n t to d i e', 'self-harm'],
    ['i wanna kms', 'self-harm'],
    ['I want to d1e', 'self-harm'],
    ['I want tо die', 'self-harm'],
    ['i dont wanna live anymore', 'self-harm'],
    ['quiero m o r i r', 'self-harm'],
    ['me quiero suicidar', 'self-harm'],
    ['je veux mou\u200brir', 'self-harm'],
    ['我 想 死', 'self-harm'],
    ['想自杀', 'self-harm'],
    ['my step dad hits me', 'abuse-at-home'],
    ['my mom is hitting me', 'abuse-at-home'],
    ...[
      [
        'I want to unalive myself',
        'i wish i was dead',
        'i wish i was never born',
        'i’m thinking about suicide',
      ],
      [
        'I’ve been cutting again',
        'I cut my wrists',
        'nobody would care if i died',
        'i dont want to be here anymore',
      ],
      ['me corto', 'Me estoy cortando', 'pienso en el suicidio', 'quiero acabar con mi vida'],
      ['je me coupe', 'je me fais du mal', 'j’veux plus vivre', 'je pense au suicide', 'je veux en finir'],
      ['我想结束生命', '活着没意思', '我割腕', '我想自殺', '今天又自残了', '我想跳楼'],
      ['I cut myself when I’m sad', 'I hurt myself a lot', 'I want to commit suicide', 'I want to end it'],
      ['I’ve been cutting since March', 'I self-harm', 'i wanna kms'],
      ['quiero cortarme las venas', 'me estoy cortando el brazo', 'me voy a matar'],
      ['j’ai envie de me faire mal', 'je veux en finir avec la vie'],
    ]
      .flat()
      .map((text) => [text, 'self-harm'] as const),
    ...[
      ['dad hits me', 'my mom’s boyfriend touches me', 'my grandma hits me', 'my stepbrother raped me'],
      [
        'i get hit by my dad',
        'my uncle makes me touch him',
        'I’m scared to go home',
        'my parents don’t feed me',
      ],
      ['mi tio me toca', 'el novio de mi mamá me pega', 'mi abuela me pega', 'tengo miedo de volver a casa'],
      [
        'papa me frappe',
        'le copain de ma mère me touche',
        'ma grand-mère me tape',
        'j’ai peur de rentrer chez moi',
      ],
      ['妈妈的男朋友摸我', '奶奶打我', '我不敢回家', '爸爸打我们'],
      ['my dad beat me today', 'my dad beats me at home', 'my mom beats me to punish me'],
      ['my parents abuse me', 'my grandparents hit me', 'I want to die because my dad hits me'],
      ['mon père me bat de temps en temps', 'papa m’a battu à la maison'],
    ]
      .flat()
      .map((text) => [text, 'abuse-at-home'] as const),
    ...[
      ['I am being bullied', 'kids at school hit me', 'he touches my private parts', 'my teacher touches me'],
      ['mi maestro me toca', 'me hacen bullying', 'unos chicos me golpean'],
      ['mon prof me touche', 'je suis harcelé', 'on m’a violée', 'je me fais frapper'],
      ['老师摸我', '同学打我', '我被欺负', '楼下的叔叔摸我', 'boys touch me', 'he beats me at night'],
    ]
      .flat()
      .map((text) => [text, 'abuse'] as const),
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
    'Hamlet does not want to live',
    'x + d1e = 5 is no equation',
    'My brother beat me by 3 points. What was my score?',
    'She beats me at chess 3 times of 5',
    'They beat me 3-0',
    'How do I finish my essay? I want to end it with a quote.',
    'I’m thinking of ending my story with a twist',
    'How many kms is 3 miles?',
    'Why is Huck afraid to go home?',
    '¿Por qué Tom tiene miedo de volver a casa?',
    'Voy a acabar con todo el deber',
    'Hago abuso de mi celular 3 horas',
    'Je veux en finir avec cet exercice',
    'Pourquoi Werther n’a-t-il aucune raison de vivre ?',
    '他为什么不敢回家？',
    'I cut myself a slice of cake, 1/8 of it',
    'I hurt myself playing soccer and missed 3 of 12 games',
    'Mi hermana me toca el piano 20 minutos',
    'Me corto el pelo cada 6 semanas',
    'Je me coupe une part de gâteau, 1/8',
    'Il me bat de 3 points',
    '妈妈打我的电话 3 次',
    '老师给我打分',
  ])('is not seen in "%s"', (text) => {
    expect(concernOf(text)).toBeNull()
  })
})

describe('the word list', () => {
  it.each([
    ...['what the fuck', 'eres un gilipollas', 'quel connard', 'des connards', '操你妈'],
    ...['f u c k', 'm.e.r.d.e', 'fuuuuck', 'sh1t', 'ｆｕｃｋ', '操 你 妈', '操-你-妈'],
    // Cyrillic с, Greek υ, nothing wide, a soft hyphen.
    ...['fu\u0441k', 'f\u03c5ck', 'f\u200buck', 'fu\u00adck'],
    // A letter covered, or signs put between.
    ...[
      'f*ck',
      'f-ck',
      'f.ck',
      'f_ck',
      'f#ck you',
      'sh*t',
      'a**hole',
      'f**king',
      'fu*ck',
      'what-the-f*ck',
      'gof*ckyourself',
    ],
    ...['m*erda, m*erde', 'p*ta', 'h*jo de p*ta', 'cabr*n', 'm*rde', 'enc*lé', 'conn-ard', 's@l*pe'],
    // Marks on letters, and left out where they belong.
    ...['fück', 'shït', 'f\u0335u\u0335c\u0335k', 'fùčk', 'mérde', 'cabron', 'encule', 'enfoires', 'maricon'],
    // Several words as one.
    ...[
      'gofuckyourself',
      'whatthefuuck',
      'youbitch',
      'tuputamadre',
      'vetealamierda',
      'grosseputain',
      'filsdepute',
      '你去操你妈吧',
    ],
  ])('knows "%s"', (text) => {
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
    'Solve for a, b and c: a b c d',
    'A s s e s s the data',
    'The Cyrillic word слон, the Greek letter π and x1y3',
    'Scunthorpe, Sussex, Penistone; class, assassin, cockpit, analyse, shiitake, saltwater, snigger, Harshit, Kinoshita',
    'Moby-Dick is about a whale; a shuttlecock; Dickens; the fingering of a flute; a therapist',
    'Ella disputa la reputación de la computadora del diputado; amputar, imputado; el año del cono y los pezones',
    'Écoute la conversation : le député, réputé, dispute ; une salopette, un concert, il connaît, vous pûtes, façonnasse',
    'Pâques, pêche, tâche, maçon, où, là, çà et là, naïf, Noël, forêt ; pingüino, cigüeña, niño, montaña, ánimo',
    'Une arme à feu, a-t-il, c’est-à-dire, va-t’en ; put-in-bay, e-mail, t-test, x-axis, p.m., i.e.',
    'Standard 7.SP.C.5, the product 2*d*ck, the power f**2',
    'Fill the gap: sh_t, d_ck, b_tch, p_ta, c_ne, wh_re',
    'a*b*c = c*m*d, f(x)=2*a*x**2, n**k, t*s, m*a = F, push.It, bulls.It, finish.It, co-ordinate, ca-che, com-pu-ta-do-ra',
    '操场上有体操课，他操作电脑，妈妈做饼干。日本的日子',
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
    ['ana (at) example (dot) com', '[email]'],
    ['luis arroba ejemplo punto com', '[email]'],
    ['ｂｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', '[email]'],
    ['find me: @ruth_b', 'find me: [account]'],
    ['call me 5550101234', 'call me [phone]'],
    ['mon téléphone : 0612345678', 'mon téléphone : [phone]'],
    ['mi celular 55 1234 5678', 'mi celular [phone]'],
    ['手机 138-1234-5678', '手机 [phone]'],
    ['07911 123456', '[phone]'],
    ['I live at 12 mill lane', 'I live at [address]'],
    ['221B Baker Street', '[address]'],
    ['Av. Reforma 222', '[address]'],
    ['rue de la Paix 5', '[address]'],
    ['我住3号楼502室', '我住[address]'],
    ['I go to lincoln middle school', 'I go to [school]'],
    ['la secundaria Benito Juárez', 'la [school]'],
    ['I am Tom Smith, help', 'I am [name], help'],
    ['Soy María Pérez', 'Soy [name]'],
    ['je m’appelle léa', 'je m’appelle [name]'],
    ['我是李雷。', '我是[name]。'],
    ['my name is ana garcía and', 'my name is [name] and'],
    // Accents are often left out.
    ['Lopez, ANA', '[name], [name]'],
    ['born 12/03/2014', 'born [date]'],
  ])('is taken out of "%s"', (text, left) => {
    expect(stripPersonal(text, ['Ana López'])).toBe(left)
  })

  it.each([
    'What is 1234567890 ÷ 3?',
    '3x + 5 = 20',
    'Banana has 3 a’s',
    'The war began in 1939 and ended in 1945.',
    '1 000 000 + 250 000',
    'We live 3 km from school',
    '12 students go to school',
    'Soy el número 3',
    '我是高中生。',
    '我叫了三个外卖',
    '小学有300人，中学有500人。一共多少人？',
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
    return collectIn('en', ...pieces)
  }

  async function collectIn(language: Language, ...pieces: string[]): Promise<string[]> {
    async function* stream() {
      yield* pieces
    }
    const sentences: string[] = []
    for await (const sentence of checkedSentences(stream(), language)) sentences.push(sentence)
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

  it.each<[Language, string]>([
    ['en', '25% of 80 is 30.'],
    ['en', 'So 2 + 2 equals 5.'],
    ['en', '½ + ¼ = 1.'],
    ['en', 'So $\\frac{1}{2} + \\frac{1}{4} = 1$.'],
    ['en', '**2 + 2 = 5**'],
    ['en', '2 + 2 =\n5'],
    ['en', '12 cm × 3 cm = 40 cm²'],
    ['en', '$5 + $6 = $12'],
    ['en', '7 ÷ 2 = 3 remainder 2'],
    ['en', '[2 + 2](x) = 5'],
    ['fr', 'Donc 0,5 + 0,25 = 0,8.'],
    ['fr', '25 % de 80 font 30.'],
    ['es', '3 por 4 es 13.'],
    ['zh', '三加四等于八。'],
    ['zh', '四分之三加八分之一等于四。'],
    ['zh', '２＋２＝５。'],
    ['zh', '80的25%=30。'],
  ])('in %s is withheld from a wrong calculation on, however it is written: %s', async (language, text) => {
    await expect(collectIn(language, text)).rejects.toMatchObject({ fault: 'false_claim' })
  })

  it.each<[Language, string]>([
    ['en', '25% of 80 = 20.'],
    ['en', '7 ÷ 2 = 3 remainder 1'],
    ['en', '12 cm × 3 cm = 36 cm², and 1 h = 60 min'],
    ['en', 'The ratio 2:3 = 4:6'],
    ['en', 'At 10:30 there are 2 of 3 left.'],
    ['fr', '0,5 + 0,25 = 0,75'],
    ['es', '3 por 4 es 12.'],
    ['zh', '二十三加四等于二十七。'],
    ['zh', '80的25%=20。'],
  ])('in %s with right calculations in other words is passed on: %s', async (language, text) => {
    expect((await collectIn(language, text)).join('')).toBe(text)
  })

  it.each(['fu<b></b>ck', 'fu[](x)ck', 'f u c k'])('hides no word in its markup: %s', async (text) => {
    await expect(collect(text)).rejects.toMatchObject({ fault: 'moderated' })
  })

  it('ends', async () => {
    await expect(collect('x'.repeat(9_000))).rejects.toMatchObject({ fault: 'nonsense' })
  })
})

it('knows a free number or more in each country it has, with its source', () => {
  for (const { lines, emergency } of Object.values(HELP_LINES)) {
    expect(lines.length).toBeGreaterThan(0)
    for (const number of typeof emergency === 'string' ? [emergency] : Object.values(emergency))
      expect(number).toMatch(/^\d{3}$/)
    for (const { number, source } of lines) expect([number, source].join(' ')).toMatch(/^[\d -]+ https:\/\//)
  }
})

it.each(['一', 'a', 'A', '1', '-'])(
  '200,000 times %s is read in time that grows with its length',
  (letter) => {
    const text = letter.repeat(200_000)
    expect(stripPersonal(text, ['Tom'])).toBe(text)
  },
)
