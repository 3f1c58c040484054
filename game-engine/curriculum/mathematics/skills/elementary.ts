// Mathematics, kindergarten to grade 5: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { mathSkill } from '../math-skill.ts'

export const ELEMENTARY_MATH: readonly Skill[] = [
  mathSkill('count-objects-to-20', 'counting', 0, '', { ccss: 'K.CC.A.3 K.CC.B.4 K.CC.B.5' }),
  mathSkill('count-to-100', 'counting', 0, 'count-objects-to-20', { ccss: 'K.CC.A.1 K.CC.A.2' }),
  mathSkill('compare-groups-to-10', 'counting', 0, 'count-objects-to-20', { ccss: 'K.CC.C.6 K.CC.C.7' }),
  mathSkill('stories-within-10', 'addition-subtraction', 0, 'count-objects-to-20', {
    ccss: 'K.OA.A.1 K.OA.A.2',
  }),
  mathSkill('add-subtract-within-5', 'addition-subtraction', 0, 'stories-within-10', { ccss: 'K.OA.A.5' }),
  mathSkill('partners-of-ten', 'addition-subtraction', 0, 'add-subtract-within-5', {
    ccss: 'K.OA.A.3 K.OA.A.4',
  }),
  mathSkill('teen-numbers', 'place-value', 0, 'count-to-100 partners-of-ten', { ccss: 'K.NBT.A.1' }),
  mathSkill('compare-sizes', 'measurement', 0, 'compare-groups-to-10', { ccss: 'K.MD.A.1 K.MD.A.2' }),
  mathSkill('sort-and-count', 'data', 0, 'compare-groups-to-10', { ccss: 'K.MD.B.3' }),
  mathSkill('name-shapes', 'geometry', 0, 'count-objects-to-20', { ccss: 'K.G.A.2 K.G.A.3' }),
  mathSkill('build-shapes', 'geometry', 0, 'name-shapes', { ccss: 'K.G.B.6' }),
  mathSkill('count-to-120', 'counting', 1, 'count-to-100 teen-numbers', { ccss: '1.NBT.A.1' }),
  mathSkill('add-within-20-make-ten', 'addition-subtraction', 1, 'partners-of-ten teen-numbers', {
    ccss: '1.OA.C.5 1.OA.C.6',
  }),
  mathSkill('subtract-within-20', 'addition-subtraction', 1, 'add-within-20-make-ten', {
    ccss: '1.OA.B.4 1.OA.C.6',
  }),
  mathSkill('fact-families', 'addition-subtraction', 1, 'add-within-20-make-ten subtract-within-20', {
    ccss: '1.OA.B.3 1.OA.B.4',
  }),
  mathSkill('word-problems-within-20', 'addition-subtraction', 1, 'fact-families', {
    ccss: '1.OA.A.1 1.OA.A.2',
  }),
  mathSkill('true-equations', 'addition-subtraction', 1, 'fact-families', { ccss: '1.OA.D.7 1.OA.D.8' }),
  mathSkill('tens-and-ones', 'place-value', 1, 'count-to-120', { ccss: '1.NBT.B.2 1.NBT.B.3' }),
  mathSkill('add-tens-and-ones', 'addition-subtraction', 1, 'tens-and-ones add-within-20-make-ten', {
    ccss: '1.NBT.C.4 1.NBT.C.5 1.NBT.C.6',
  }),
  mathSkill('measure-with-units', 'measurement', 1, 'compare-sizes count-to-120', {
    ccss: '1.MD.A.1 1.MD.A.2',
  }),
  mathSkill('time-hour-half-hour', 'measurement', 1, 'count-objects-to-20', { ccss: '1.MD.B.3' }),
  mathSkill('picture-graph-three-kinds', 'data', 1, 'sort-and-count word-problems-within-20', {
    ccss: '1.MD.C.4',
  }),
  mathSkill('halves-and-quarters', 'geometry', 1, 'build-shapes', { ccss: '1.G.A.3' }),
  mathSkill('facts-within-20', 'addition-subtraction', 2, 'fact-families true-equations', {
    ccss: '2.OA.B.2',
  }),
  mathSkill('odd-and-even', 'addition-subtraction', 2, 'facts-within-20', { ccss: '2.OA.C.3' }),
  mathSkill('arrays-and-rows', 'multiplication-division', 2, 'odd-and-even', { ccss: '2.OA.C.4 2.G.A.2' }),
  mathSkill('hundreds-tens-ones', 'place-value', 2, 'tens-and-ones', {
    ccss: '2.NBT.A.1 2.NBT.A.2 2.NBT.A.3',
  }),
  mathSkill('compare-three-digit', 'place-value', 2, 'hundreds-tens-ones', { ccss: '2.NBT.A.4' }),
  mathSkill('add-within-100', 'addition-subtraction', 2, 'facts-within-20 add-tens-and-ones', {
    ccss: '2.NBT.B.5 2.NBT.B.6 2.NBT.B.9',
  }),
  mathSkill('subtract-within-100', 'addition-subtraction', 2, 'subtract-within-20 add-within-100', {
    ccss: '2.NBT.B.5 2.NBT.B.9',
  }),
  mathSkill(
    'word-problems-within-100',
    'addition-subtraction',
    2,
    'word-problems-within-20 subtract-within-100',
    { ccss: '2.OA.A.1' },
  ),
  mathSkill('add-subtract-within-1000', 'addition-subtraction', 2, 'subtract-within-100 hundreds-tens-ones', {
    ccss: '2.NBT.B.7 2.NBT.B.8',
  }),
  mathSkill('measure-with-a-ruler', 'measurement', 2, 'measure-with-units', {
    ccss: '2.MD.A.1 2.MD.A.2 2.MD.A.3 2.MD.A.4',
  }),
  mathSkill('length-problems-number-line', 'measurement', 2, 'measure-with-a-ruler subtract-within-100', {
    ccss: '2.MD.B.5 2.MD.B.6',
  }),
  mathSkill('time-to-five-minutes', 'measurement', 2, 'time-hour-half-hour hundreds-tens-ones', {
    ccss: '2.MD.C.7',
  }),
  mathSkill('count-money', 'measurement', 2, 'add-within-100', { ccss: '2.MD.C.8' }),
  mathSkill('bar-and-line-plots', 'data', 2, 'picture-graph-three-kinds measure-with-a-ruler', {
    ccss: '2.MD.D.9 2.MD.D.10',
  }),
  mathSkill('shapes-and-equal-shares', 'geometry', 2, 'halves-and-quarters arrays-and-rows', {
    ccss: '2.G.A.1 2.G.A.3',
  }),
  mathSkill('multiply-as-equal-groups', 'multiplication-division', 3, 'arrays-and-rows', {
    ccss: '3.OA.A.1 3.OA.A.3',
  }),
  mathSkill('divide-as-sharing', 'multiplication-division', 3, 'multiply-as-equal-groups', {
    ccss: '3.OA.A.2 3.OA.A.3',
  }),
  mathSkill(
    'multiplication-facts',
    'multiplication-division',
    3,
    'multiply-as-equal-groups divide-as-sharing',
    { ccss: '3.OA.C.7' },
  ),
  mathSkill('unknown-in-times-equations', 'multiplication-division', 3, 'multiplication-facts', {
    ccss: '3.OA.A.4 3.OA.B.6',
  }),
  mathSkill('break-apart-to-multiply', 'multiplication-division', 3, 'multiplication-facts', {
    ccss: '3.OA.B.5',
  }),
  mathSkill(
    'two-step-problems',
    'multiplication-division',
    3,
    'multiplication-facts add-subtract-within-1000',
    { ccss: '3.OA.D.8' },
  ),
  mathSkill('patterns-in-tables', 'patterns', 3, 'multiplication-facts odd-and-even', { ccss: '3.OA.D.9' }),
  mathSkill('round-to-10-or-100', 'place-value', 3, 'hundreds-tens-ones compare-three-digit', {
    ccss: '3.NBT.A.1',
  }),
  mathSkill(
    'add-subtract-fluently-1000',
    'addition-subtraction',
    3,
    'add-subtract-within-1000 round-to-10-or-100',
    { ccss: '3.NBT.A.2' },
  ),
  mathSkill('multiply-by-tens', 'multiplication-division', 3, 'multiplication-facts', { ccss: '3.NBT.A.3' }),
  mathSkill('unit-fractions', 'fractions', 3, 'shapes-and-equal-shares', { ccss: '3.NF.A.1' }),
  mathSkill('fractions-on-number-line', 'fractions', 3, 'unit-fractions', { ccss: '3.NF.A.2' }),
  mathSkill('equivalent-fractions-pictures', 'fractions', 3, 'fractions-on-number-line', {
    ccss: '3.NF.A.3a 3.NF.A.3b 3.NF.A.3c',
  }),
  mathSkill('compare-fractions-same-part', 'fractions', 3, 'equivalent-fractions-pictures', {
    ccss: '3.NF.A.3d',
  }),
  mathSkill('elapsed-time', 'measurement', 3, 'time-to-five-minutes add-subtract-fluently-1000', {
    ccss: '3.MD.A.1',
  }),
  mathSkill('mass-and-liquid', 'measurement', 3, 'round-to-10-or-100 measure-with-a-ruler', {
    ccss: '3.MD.A.2',
  }),
  mathSkill('scaled-graphs', 'data', 3, 'bar-and-line-plots multiplication-facts', { ccss: '3.MD.B.3' }),
  mathSkill('area-with-squares', 'geometry', 3, 'break-apart-to-multiply', {
    ccss: '3.MD.C.5 3.MD.C.6 3.MD.C.7',
  }),
  mathSkill('perimeter', 'geometry', 3, 'area-with-squares', { ccss: '3.MD.D.8' }),
  mathSkill('classify-quadrilaterals', 'geometry', 3, 'shapes-and-equal-shares unit-fractions', {
    ccss: '3.G.A.1 3.G.A.2',
  }),
  mathSkill('times-as-many', 'multiplication-division', 4, 'multiplication-facts two-step-problems', {
    ccss: '4.OA.A.1 4.OA.A.2',
  }),
  mathSkill('factors-and-primes', 'multiplication-division', 4, 'multiplication-facts', { ccss: '4.OA.B.4' }),
  mathSkill('number-and-shape-patterns', 'patterns', 4, 'patterns-in-tables factors-and-primes', {
    ccss: '4.OA.C.5',
  }),
  mathSkill(
    'place-value-to-million',
    'place-value',
    4,
    'round-to-10-or-100 compare-three-digit multiply-by-tens',
    { ccss: '4.NBT.A.1 4.NBT.A.2 4.NBT.A.3' },
  ),
  mathSkill(
    'add-subtract-standard',
    'addition-subtraction',
    4,
    'add-subtract-fluently-1000 place-value-to-million',
    { ccss: '4.NBT.B.4' },
  ),
  mathSkill(
    'multiply-multi-digit-area',
    'multiplication-division',
    4,
    'break-apart-to-multiply multiply-by-tens place-value-to-million',
    { ccss: '4.NBT.B.5' },
  ),
  mathSkill('divide-by-one-digit', 'multiplication-division', 4, 'multiply-multi-digit-area', {
    ccss: '4.NBT.B.6',
  }),
  mathSkill('problems-with-remainders', 'multiplication-division', 4, 'times-as-many divide-by-one-digit', {
    ccss: '4.OA.A.3',
  }),
  mathSkill(
    'equivalent-and-compare-fractions',
    'fractions',
    4,
    'compare-fractions-same-part multiplication-facts',
    { ccss: '4.NF.A.1 4.NF.A.2' },
  ),
  mathSkill('mixed-numbers', 'fractions', 4, 'equivalent-and-compare-fractions fractions-on-number-line', {
    ccss: '4.NF.B.3b',
  }),
  mathSkill('add-fractions-like', 'fractions', 4, 'mixed-numbers', { ccss: '4.NF.B.3a 4.NF.B.3c 4.NF.B.3d' }),
  mathSkill('multiply-fraction-by-whole', 'fractions', 4, 'add-fractions-like', { ccss: '4.NF.B.4' }),
  mathSkill(
    'tenths-and-hundredths',
    'decimals',
    4,
    'equivalent-and-compare-fractions place-value-to-million',
    { ccss: '4.NF.C.5 4.NF.C.6 4.NF.C.7' },
  ),
  mathSkill(
    'convert-units-and-rectangles',
    'measurement',
    4,
    'multiply-multi-digit-area perimeter mass-and-liquid',
    { ccss: '4.MD.A.1 4.MD.A.2 4.MD.A.3' },
  ),
  mathSkill('line-plots-with-fractions', 'data', 4, 'add-fractions-like scaled-graphs', { ccss: '4.MD.B.4' }),
  mathSkill('measure-angles', 'geometry', 4, 'classify-quadrilaterals add-subtract-standard', {
    ccss: '4.MD.C.5 4.MD.C.6 4.MD.C.7',
  }),
  mathSkill('lines-and-symmetry', 'geometry', 4, 'measure-angles', { ccss: '4.G.A.1 4.G.A.2 4.G.A.3' }),
  mathSkill('expressions-with-brackets', 'patterns', 5, 'two-step-problems multiply-multi-digit-area', {
    ccss: '5.OA.A.1 5.OA.A.2',
  }),
  mathSkill('powers-of-ten', 'place-value', 5, 'place-value-to-million tenths-and-hundredths', {
    ccss: '5.NBT.A.1 5.NBT.A.2',
  }),
  mathSkill('compare-round-decimals', 'decimals', 5, 'powers-of-ten', { ccss: '5.NBT.A.3 5.NBT.A.4' }),
  mathSkill('multiply-standard', 'multiplication-division', 5, 'multiply-multi-digit-area', {
    ccss: '5.NBT.B.5',
  }),
  mathSkill('divide-by-two-digit', 'multiplication-division', 5, 'divide-by-one-digit multiply-standard', {
    ccss: '5.NBT.B.6',
  }),
  mathSkill('add-subtract-decimals', 'decimals', 5, 'add-subtract-standard compare-round-decimals', {
    ccss: '5.NBT.B.7',
  }),
  mathSkill(
    'multiply-divide-decimals',
    'decimals',
    5,
    'add-subtract-decimals multiply-standard divide-by-two-digit',
    { ccss: '5.NBT.B.7' },
  ),
  mathSkill('add-fractions-unlike', 'fractions', 5, 'add-fractions-like factors-and-primes', {
    ccss: '5.NF.A.1 5.NF.A.2',
  }),
  mathSkill('fractions-as-division', 'fractions', 5, 'multiply-fraction-by-whole divide-by-one-digit', {
    ccss: '5.NF.B.3',
  }),
  mathSkill('multiply-fractions', 'fractions', 5, 'fractions-as-division add-fractions-unlike', {
    ccss: '5.NF.B.4 5.NF.B.5 5.NF.B.6',
  }),
  mathSkill('divide-unit-fractions', 'fractions', 5, 'multiply-fractions', { ccss: '5.NF.B.7' }),
  mathSkill(
    'convert-units-line-plots',
    'measurement',
    5,
    'convert-units-and-rectangles multiply-divide-decimals line-plots-with-fractions',
    { ccss: '5.MD.A.1 5.MD.B.2' },
  ),
  mathSkill('volume-of-boxes', 'geometry', 5, 'area-with-squares multiply-standard', {
    ccss: '5.MD.C.3 5.MD.C.4 5.MD.C.5',
  }),
  mathSkill('plot-points-first-quadrant', 'geometry', 5, 'fractions-on-number-line lines-and-symmetry', {
    ccss: '5.G.A.1 5.G.A.2',
  }),
  mathSkill('graph-two-patterns', 'patterns', 5, 'number-and-shape-patterns plot-points-first-quadrant', {
    ccss: '5.OA.B.3 5.G.A.2',
  }),
  mathSkill('classify-by-properties', 'geometry', 5, 'lines-and-symmetry classify-quadrilaterals', {
    ccss: '5.G.B.3 5.G.B.4',
  }),
]
