// What each picture says and shows. Between asterisks stands the inked phrase.
import type { Locale } from '#app/i18n/locales.ts'
import type { Picture } from '#app/seo/pictures.ts'
import type { ArtName } from '#app/ui/art/art.tsx'
import type { GlimMood } from '#app/ui/art/glim.tsx'
import type { ThemeLevel } from '#app/ui/theme/theme-level.ts'

interface Drawing {
  what: ArtName | Extract<GlimMood, 'hello' | 'thinking' | 'cheering'>
  /** Percent of the stage. */
  left: number
  top: number
  width: number
  /** Degrees. */
  turn: number
}

export interface Scene {
  level: ThemeLevel
  words: Readonly<Record<Exclude<Locale, 'zh'>, string>>
  drawings: readonly Drawing[]
}

function drawing(what: Drawing['what'], left: number, top: number, width: number, turn = 0): Drawing {
  return { what, left, top, width, turn }
}

export const SCENES: Readonly<Record<Picture, Scene>> = {
  notebook: {
    level: 'default',
    words: {
      en: 'Open the notebook. It *comes alive.*',
      es: 'Abre el cuaderno. *Cobra vida.*',
      fr: 'Ouvre le cahier. Il *prend vie.*',
    },
    drawings: [],
  },
  games: {
    level: 'middle-school',
    words: {
      en: 'Play. Learn. *Level up.*',
      es: 'Juega. Aprende. *Sube de nivel.*',
      fr: 'Joue. Apprends. *Progresse.*',
    },
    drawings: [
      drawing('maze', 0, 40, 33, -7),
      drawing('math', 6, 5, 27, -9),
      drawing('science', 66, 2, 26, 7),
      drawing('history', 70, 42, 30, 5),
      drawing('badge-star', 39, 0, 20, -6),
      drawing('cheering', 25, 27, 54),
    ],
  },
  study: {
    level: 'high',
    words: {
      en: 'Study better, *step by step.*',
      es: 'Estudia mejor, *paso a paso.*',
      fr: 'Réviser mieux, *pas à pas.*',
    },
    drawings: [
      drawing('hourglass', 3, 10, 26, -8),
      drawing('magnifier', 68, 3, 27, 8),
      drawing('abacus', 0, 55, 29, -4),
      drawing('quill', 72, 52, 28, 6),
      drawing('words', 37, 0, 24, 3),
      drawing('thinking', 24, 28, 53),
    ],
  },
  plans: {
    level: 'default',
    words: {
      en: 'Start free. Add what *you need.*',
      es: 'Empieza gratis. Suma lo que *necesites.*',
      fr: 'Commence sans payer. Ajoute à *ton rythme.*',
    },
    drawings: [
      drawing('pack-levels', 4, 6, 27, -9),
      drawing('pass-pro', 38, 0, 23, 4),
      drawing('pack-boost', 68, 4, 28, 9),
      drawing('pass-basic', 2, 52, 24, -6),
      drawing('pass-ultimate', 73, 50, 26, 6),
      drawing('hello', 25, 27, 52),
    ],
  },
  resources: {
    level: 'elementary',
    words: {
      en: 'For students, parents and *teachers.*',
      es: 'Para estudiantes, familias y *docentes.*',
      fr: 'Pour élèves, parents et *enseignants.*',
    },
    drawings: [
      drawing('quill', 3, 4, 27, -8),
      drawing('why-skills', 37, 0, 24, 3),
      drawing('magnifier', 69, 3, 27, 7),
      drawing('why-progress', 0, 50, 28, -4),
      drawing('letter', 72, 52, 29, 6),
      drawing('hello', 24, 27, 53),
    ],
  },
  company: {
    level: 'default',
    words: {
      en: 'Who we are, *and our rules.*',
      es: 'Quiénes somos y nuestras *reglas.*',
      fr: 'Qui nous sommes, *et nos règles.*',
    },
    drawings: [
      drawing('letter', 2, 8, 32, -8),
      drawing('badge-perfect', 70, 4, 25, 8),
      drawing('quill', 72, 50, 27, 6),
      drawing('badge-level', 1, 54, 24, -6),
      drawing('hello', 25, 20, 56),
    ],
  },
}
