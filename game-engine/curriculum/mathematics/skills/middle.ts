// Mathematics, grades 6 to 8: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { mathSkill } from '../math-skill.ts'

export const MIDDLE_MATH: readonly Skill[] = [
  mathSkill('ratio-language', 'ratios-percent', 6, 'equivalent-and-compare-fractions multiply-fractions', {
    ccss: '6.RP.A.1',
  }),
  mathSkill('ratio-tables', 'ratios-percent', 6, 'ratio-language multiplication-facts', {
    ccss: '6.RP.A.3a',
  }),
  mathSkill('unit-rates', 'ratios-percent', 6, 'ratio-tables multiply-divide-decimals', {
    ccss: '6.RP.A.2 6.RP.A.3b',
  }),
  mathSkill('percent-of-a-quantity', 'ratios-percent', 6, 'unit-rates', { ccss: '6.RP.A.3c' }),
  mathSkill('convert-units-with-ratios', 'ratios-percent', 6, 'unit-rates convert-units-line-plots', {
    ccss: '6.RP.A.3d',
  }),
  mathSkill('divide-fractions', 'number-system', 6, 'divide-unit-fractions', { ccss: '6.NS.A.1' }),
  mathSkill('decimal-operations', 'number-system', 6, 'multiply-divide-decimals divide-by-two-digit', {
    ccss: '6.NS.B.2 6.NS.B.3',
  }),
  mathSkill('gcf-and-lcm', 'number-system', 6, 'factors-and-primes', { ccss: '6.NS.B.4' }),
  mathSkill('negative-numbers', 'number-system', 6, 'fractions-on-number-line compare-round-decimals', {
    ccss: '6.NS.C.5 6.NS.C.6a 6.NS.C.6c',
  }),
  mathSkill('absolute-value-and-order', 'number-system', 6, 'negative-numbers', { ccss: '6.NS.C.7' }),
  mathSkill('four-quadrants', 'number-system', 6, 'negative-numbers plot-points-first-quadrant', {
    ccss: '6.NS.C.6b 6.NS.C.8 6.G.A.3',
  }),
  mathSkill('powers-and-order', 'expressions-equations', 6, 'expressions-with-brackets powers-of-ten', {
    ccss: '6.EE.A.1 6.EE.A.2c',
  }),
  mathSkill('write-expressions', 'expressions-equations', 6, 'powers-and-order', {
    ccss: '6.EE.A.2a 6.EE.A.2b 6.EE.B.6',
  }),
  mathSkill('equivalent-expressions', 'expressions-equations', 6, 'write-expressions gcf-and-lcm', {
    ccss: '6.EE.A.3 6.EE.A.4',
  }),
  mathSkill(
    'one-step-equations',
    'expressions-equations',
    6,
    'write-expressions divide-fractions true-equations',
    { ccss: '6.EE.B.5 6.EE.B.6 6.EE.B.7' },
  ),
  mathSkill('graph-simple-inequalities', 'expressions-equations', 6, 'one-step-equations negative-numbers', {
    ccss: '6.EE.B.5 6.EE.B.8',
  }),
  mathSkill(
    'two-variables-in-tables',
    'expressions-equations',
    6,
    'write-expressions ratio-tables graph-two-patterns',
    { ccss: '6.EE.C.9' },
  ),
  mathSkill('area-of-polygons', 'geometry', 6, 'area-with-squares multiply-fractions', { ccss: '6.G.A.1' }),
  mathSkill('volume-and-nets', 'geometry', 6, 'volume-of-boxes area-of-polygons', {
    ccss: '6.G.A.2 6.G.A.4',
  }),
  mathSkill('mean-and-median', 'statistics-probability', 6, 'scaled-graphs decimal-operations', {
    ccss: '6.SP.A.1 6.SP.A.2 6.SP.A.3 6.SP.B.5c',
  }),
  mathSkill('spread-and-displays', 'statistics-probability', 6, 'mean-and-median', {
    ccss: '6.SP.B.4 6.SP.B.5',
  }),
  mathSkill('unit-rates-with-fractions', 'ratios-percent', 7, 'unit-rates divide-fractions', {
    ccss: '7.RP.A.1',
  }),
  mathSkill(
    'proportional-relationships',
    'ratios-percent',
    7,
    'unit-rates-with-fractions two-variables-in-tables',
    { ccss: '7.RP.A.2' },
  ),
  mathSkill(
    'percent-change-and-money',
    'ratios-percent',
    7,
    'percent-of-a-quantity proportional-relationships',
    { ccss: '7.RP.A.3' },
  ),
  mathSkill('add-subtract-rationals', 'number-system', 7, 'absolute-value-and-order add-fractions-unlike', {
    ccss: '7.NS.A.1',
  }),
  mathSkill('multiply-divide-rationals', 'number-system', 7, 'add-subtract-rationals divide-fractions', {
    ccss: '7.NS.A.2a 7.NS.A.2b 7.NS.A.2c 7.NS.A.3',
  }),
  mathSkill('fractions-to-decimals', 'number-system', 7, 'multiply-divide-rationals decimal-operations', {
    ccss: '7.NS.A.2d',
  }),
  mathSkill(
    'expand-and-factor-linear',
    'expressions-equations',
    7,
    'equivalent-expressions multiply-divide-rationals',
    { ccss: '7.EE.A.1 7.EE.A.2' },
  ),
  mathSkill('two-step-equations', 'expressions-equations', 7, 'one-step-equations expand-and-factor-linear', {
    ccss: '7.EE.B.3 7.EE.B.4a',
  }),
  mathSkill(
    'two-step-inequalities',
    'expressions-equations',
    7,
    'two-step-equations graph-simple-inequalities',
    { ccss: '7.EE.B.4b' },
  ),
  mathSkill('scale-drawings', 'geometry', 7, 'proportional-relationships area-of-polygons', {
    ccss: '7.G.A.1',
  }),
  mathSkill('triangles-possible', 'geometry', 7, 'measure-angles graph-simple-inequalities', {
    ccss: '7.G.A.2',
  }),
  mathSkill('cross-sections', 'geometry', 7, 'classify-by-properties', { ccss: '7.G.A.3' }),
  mathSkill('circles', 'geometry', 7, 'area-of-polygons multiply-divide-rationals', { ccss: '7.G.B.4' }),
  mathSkill('angle-pairs', 'geometry', 7, 'two-step-equations measure-angles', { ccss: '7.G.B.5' }),
  mathSkill('area-volume-problems', 'geometry', 7, 'circles volume-and-nets', { ccss: '7.G.B.6' }),
  mathSkill(
    'samples-and-populations',
    'statistics-probability',
    7,
    'percent-of-a-quantity spread-and-displays',
    { ccss: '7.SP.A.1 7.SP.A.2' },
  ),
  mathSkill('compare-two-groups', 'statistics-probability', 7, 'samples-and-populations', {
    ccss: '7.SP.B.3 7.SP.B.4',
  }),
  mathSkill(
    'simple-probability',
    'statistics-probability',
    7,
    'percent-of-a-quantity fractions-as-division',
    { ccss: '7.SP.C.5 7.SP.C.6 7.SP.C.7' },
  ),
  mathSkill('compound-probability', 'statistics-probability', 7, 'simple-probability multiply-fractions', {
    ccss: '7.SP.C.8',
  }),
  mathSkill('exponent-rules', 'expressions-equations', 8, 'powers-and-order multiply-divide-rationals', {
    ccss: '8.EE.A.1',
  }),
  mathSkill(
    'square-and-cube-roots',
    'expressions-equations',
    8,
    'powers-and-order multiply-divide-rationals',
    { ccss: '8.EE.A.2' },
  ),
  mathSkill('irrational-numbers', 'number-system', 8, 'fractions-to-decimals square-and-cube-roots', {
    ccss: '8.NS.A.1 8.NS.A.2',
  }),
  mathSkill('scientific-notation', 'expressions-equations', 8, 'exponent-rules powers-of-ten', {
    ccss: '8.EE.A.3 8.EE.A.4',
  }),
  mathSkill(
    'slope-and-similar-triangles',
    'expressions-equations',
    8,
    'proportional-relationships four-quadrants',
    { ccss: '8.EE.B.5 8.EE.B.6' },
  ),
  mathSkill('linear-equations-any', 'expressions-equations', 8, 'two-step-equations', { ccss: '8.EE.C.7' }),
  mathSkill(
    'systems-of-equations',
    'expressions-equations',
    8,
    'linear-equations-any slope-and-similar-triangles',
    { ccss: '8.EE.C.8' },
  ),
  mathSkill('function-or-not', 'functions', 8, 'two-variables-in-tables slope-and-similar-triangles', {
    ccss: '8.F.A.1 8.F.A.2 8.F.A.3',
  }),
  mathSkill('build-linear-functions', 'functions', 8, 'function-or-not slope-and-similar-triangles', {
    ccss: '8.F.B.4',
  }),
  mathSkill('describe-graphs', 'functions', 8, 'build-linear-functions', { ccss: '8.F.B.5' }),
  mathSkill('rigid-transformations', 'geometry', 8, 'four-quadrants angle-pairs', {
    ccss: '8.G.A.1 8.G.A.2 8.G.A.3',
  }),
  mathSkill('dilations-and-similarity', 'geometry', 8, 'rigid-transformations scale-drawings', {
    ccss: '8.G.A.3 8.G.A.4',
  }),
  mathSkill(
    'angles-parallel-lines',
    'geometry',
    8,
    'angle-pairs rigid-transformations linear-equations-any',
    { ccss: '8.G.A.5' },
  ),
  mathSkill('pythagorean-theorem', 'geometry', 8, 'square-and-cube-roots irrational-numbers four-quadrants', {
    ccss: '8.G.B.6 8.G.B.7 8.G.B.8',
  }),
  mathSkill('volume-round-solids', 'geometry', 8, 'circles area-volume-problems square-and-cube-roots', {
    ccss: '8.G.C.9',
  }),
  mathSkill(
    'scatter-plots-and-lines',
    'statistics-probability',
    8,
    'build-linear-functions spread-and-displays',
    { ccss: '8.SP.A.1 8.SP.A.2 8.SP.A.3' },
  ),
  mathSkill('two-way-tables', 'statistics-probability', 8, 'simple-probability samples-and-populations', {
    ccss: '8.SP.A.4',
  }),
]
