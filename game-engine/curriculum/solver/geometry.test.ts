// Questions of geometry in the words of four languages, and those that are refused.
import { describe, expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { verifySolution } from '../homework/verify-solution.ts'
import { linearText } from '../linear-text.ts'
import type { Unsolvable } from './solution.ts'
import { solveLine } from './solve-line.ts'
import { stepFaults } from './step-faults.fixture.ts'

/** The answers of the 18 cases, in the order of the lines below. */
const ANSWERS = '84 63/2 28 36π 10π 13 2√21 2√13 3/2;-1 90π 21π 36π 62 4π 15π 9√3 7 84'.split(' ')

const LINES: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  es: [
    'área de un rectángulo a=7 b=12',
    'área de un triángulo b=9 h=7',
    'área de un trapecio a=5 b=9 h=4',
    'área de un círculo r=6',
    'longitud de la circunferencia r=5',
    'hipotenusa de un triángulo rectángulo a=5 b=12',
    'cateto de un triángulo rectángulo c=10 a=4',
    'distancia entre los puntos x1=-1 y1=2 x2=3 y2=-4',
    'punto medio de los puntos x1=-1 y1=2 x2=4 y2=-4',
    'volumen de un cilindro r=3 h=10',
    'volumen de un cono r=3 h=7',
    'volumen de una esfera r=3',
    'superficie de un prisma rectangular a=2 b=3 c=5',
    'longitud de arco r=9 grados=80',
    'área de un sector circular r=6 grados=150',
    'área de un triángulo equilátero a=6',
    'tercer lado de un triángulo a=5 b=8 ángulo=60',
    'área de un triángulo con lados a=13 b=14 c=15',
  ],
  fr: [
    'aire d’un rectangle a=7 b=12',
    "aire d'un triangle b=9 h=7",
    'aire d’un trapèze a=5 b=9 h=4',
    'aire d’un cercle r=6',
    'périmètre d’un cercle r=5',
    'hypoténuse d’un triangle rectangle a=5 b=12',
    'côté de l’angle droit d’un triangle rectangle c=10 a=4',
    'distance entre les points x1=-1 y1=2 x2=3 y2=-4',
    'milieu des points x1=-1 y1=2 x2=4 y2=-4',
    'volume d’un cylindre r=3 h=10',
    'volume d’un cône r=3 h=7',
    'volume d’une boule r=3',
    'aire totale d’un pavé droit a=2 b=3 c=5',
    'longueur d’un arc r=9 degrés=80',
    'aire d’un secteur r=6 degrés=150',
    'aire d’un triangle équilatéral a=6',
    'troisième côté d’un triangle a=5 b=8 angle=60',
    'aire d’un triangle de côtés a=13 b=14 c=15',
  ],
  zh: [
    '长方形的面积 a=7 b=12',
    '三角形的面积 b=9 h=7',
    '梯形的面积 a=5 b=9 h=4',
    '圆的面积 r=6',
    '圆的周长 r=5',
    '直角三角形的斜边 a=5 b=12',
    '直角三角形的直角边 c=10 a=4',
    '两点间的距离 x1=-1 y1=2 x2=3 y2=-4',
    '两点的中点 x1=-1 y1=2 x2=4 y2=-4',
    '圆柱的体积 r=3 h=10',
    '圆锥的体积 r=3 h=7',
    '球的体积 r=3',
    '长方体的表面积 a=2 b=3 c=5',
    '弧长 r=9 角度=80',
    '扇形的面积 r=6 圆心角=150°',
    '等边三角形的面积 a=6',
    '三角形的第三边 a=5 b=8 角度=60',
    '三角形的面积 a=13 b=14 c=15',
  ],
}

const SAID: readonly (readonly [Language, string, string])[] = [
  ['en', 'What is the area of a circle with a radius of 6 cm?', '36π'],
  ['en', 'circle, radius 6 cm: area', '36π'],
  ['en', 'volume of a cone with radius 3 and height 7', '21π'],
  ['en', 'area of a triangle with sides 13, 14 and 15', '84'],
  ['en', 'leg of a right triangle with hypotenuse 10 and leg 4', '2√21'],
  ['en', 'distance between (-1, 2) and (3, -4)', '2√13'],
  ['en', 'area of a square a=√2', '2'],
  ['es', 'volumen de un cono con radio 3 y altura 7', '21π'],
  ['es', '¿Cuál es el área de un círculo de radio 2,5 cm?', '(25π)/4'],
  ['fr', 'volume d’un cône de rayon 3 et de hauteur 7', '21π'],
  ['fr', 'Calcule l’aire d’un triangle de côtés 13, 14 et 15.', '84'],
  ['zh', '半径为6的圆的面积是多少？', '36π'],
  ['zh', '求底面半径为3厘米，高为7厘米的圆锥的体积', '21π'],
  ['zh', '三角形的面积 三边13、14、15', '84'],
]

const answerOf = (line: string, language: Language) => {
  const result = solveLine(line, { language })
  if (!result.ok) return result.code
  const { answer } = result.value
  expect(stepFaults(result.value)).toEqual([])
  expect(verifySolution(result.value)).toBe('true')
  if (answer.is === 'points')
    return answer.points
      .flat()
      .map((value) => linearText(value))
      .join(';')
  return 'value' in answer ? linearText(answer.value) : answer.is
}

describe('geometry', () => {
  const all = Object.entries(LINES) as [Language, readonly string[]][]
  test.each(
    all.flatMap(([language, lines]) => lines.map((line, at) => [language, line, ANSWERS[at]] as const)),
  )('in %s: %s is %s', (language, line, answer) => expect(answerOf(line, language)).toBe(answer))

  test.each(SAID)('as it is said in %s: %s is %s', (language, line, answer) =>
    expect(answerOf(line, language)).toBe(answer),
  )

  test.each<[string, Unsolvable]>([
    ['area of circle', 'geometry_letters'],
    ['area of circle h=3', 'geometry_letters'],
    ['area of circle r=3 h=4', 'geometry_letters'],
    ['area of circle r=3 r=4', 'geometry_letters'],
    ['area of circle r=-2', 'geometry_positive'],
    ['area of circle r=0', 'geometry_positive'],
    ['leg of right triangle c=3 a=4', 'geometry_impossible'],
    ['area of triangle from sides a=1 b=2 c=15', 'geometry_impossible'],
    ['third side of triangle a=5 b=8 degrees=200', 'geometry_impossible'],
    ['area of sector r=6 degrees=400', 'geometry_impossible'],
    ['area of circle and square r=3', 'geometry_figures'],
    ['area of rectangle a=7 cm b=12 m', 'geometry_units'],
    ['third side of triangle a=5 b=8 angle=37', 'functions'],
    ['volume of circle r=3', 'other'],
    ['area of a round pond r=3', 'words'],
    ['A rectangle is 7 cm long and 12 cm wide. What is its area?', 'words'],
  ])('%s is refused as %s', (line, code) => expect(answerOf(line, 'en')).toBe(code))

  test.each(['area '.repeat(48), 'r=1'.repeat(80), '(1,'.repeat(80), `sides ${'1,'.repeat(117)}`])(
    'a hostile line is read at once: %s',
    (line) => {
      const start = performance.now()
      solveLine(line, { language: 'en' })
      expect(performance.now() - start).toBeLessThan(200)
    },
  )
})
