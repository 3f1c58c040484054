// The words that tell one kind of story from another, in four languages at once: pupils paste worksheets of any of them.

/** Any of these as whole words; Chinese ones anywhere. */
function words(...all: readonly string[]): RegExp {
  const latin = all.filter((one) => !/\p{Script=Han}/u.test(one))
  const han = all.filter((one) => /\p{Script=Han}/u.test(one))
  const parts = [...(latin.length > 0 ? [`(?<!\\p{L})(?:${latin.join('|')})(?!\\p{L})`] : []), ...han]
  return new RegExp(parts.join('|'), 'u')
}

export const STORY_WORDS = {
  /** A sentence that asks. */
  asks: /[?？]|多少|几[个只本张人块支条辆]|(?<!\p{L})(?:find|calculate|work out|how|what|cuánt[oa]s?|qué|calcula|halla|combien|quel(?:le)?|calcule|trouve)(?!\p{L})|求/u,
  howMany: words('how (?:many|much)', 'cuánt[oa]s?', 'combien', 'quel(?:le)? est', '多少', '几', '相差'),
  total: words(
    'altogether|in all|in total|total|combined|in the end',
    'en total|en conjunto|juntos|juntas',
    'en tout|au total|ensemble',
    '一共|总共|合计|共有|共',
  ),
  left: words(
    'left|remains?|remaining|still (?:has|have)',
    'quedan?|queda|sobran?|restan|quedaron',
    'restent?|reste-t-il|reste|restait',
    '还剩|剩下|剩|还有',
  ),
  compares: words(
    'how (?:many|much) (?:\\p{L}+ )?(?:more|fewer|less|longer|shorter|taller|older|younger|heavier)|how much (?:more|less)|the difference',
    'cuánt[oa]s? (?:\\p{L}+ )?(?:más|menos)|la diferencia',
    'combien (?:de \\p{L}+ )?(?:de |en )?(?:plus|moins)|(?:de )?(?:plus|moins) que|la différence|différence',
    '多多少|少多少|多几|少几|相差',
  ),
  each: words('each|every|per|apiece', 'cada', 'chaque|chacune?s?', '每'),
  shares: words(
    'shares?|shared|split|splits|divides?|divided|equally|evenly',
    'repart\\p{L}*|divid\\p{L}*|divide|compart\\p{L}*|en partes iguales',
    'partag\\p{L}*|répart\\p{L}*|divis\\p{L}*|équitablement',
    '平均分|平分|分给|分成',
  ),
  /** Among how many, right behind these words. */
  sharers:
    /(?<!\p{L})(?:among|between|by|into|entre|en|parmi|avec) (?:the |his |her |sus |los |las |ses |les )?(\d+)|(\d+) \p{L}+ (?:share|split|comparten|reparten|se reparten|partagent|se partagent)|(?:bags|boxes|packs|packets|groups|teams|rows|bolsas|cajas|paquetes|grupos|equipos|filas|sacs|boîtes|paquets|groupes|équipes|rangées) (?:of|de) (\d+)|(?:分给|分成) ?(\d+)|每(?:[袋盒组队排箱])?(?:装|放|有)? ?(\d+) ?[个人只本].{0,8}(?:多少|几) ?[袋盒组队排箱]/u,
  packs:
    /(?<!\p{L})(bags|boxes|packs|packets|groups|teams|rows|bolsas|cajas|paquetes|grupos|equipos|filas|sacs|boîtes|paquets|groupes|équipes|rangées) (?:of|de) \d+.*(?:how many|cuánt[oa]s|combien de) \1/u,
  /** More than one calculation, or comparisons told the other way around. */
  tangled: words(
    'times (?:as|more)|\\d+ (?:\\p{L}+ )?(?:more|fewer|less)|(?:more|fewer|less|older|younger) than (?:\\d|\\p{L}+ (?:has|is|does))|average|mean|remainder|rest of|probability|ratio|area|perimeter|volume|at least|if \\p{L}+ (?:gets|buys|had)',
    '\\d+ (?:\\p{L}+ )?(?:más|menos)|veces|promedio|resto|probabilidad|razón|área|perímetro|volumen|al menos',
    '\\d+ (?:\\p{L}+ )?de (?:plus|moins)|fois|moyenne|probabilité|aire|périmètre|volume|au moins',
    '多\\d|少\\d|是.{0,6}的\\d|平均(?!分)|余数|概率|比例|面积|周长|体积|至少|倍',
  ),
  of: words('of|out of', 'de|del|son', "des|de|du|sont|d'entre|parmi", '的|是|占'),
  changes: words(
    'increas\\p{L}*|decreas\\p{L}*|more|grew|grow|grows|rais\\p{L}*|raise|interest|tax|tip|fewer|less',
    'aument\\p{L}*|dismin\\p{L}*|más|interés|impuesto|propina|menos',
    'augment\\p{L}*|diminu\\p{L}*|plus|intérêt|taxe|pourboire|moins',
    '增加|减少|增长|上涨|下降|利息|税|多(?!少)|降',
  ),
  others: words(
    "not|don't|do not|aren't|rest|others?",
    'no|resto|otr[oa]s',
    'pas|reste|autres',
    '不|没|其余|其他',
  ),
  discount: words(
    'off|discount|discounted|on sale|reduced|cheaper',
    'descuento|rebaja|rebajad[oa]|de rebaja',
    'remise|réduction|rabais|soldé[es]?|moins cher|de réduction',
    '优惠|降价|便宜|减价',
  ),
  saves: words(
    'saves?|saved|the discount|is the reduction',
    'ahorra[sn]?|ahorro|el descuento|descuento en',
    'économise[szr]?|la remise|la réduction|le montant de la (?:remise|réduction)',
    '省|便宜(?:了)?多少|优惠(?:了)?多少',
  ),
  price: words(
    'price|costs?|pays?',
    'precio|cuesta|pagar?|paga[sn]?|costar[áa]?',
    'prix|coûte(?:ra)?|payer|paie[sra]*|paye[sra]*',
    '价|多少钱|付',
  ),
  /** What was before the change. */
  before: words(
    'old|original|before',
    'original|antes|anterior',
    "ancien|initial|avant|d'origine",
    '原价|原来',
  ),
  /** A year is no amount. */
  year: /(?<!\p{L})(?:in|since|en|desde|depuis|de) (?:1\d{3}|20\d{2})(?!\d)|(?:1\d{3}|20\d{2}) ?年/u,
  fast: words(
    'how fast|speed',
    'velocidad|qué tan rápido',
    'vitesse',
    '速度|每小时(?:行|走|跑)?多少|每秒(?:行|走|跑)?多少',
  ),
  far: words(
    'how far|distance|how many (?:kilometers|kilometres|km|miles|meters|metres|m)',
    'distancia|qué tan lejos|cuántos (?:kilómetros|km|metros)|cuántas millas',
    'distance|combien de (?:kilomètres|km|mètres)|quelle longueur',
    '多远|路程|距离|多少(?:千米|公里|米|km)',
  ),
  long: words(
    'how long|how much time|how many (?:hours|seconds)',
    'cuánto tiempo|cuántas horas|cuánto tarda\\p{L}*|cuántos segundos',
    "combien de temps|combien d'heures|combien de secondes|quelle durée",
    '多长时间|多久|几(?:个)?小时|多少(?:个)?小时|几秒|多少秒',
  ),
  rectangle: words(
    'rectangles?|rectangular',
    'rectángulos?|rectangular',
    'rectangles?|rectangulaires?',
    '长方形|矩形',
  ),
  square: words('(?:a|the) square', '(?:un|el) cuadrado', '(?:un|le) carré', '正方形'),
  area: words('area', 'área|superficie', 'aire|surface', '面积'),
  perimeter: words('perimeter', 'perímetro', 'périmètre', '周长'),
  /** The area or the perimeter is given, and a side is asked for. */
  given:
    /(?:area|perimeter|área|perímetro|aire|périmètre|面积|周长)\s*(?:is|of|=|es(?: de)?|est(?: de)?|是|为|de)\s*\d/u,
} as const
