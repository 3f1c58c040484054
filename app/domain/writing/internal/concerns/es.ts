import type { ConcernSentences } from './concern-sentences.ts'

const PARENT = '(?:papa|padre|mama|madre)'
const FAMILY = `(?:(?:novi[oa]|pareja|espos[oa]) de mi ${PARENT}|padrastro|madrastra|papas|padres|${PARENT}|ti[oa]|herman(?:astr)?[oa]|abuel[oa]|prim[oa])`
const OTHERS =
  '(?:alguien|maestr[oa]|profesora?|profe|entrenadora?|vecin[oa]|companer[oa]s?|ninos|chicos|novi[oa]|hombre|senor|el|ella|ellos)(?: de (?:mi )?(?:escuela|clase|colegio))?'
const OFTEN = '(?:siempre |a veces |todavia )?'
/** "Me toca el piano" is music. */
const HURTS = String.raw`me (?:pegan?|pego|pegaron|golpean?|golpeo|maltratan?|maltrato|patean?|queman?|lastiman?|hacen? dano|abusan?|violan?|violo|toc(?:an?|o)(?! (?:el|la|un|una) (?:piano|guitarra|flauta|violin|cancion)))\b`

export const ES: ConcernSentences = {
  selfHarm: [
    /\b(?:matarme|suicidarme|cortarme(?! (?:(?:el|las?|una?|un) )?(?:pelo|cabello|unas|flequillo|trozo|pedazo|rebanada)\b)|hacerme dano|lastimarme|quitarme la vida|me quiero morir|me quiero matar)\b/,
    /\b(?:quiero|quisiera|voy a) ?(?:morir(?:me)?|desaparecer para siempre|dejar de (?:vivir|existir)|acabar con (?:mi vida|todo(?! (?:el|la|lo|los|las|mi|mis|este|esto)\b)))\b/,
    /\bme (?:quiero|voy a) (?:suicidar|matar)\b|\bno quiero (?:seguir )?(?:vivi(?:r|endo)|existir)\b|\bya no quiero (?:estar aqui|despertar)\b/,
    /\bme (?:corto(?! (?:el|las|un|una) (?:pelo|cabello|unas|trozo|pedazo|rebanada))|hago dano)\b|\bme estoy cortando(?! (?:(?:el|las?|una?|un) )?(?:pelo|cabello|unas|flequillo|trozo|pedazo|rebanada)\b)/,
    /\bpienso en (?:el suicidio|morir(?:me)?)\b|\bojala (?:estuviera muert[oa]|no hubiera nacido)\b/,
    /\bsi me (?:muriera|muero) (?:a )?nadie\b|\bnadie .{0,25}si me (?:muriera|muero)\b|\b(?:estarian mejor sin mi)\b/,
    /\bno tengo (?:ganas|razones|motivos) (?:de|para) vivir\b/,
  ],
  atHome: [
    new RegExp(String.raw`\b${FAMILY} ${OFTEN}${HURTS}`),
    /\bme (?:pegan|golpean|maltratan) en (?:la |mi )?casa\b|\ben (?:la |mi )?casa me (?:pegan|golpean|maltratan)\b|\btengo (?:mucho )?miedo (?:de|a) (?:volver|regresar|ir) a (?:mi )?casa\b/,
  ],
  abuse: [
    new RegExp(String.raw`\b${OTHERS} ${OFTEN}${HURTS}`),
    /\bme (?:abusan|abusaron|violaron|violo|maltratan|pegan en|golpean|toco sin|toca sin|acosan|acosa)\b|\b(?:abusa|abuso|abusaron) de mi\b(?! \w)/,
    /\bme hacen? bull?ying\b|\bsufro (?:de )?(?:bull?ying|acoso|abusos?)\b|\bme toc(?:a|o|an) (?:mis|las) partes (?:intimas|privadas)\b/,
  ],
}
