// Whom a child can call or write to, by country. To be checked by the operator before launch and once a year: numbers change.
// Only what is free, nationwide and well known is listed. At least one line of each country answers day and night (12356 in China:
// at least 18 hours a day). Each names the page it was taken from.
import type { Country } from '#app/domain/profiles/countries.ts'

export interface HelpLine {
  /** In the language of the country, as it is known there. */
  readonly name: string
  /** As it is dialled. */
  readonly number: string
  readonly source: string
}

export interface HelpLines {
  /** The number that reaches police and ambulance alike where there is one, else the number of each. */
  readonly emergency: string | { readonly police: string; readonly ambulance: string }
  readonly lines: readonly HelpLine[]
}

export const HELP_LINES: Readonly<Record<Country, HelpLines>> = {
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
      { name: 'TelefonSeelsorge', number: '0800 111 0 111', source: 'https://www.telefonseelsorge.de' },
    ],
  },
  es: {
    emergency: '112',
    lines: [
      { name: 'Línea 024', number: '024', source: 'https://www.sanidad.gob.es/linea024' },
      // One number in every region; ANAR answers it in most, the region itself in Catalonia.
      { name: 'Teléfono de la infancia', number: '116 111', source: 'https://www.anar.org' },
    ],
  },
  jp: {
    emergency: { police: '110', ambulance: '119' },
    lines: [
      {
        name: '24時間子供SOSダイヤル',
        number: '0120-0-78310',
        source: 'https://www.mext.go.jp/a_menu/shotou/seitoshidou/1306988.htm',
      },
    ],
  },
  cn: {
    emergency: { police: '110', ambulance: '120' },
    lines: [
      { name: '全国统一心理援助热线', number: '12356', source: 'https://www.nhc.gov.cn' },
      { name: '青少年服务台', number: '12355', source: 'https://www.gqt.org.cn' },
    ],
  },
  in: {
    emergency: '112',
    lines: [
      { name: 'Tele MANAS', number: '14416', source: 'https://telemanas.mohfw.gov.in' },
      // Joined to 112 state by state since 2023; it can still be dialled.
      { name: 'Child Helpline', number: '1098', source: 'https://missionvatsalya.wcd.gov.in' },
    ],
  },
  br: {
    emergency: { police: '190', ambulance: '192' },
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

/** Where the country is unknown: a list that is kept worldwide. */
export const HELP_LINES_ELSEWHERE = 'https://findahelpline.com'
