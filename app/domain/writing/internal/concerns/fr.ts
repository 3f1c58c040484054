import type { ConcernSentences } from './concern-sentences.ts'

const PARENT = '(?:pere|papa|mere|maman)'
const FAMILY = `(?:(?:copain|copine|ami|amie|compagnon|mari|femme) de (?:ma |mon )?${PARENT}|(?:beau-|belle-|grand-)?${PARENT}|parents|oncle|tonton|tante|(?:demi-)?(?:frere|sœur|soeur)|papi|papy|mamie|cousine?)`
const OTHERS =
  "(?:on|ils?|elles?|quelqu'un|prof|professeur|maitresse|maitre|entraineur|coach|voisine?|copain|copine|homme|eleves|camarades)(?: de (?:ma classe|mon ecole))?"
const OFTEN = '(?:toujours |souvent |parfois )?'
/** Beaten in a game, or by points. */
const IN_PLAY = String.raw`(?! (?:de (?:\d|une? |deux |trois |peu\b)|aux? (?:echecs|jeu|cartes|dames|foot|tennis|ping|course)|a (?:la course|chaque|ce jeu|plate couture|\d)))`
const HURTS = String.raw`(?:me (?:frappe(?:nt)?|tape(?:nt)?|bat(?:tent)?${IN_PLAY}|touche(?:nt)?|maltraite(?:nt)?|viole(?:nt)?|harcele(?:nt)?|fait du mal|font du mal)|m'(?:a|ont) (?:frappee?|tapee?|battue?${IN_PLAY}|touchee?|violee?|abusee?|agressee?|maltraitee?))\b`

export const FR: ConcernSentences = {
  selfHarm: [
    /(?:^|\s)(?:me tuer|me suicider|me faire du mal|me couper les veines|me scarifie[rz]?|me mutile[rz]?|en finir avec la vie)\b/,
    /\b(?:je veux|j'veux|j'ai envie de|je voudrais|j'aimerais) (?:mourir|crever|en finir(?! avec (?!la vie|ma vie|tout\b))|etre morte?|ne plus exister|disparaitre pour toujours)\b/,
    /\b(?:je (?:ne )?|j'(?:ne )?|j )veux plus (?:vivre|exister)\b|\bj'ai plus envie de vivre\b|\bje n'ai plus envie de vivre\b/,
    /\bje me (?:coupe(?! (?:les (?:cheveux|ongles)|une? ))|fais du mal)(?:$|\b)|\bje me fais mal (?:expres|volontairement)\b|\b(?:envie|besoin) de me (?:faire mal|couper)(?! (?:les (?:cheveux|ongles)|une? ))\b/,
    /\bje pense (?:souvent |parfois )?(?:au suicide|a mourir|a la mort tout le temps)\b|\bj'ai des (?:idees|pensees) suicidaires\b/,
    /\bpersonne .{0,25}si je (?:mourais|disparaissais)\b|\bj(?:'ai|e n'ai|'avais) (?:plus )?(?:aucune|plus de) raison de vivre\b|\bj'aurais (?:voulu|prefere) ne (?:jamais|pas) (?:etre nee?|naitre)\b/,
  ],
  atHome: [
    new RegExp(String.raw`\b${FAMILY} ${OFTEN}${HURTS}`),
    new RegExp(
      String.raw`\b(?:frappee?|battue?|violee?|maltraitee?|touchee?) par (?:mon |ma |mes )${FAMILY}\b|\bj'ai (?:tres |trop )?peur de rentrer (?:a la maison|chez moi)\b`,
    ),
  ],
  abuse: [
    new RegExp(String.raw`\b${OTHERS} ${OFTEN}${HURTS}`),
    /\bje (?:suis|me fais) (?:tout le temps )?(?:harcelee?|harceler|violee?|violer|agressee?|agresser|maltraitee?|abusee?|frapper|taper|racketter)(?:$|\b)/,
  ],
}
