// Made by `npm run spellings`: not to be edited by hand.
import type { Spellings } from '../word-item.ts'

export const FRENCH_SPELLINGS: Spellings = {
  madeOf: 4236112530,
  anagrams: {
    pain: ['pian', 'pina'],
    fleur: ['fluer'],
    avion: ['novai'],
    plage: ['pagel'],
    piano: ['apion', 'nopai', 'opina'],
    maison: ['aimons', 'amnios'],
    dragon: ['gardon', 'gronda'],
    tortue: ['touret', 'tourte', 'tutore'],
    girafe: ['figera'],
    étoile: ['toilée', 'étiole'],
    climat: ['calmit'],
    balance: ['bancale'],
    gravité: ['grévait'],
    récolte: ['électro'],
    siècle: ['cisèle'],
    énergie: ['reneigé'],
    obstacle: ['clabotes', 'cotables'],
    frontière: ['foirèrent'],
    nostalgie: ['glosaient'],
    sceptique: ['pectiques'],
  },
  rude: [
    178154389, 275898613, 341699939, 449460401, 478184387, 589430949, 629625461, 846517494, 908078919,
    1155900297, 1206713412, 1606690008, 1618903302, 1669144024, 1891070888, 2322052561, 2423982790,
    2446244008, 2515698937, 2715772517, 2722888107, 2801642727, 2824268595, 2843638716, 2933042921,
    3026340815, 3087218313, 3220516122, 3245849085, 3392451986, 3721578651, 3768909015, 3816849635,
    3998621995, 4015479545, 4015803452, 4035825995, 4067249435,
  ],
}
