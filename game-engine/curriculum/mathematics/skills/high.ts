// Mathematics, grades 9 to 12, with calculus: each skill with its prerequisites and its codes.
import type { Skill } from '../../skill.ts'
import { mathSkill } from '../math-skill.ts'

export const HIGH_MATH: readonly Skill[] = [
  mathSkill('units-and-accuracy', 'algebra-1', 9, 'convert-units-with-ratios scientific-notation', {
    ccss: 'HSN-Q.A.1 HSN-Q.A.2 HSN-Q.A.3',
  }),
  mathSkill('multi-step-linear-equations', 'algebra-1', 9, 'linear-equations-any', {
    ccss: 'HSA-REI.A.1 HSA-REI.B.3 HSA-CED.A.1',
  }),
  mathSkill('rearrange-formulas', 'algebra-1', 9, 'multi-step-linear-equations', { ccss: 'HSA-CED.A.4' }),
  mathSkill(
    'linear-inequalities-compound',
    'algebra-1',
    9,
    'two-step-inequalities multi-step-linear-equations',
    { ccss: 'HSA-REI.B.3 HSA-CED.A.1' },
  ),
  mathSkill(
    'absolute-value-equations',
    'algebra-1',
    9,
    'linear-inequalities-compound absolute-value-and-order',
    { ccss: 'HSA-CED.A.1 HSA-REI.D.11' },
  ),
  mathSkill('function-notation', 'algebra-1', 9, 'function-or-not powers-and-order', {
    ccss: 'HSF-IF.A.1 HSF-IF.A.2 HSF-IF.B.5',
  }),
  mathSkill('graph-linear-functions', 'algebra-1', 9, 'build-linear-functions function-notation', {
    ccss: 'HSA-REI.D.10 HSF-IF.B.4 HSF-IF.C.7a',
  }),
  mathSkill('equations-of-lines', 'algebra-1', 9, 'graph-linear-functions', {
    ccss: 'HSA-CED.A.2 HSF-LE.A.2 HSG-GPE.B.5',
  }),
  mathSkill('average-rate-of-change', 'algebra-1', 9, 'function-notation slope-and-similar-triangles', {
    ccss: 'HSF-IF.B.6',
  }),
  mathSkill('solve-systems-algebra', 'algebra-1', 9, 'systems-of-equations multi-step-linear-equations', {
    ccss: 'HSA-REI.C.5 HSA-REI.C.6 HSA-CED.A.3',
  }),
  mathSkill(
    'graph-systems-inequalities',
    'algebra-1',
    9,
    'graph-linear-functions linear-inequalities-compound',
    { ccss: 'HSA-REI.D.12 HSA-CED.A.3' },
  ),
  mathSkill('sequences-arithmetic-geometric', 'algebra-1', 9, 'build-linear-functions exponent-rules', {
    ccss: 'HSF-IF.A.3 HSF-BF.A.1a HSF-BF.A.2 HSF-LE.A.2',
  }),
  mathSkill('exponential-growth', 'algebra-1', 9, 'sequences-arithmetic-geometric percent-change-and-money', {
    ccss: 'HSF-LE.A.1 HSF-LE.A.2 HSF-LE.A.3 HSF-LE.B.5 HSF-IF.C.8b HSF-BF.A.1a',
  }),
  mathSkill('rational-exponents', 'algebra-1', 9, 'exponent-rules square-and-cube-roots', {
    ccss: 'HSN-RN.A.1 HSN-RN.A.2',
  }),
  mathSkill('simplify-radicals', 'algebra-1', 9, 'rational-exponents irrational-numbers', {
    ccss: 'HSN-RN.A.2 HSN-RN.B.3',
  }),
  mathSkill('add-multiply-polynomials', 'algebra-1', 9, 'expand-and-factor-linear exponent-rules', {
    ccss: 'HSA-APR.A.1',
  }),
  mathSkill('factor-quadratics', 'algebra-1', 9, 'add-multiply-polynomials gcf-and-lcm', {
    ccss: 'HSA-SSE.A.2 HSA-SSE.B.3a',
  }),
  mathSkill('solve-quadratics-factoring', 'algebra-1', 9, 'factor-quadratics', {
    ccss: 'HSA-REI.B.4b HSA-CED.A.1',
  }),
  mathSkill('complete-the-square', 'algebra-1', 9, 'solve-quadratics-factoring simplify-radicals', {
    ccss: 'HSA-REI.B.4a HSA-SSE.B.3b HSF-IF.C.8a',
  }),
  mathSkill('quadratic-formula', 'algebra-1', 9, 'complete-the-square', { ccss: 'HSA-REI.B.4b' }),
  mathSkill('graph-parabolas', 'algebra-1', 9, 'quadratic-formula function-notation', {
    ccss: 'HSF-IF.B.4 HSF-IF.C.7a HSF-IF.C.8a',
  }),
  mathSkill('compare-data-displays', 'statistics-probability', 9, 'spread-and-displays compare-two-groups', {
    ccss: 'HSS-ID.A.1 HSS-ID.A.2 HSS-ID.A.3',
  }),
  mathSkill(
    'best-fit-and-residuals',
    'statistics-probability',
    9,
    'scatter-plots-and-lines equations-of-lines',
    { ccss: 'HSS-ID.B.6 HSS-ID.C.8' },
  ),
  mathSkill('rigid-motions-congruence', 'geometry', 10, 'rigid-transformations', {
    ccss: 'HSG-CO.A.2 HSG-CO.A.3 HSG-CO.A.4 HSG-CO.A.5 HSG-CO.B.6',
  }),
  mathSkill('triangle-congruence', 'geometry', 10, 'rigid-motions-congruence triangles-possible', {
    ccss: 'HSG-CO.B.7 HSG-CO.B.8 HSG-SRT.B.5',
  }),
  mathSkill('angle-proofs', 'geometry', 10, 'triangle-congruence angles-parallel-lines', {
    ccss: 'HSG-CO.C.9 HSG-CO.C.10',
  }),
  mathSkill('parallelogram-properties', 'geometry', 10, 'angle-proofs linear-equations-any', {
    ccss: 'HSG-CO.C.11',
  }),
  mathSkill('constructions', 'geometry', 10, 'angle-proofs', { ccss: 'HSG-CO.D.12 HSG-CO.D.13' }),
  mathSkill('similar-triangles', 'geometry', 10, 'dilations-and-similarity triangle-congruence', {
    ccss: 'HSG-SRT.A.2 HSG-SRT.A.3 HSG-SRT.B.4 HSG-SRT.B.5',
  }),
  mathSkill('right-triangle-trig', 'geometry', 10, 'similar-triangles pythagorean-theorem', {
    ccss: 'HSG-SRT.C.6 HSG-SRT.C.7 HSG-SRT.C.8',
  }),
  mathSkill('special-right-triangles', 'geometry', 10, 'right-triangle-trig simplify-radicals', {
    ccss: 'HSG-SRT.C.6',
  }),
  mathSkill('circle-theorems', 'geometry', 10, 'circles parallelogram-properties', {
    ccss: 'HSG-C.A.2 HSG-C.A.3',
  }),
  mathSkill('arcs-and-sectors', 'geometry', 10, 'circle-theorems', { ccss: 'HSG-C.B.5' }),
  mathSkill('equation-of-a-circle', 'geometry', 10, 'pythagorean-theorem complete-the-square', {
    ccss: 'HSG-GPE.A.1',
  }),
  mathSkill('coordinate-proofs', 'geometry', 10, 'equations-of-lines equation-of-a-circle', {
    ccss: 'HSG-GPE.B.4 HSG-GPE.B.5 HSG-GPE.B.6',
  }),
  mathSkill('volume-and-modeling', 'geometry', 10, 'volume-round-solids cross-sections units-and-accuracy', {
    ccss: 'HSG-GMD.A.3 HSG-GMD.B.4 HSG-MG.A.1 HSG-MG.A.2 HSG-MG.A.3',
  }),
  mathSkill('probability-rules', 'statistics-probability', 10, 'compound-probability two-way-tables', {
    ccss: 'HSS-CP.A.1 HSS-CP.A.2 HSS-CP.B.7 HSS-CP.B.8',
  }),
  mathSkill('conditional-probability', 'statistics-probability', 10, 'probability-rules', {
    ccss: 'HSS-CP.A.3 HSS-CP.A.4 HSS-CP.A.5 HSS-CP.B.6 HSS-ID.B.5',
  }),
  mathSkill('permutations-combinations', 'statistics-probability', 10, 'probability-rules', {
    ccss: 'HSS-CP.B.9',
  }),
  mathSkill('complex-numbers', 'algebra-2', 11, 'quadratic-formula add-multiply-polynomials', {
    ccss: 'HSN-CN.A.1 HSN-CN.A.2',
  }),
  mathSkill('quadratics-complex-roots', 'algebra-2', 11, 'complex-numbers quadratic-formula', {
    ccss: 'HSN-CN.C.7 HSA-REI.B.4b',
  }),
  mathSkill('polynomial-division', 'algebra-2', 11, 'factor-quadratics function-notation', {
    ccss: 'HSA-APR.B.2 HSA-APR.D.6',
  }),
  mathSkill('zeros-of-polynomials', 'algebra-2', 11, 'polynomial-division graph-parabolas', {
    ccss: 'HSA-APR.B.3 HSF-IF.C.7c',
  }),
  mathSkill(
    'identities-and-binomial',
    'algebra-2',
    11,
    'permutations-combinations add-multiply-polynomials',
    { ccss: 'HSA-APR.C.4 HSA-APR.C.5' },
  ),
  mathSkill('rational-expressions', 'algebra-2', 11, 'polynomial-division divide-fractions', {
    ccss: 'HSA-APR.D.6 HSA-APR.D.7',
  }),
  mathSkill('rational-equations', 'algebra-2', 11, 'rational-expressions solve-quadratics-factoring', {
    ccss: 'HSA-REI.A.2',
  }),
  mathSkill('radical-equations', 'algebra-2', 11, 'solve-quadratics-factoring rational-exponents', {
    ccss: 'HSA-REI.A.2',
  }),
  mathSkill('transform-graphs', 'algebra-2', 11, 'graph-parabolas absolute-value-equations', {
    ccss: 'HSF-BF.B.3 HSF-IF.C.7b',
  }),
  mathSkill('combine-functions', 'algebra-2', 11, 'function-notation rational-expressions', {
    ccss: 'HSF-BF.A.1b HSF-BF.A.1c',
  }),
  mathSkill('inverse-functions', 'algebra-2', 11, 'combine-functions rearrange-formulas', {
    ccss: 'HSF-BF.B.4',
  }),
  mathSkill('logarithms', 'algebra-2', 11, 'inverse-functions rational-exponents exponential-growth', {
    ccss: 'HSF-BF.B.5',
  }),
  mathSkill('exp-log-equations', 'algebra-2', 11, 'logarithms', { ccss: 'HSF-LE.A.4 HSF-BF.B.5' }),
  mathSkill('geometric-series', 'algebra-2', 11, 'sequences-arithmetic-geometric exp-log-equations', {
    ccss: 'HSA-SSE.B.4',
  }),
  mathSkill(
    'nonlinear-systems',
    'algebra-2',
    11,
    'solve-systems-algebra solve-quadratics-factoring equation-of-a-circle',
    { ccss: 'HSA-REI.C.7 HSA-REI.D.11' },
  ),
  mathSkill('unit-circle-radians', 'trigonometry', 11, 'special-right-triangles arcs-and-sectors', {
    ccss: 'HSF-TF.A.1 HSF-TF.A.2 HSF-TF.A.3',
  }),
  mathSkill('graph-sine-cosine', 'trigonometry', 11, 'unit-circle-radians transform-graphs', {
    ccss: 'HSF-TF.B.5 HSF-IF.C.7e',
  }),
  mathSkill('pythagorean-identity', 'trigonometry', 11, 'unit-circle-radians', { ccss: 'HSF-TF.C.8' }),
  mathSkill('normal-distribution', 'statistics-probability', 11, 'compare-data-displays', {
    ccss: 'HSS-ID.A.4',
  }),
  mathSkill(
    'samples-and-experiments',
    'statistics-probability',
    11,
    'normal-distribution samples-and-populations',
    { ccss: 'HSS-IC.A.1 HSS-IC.A.2 HSS-IC.B.3 HSS-IC.B.4 HSS-IC.B.5 HSS-IC.B.6' },
  ),
  mathSkill('trig-identities', 'trigonometry', 12, 'pythagorean-identity', { ccss: 'HSF-TF.C.9' }),
  mathSkill('solve-trig-equations', 'trigonometry', 12, 'graph-sine-cosine trig-identities', {
    ccss: 'HSF-TF.B.6 HSF-TF.B.7',
  }),
  mathSkill('laws-of-sines-cosines', 'trigonometry', 12, 'right-triangle-trig unit-circle-radians', {
    ccss: 'HSG-SRT.D.9 HSG-SRT.D.10 HSG-SRT.D.11',
  }),
  mathSkill('vectors', 'precalculus', 12, 'laws-of-sines-cosines coordinate-proofs', {
    ccss: 'HSN-VM.A.1 HSN-VM.A.2 HSN-VM.A.3 HSN-VM.B.4 HSN-VM.B.5',
  }),
  mathSkill('matrices', 'precalculus', 12, 'vectors solve-systems-algebra', {
    ccss: 'HSN-VM.C.7 HSN-VM.C.8 HSN-VM.C.9 HSN-VM.C.10 HSA-REI.C.9',
  }),
  mathSkill('complex-polar', 'precalculus', 12, 'complex-numbers unit-circle-radians', {
    ccss: 'HSN-CN.A.3 HSN-CN.B.4 HSN-CN.B.5',
  }),
  mathSkill('conic-sections', 'precalculus', 12, 'equation-of-a-circle complete-the-square', {
    ccss: 'HSG-GPE.A.2 HSG-GPE.A.3',
  }),
  mathSkill('rational-functions', 'precalculus', 12, 'rational-expressions zeros-of-polynomials', {
    ccss: 'HSF-IF.C.7d HSA-APR.D.6',
  }),
  mathSkill('expected-value', 'statistics-probability', 12, 'conditional-probability geometric-series', {
    ccss: 'HSS-MD.A.2 HSS-MD.A.3 HSS-MD.B.5 HSS-MD.B.6 HSS-MD.B.7',
  }),
  mathSkill('limits-graphs-tables', 'limits', 12, 'function-notation rational-functions', {
    apCalculus: '1.2 1.3 1.4',
  }),
  mathSkill('limits-algebra', 'limits', 12, 'limits-graphs-tables rational-expressions simplify-radicals', {
    apCalculus: '1.5 1.6 1.7 1.8',
  }),
  mathSkill('limits-infinity', 'limits', 12, 'limits-algebra', { apCalculus: '1.14 1.15' }),
  mathSkill('continuity', 'limits', 12, 'limits-algebra', { apCalculus: '1.10 1.11 1.12 1.13' }),
  mathSkill('derivative-definition', 'derivatives', 12, 'average-rate-of-change limits-algebra', {
    apCalculus: '2.1 2.2',
  }),
  mathSkill('power-rule', 'derivatives', 12, 'derivative-definition', { apCalculus: '2.5 2.6' }),
  mathSkill('product-quotient-rule', 'derivatives', 12, 'power-rule', { apCalculus: '2.8 2.9' }),
  mathSkill('derivatives-trig-exp-log', 'derivatives', 12, 'power-rule unit-circle-radians logarithms', {
    apCalculus: '2.7',
  }),
  mathSkill(
    'chain-rule',
    'derivatives',
    12,
    'product-quotient-rule derivatives-trig-exp-log combine-functions',
    { apCalculus: '3.1 3.2' },
  ),
  mathSkill('tangent-lines', 'derivatives', 12, 'power-rule equations-of-lines', { apCalculus: '2.2 4.6' }),
  mathSkill('extrema-and-shape', 'derivatives', 12, 'chain-rule tangent-lines', {
    apCalculus: '5.2 5.3 5.4 5.5 5.6 5.9',
  }),
  mathSkill('optimization', 'derivatives', 12, 'extrema-and-shape rearrange-formulas', {
    apCalculus: '5.10 5.11',
  }),
  mathSkill('related-rates', 'derivatives', 12, 'chain-rule pythagorean-theorem volume-round-solids', {
    apCalculus: '4.2 4.4 4.5',
  }),
  mathSkill('lhospital-rule', 'limits', 12, 'limits-infinity chain-rule', { apCalculus: '4.7' }),
  mathSkill('antiderivatives', 'integrals', 12, 'derivatives-trig-exp-log', { apCalculus: '6.8' }),
  mathSkill('riemann-sums', 'integrals', 12, 'antiderivatives limits-infinity', { apCalculus: '6.1 6.2' }),
  mathSkill('definite-integrals', 'integrals', 12, 'riemann-sums', { apCalculus: '6.4 6.6 6.7' }),
  mathSkill('u-substitution', 'integrals', 12, 'antiderivatives chain-rule', { apCalculus: '6.9' }),
  mathSkill('area-between-curves', 'integrals', 12, 'definite-integrals nonlinear-systems u-substitution', {
    apCalculus: '8.1 8.4 8.9',
  }),
  mathSkill('separable-equations', 'integrals', 12, 'u-substitution exponential-growth exp-log-equations', {
    apCalculus: '7.6 7.7 7.8',
  }),
]
