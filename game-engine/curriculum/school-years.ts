// What a US grade is called where the reader lives. Years begin and end elsewhere too, so this is the usual age's year.
import type { Grade } from './skill.ts'

export interface SchoolYear {
  /** Age at the start and at the end of the year. */
  readonly age: readonly [number, number]
  readonly us: string
  readonly mexico: string
  readonly spain: string
  readonly france: string
  /** Where primary school has six years; in places with five, grade 6 is 初中预备班. */
  readonly china: string
}

const year = (
  startAge: number,
  [us, mexico, spain, france, china]: readonly [string, string, string, string, string],
): SchoolYear => ({ age: [startAge, startAge + 1], us, mexico, spain, france, china })

export const SCHOOL_YEARS: Readonly<Record<Grade, SchoolYear>> = {
  0: year(5, [
    'Kindergarten',
    '3.º de preescolar',
    'Educación Infantil, 5 años',
    'Grande section (GS)',
    '幼儿园大班',
  ]),
  1: year(6, ['1st grade', '1.º de primaria', '1.º de Primaria', 'CP', '小学一年级']),
  2: year(7, ['2nd grade', '2.º de primaria', '2.º de Primaria', 'CE1', '小学二年级']),
  3: year(8, ['3rd grade', '3.º de primaria', '3.º de Primaria', 'CE2', '小学三年级']),
  4: year(9, ['4th grade', '4.º de primaria', '4.º de Primaria', 'CM1', '小学四年级']),
  5: year(10, ['5th grade', '5.º de primaria', '5.º de Primaria', 'CM2', '小学五年级']),
  6: year(11, ['6th grade', '6.º de primaria', '6.º de Primaria', 'Sixième (6e)', '小学六年级']),
  7: year(12, ['7th grade', '1.º de secundaria', '1.º de ESO', 'Cinquième (5e)', '七年级（初一）']),
  8: year(13, ['8th grade', '2.º de secundaria', '2.º de ESO', 'Quatrième (4e)', '八年级（初二）']),
  9: year(14, ['9th grade', '3.º de secundaria', '3.º de ESO', 'Troisième (3e)', '九年级（初三）']),
  10: year(15, [
    '10th grade',
    '1.er año de bachillerato (1.er y 2.º semestre)',
    '4.º de ESO',
    'Seconde (2de)',
    '高一',
  ]),
  11: year(16, [
    '11th grade',
    '2.º año de bachillerato (3.er y 4.º semestre)',
    '1.º de Bachillerato',
    'Première (1re)',
    '高二',
  ]),
  12: year(17, [
    '12th grade',
    '3.er año de bachillerato (5.º y 6.º semestre)',
    '2.º de Bachillerato',
    'Terminale (Tle)',
    '高三',
  ]),
}
