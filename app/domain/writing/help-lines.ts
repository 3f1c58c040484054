// Whom a child can call or write to, by country. To be checked by the operator before launch and once a year: numbers change.
// Only what is free, nationwide and well known stands here; each with the page it was taken from.
import type { Country } from '#app/domain/profiles/countries.ts'

export interface HelpLine {
  /** In the language of the country, as it is known there. */
  readonly name: string
  /** As it is dialled. */
  readonly number: string
  readonly source: string
}

export interface HelpLines {
  /** Police and ambulance. */
  readonly emergency: string
  readonly lines: readonly HelpLine[]
}

export const HELP_LINES: Readonly<Partial<Record<Country, HelpLines>>> = {
  us: {
    emergency: '911',
    lines: [
      { name: '988 Suicide & Crisis Lifeline', number: '988', source: 'https://988lifeline.org' },
      { name: 'Childhelp', number: '1-800-422-4453', source: 'https://childhelphotline.org' },
    ],
  },
  ca: {
    emergency: '911',
    lines: [
      { name: '9-8-8', number: '988', source: 'https://988.ca' },
      { name: 'Kids Help Phone', number: '1-800-668-6868', source: 'https://kidshelpphone.ca' },
    ],
  },
  mx: {
    emergency: '911',
    lines: [
      {
        name: 'Línea de la Vida',
        number: '800 911 2000',
        source: 'https://www.gob.mx/conasama',
      },
    ],
  },
  gb: {
    emergency: '999',
    lines: [
      { name: 'Childline', number: '0800 1111', source: 'https://www.childline.org.uk' },
      { name: 'Samaritans', number: '116 123', source: 'https://www.samaritans.org' },
    ],
  },
  fr: {
    emergency: '112',
    lines: [
      { name: 'Prévention du suicide', number: '3114', source: 'https://3114.fr' },
      { name: 'Enfance en danger', number: '119', source: 'https://www.allo119.gouv.fr' },
    ],
  },
  de: {
    emergency: '112',
    lines: [
      {
        name: 'Nummer gegen Kummer',
        number: '116 111',
        source: 'https://www.nummergegenkummer.de',
      },
    ],
  },
  es: {
    emergency: '112',
    lines: [
      { name: 'Línea 024', number: '024', source: 'https://www.sanidad.gob.es/linea024' },
      { name: 'ANAR', number: '116 111', source: 'https://www.anar.org' },
    ],
  },
  cn: {
    emergency: '110',
    lines: [
      { name: '全国统一心理援助热线', number: '12356', source: 'https://www.nhc.gov.cn' },
      { name: '青少年服务台', number: '12355', source: 'https://www.gqt.org.cn' },
    ],
  },
  in: {
    emergency: '112',
    lines: [{ name: 'Childline', number: '1098', source: 'https://www.childlineindia.org' }],
  },
  br: {
    emergency: '190',
    lines: [
      { name: 'CVV', number: '188', source: 'https://cvv.org.br' },
      { name: 'Disque 100', number: '100', source: 'https://www.gov.br/mdh' },
    ],
  },
  au: {
    emergency: '000',
    lines: [{ name: 'Kids Helpline', number: '1800 55 1800', source: 'https://kidshelpline.com.au' }],
  },
}

/** Where the country is unknown or has no entry: a list that is kept worldwide. */
export const HELP_LINES_ELSEWHERE = 'https://findahelpline.com'
