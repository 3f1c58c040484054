// Questions for middle school that stand elsewhere than their skill says: nearer to their subject, or where the place would
// tell the answer.
import type { PlaceTable } from './place-name.ts'

export const MIDDLE_PLACES: PlaceTable = {
  field:
    'farming-began-in-several-places maize-bred-from-teosinte surplus-grain-new-jobs early-farmers-poorer-health bantu-languages-show-migration irish-potato-famine-1845 potatoes-from-the-andes',
  ice: 'ice-age-land-bridge-to-alaska',
  pyramid:
    'hatshepsut-ruled-as-pharaoh rosetta-stone-three-scripts kings-of-kush-ruled-egypt kadesh-two-accounts',
  andes: 'caral-state-without-writing inca-quipu-knots inca-taxes-paid-in-work bolivar-and-san-martin',
  pagoda:
    'shang-oracle-bones qin-unified-measures han-academy-confucian-classics han-paper-from-bark-and-rags confucius-duty-begins-at-home buddhism-to-china-with-monks qing-ruled-china-in-1776 daimyo-every-other-year-in-edo tokugawa-nagasaki-trade murasaki-wrote-a-novel meiji-learned-from-abroad',
  caravan:
    'persian-royal-road satraps-run-persian-provinces cyrus-founds-persian-empire persepolis-gift-bearers silk-passed-through-middlemen taghaza-salt-for-the-south mansa-musa-gave-gold',
  riverTown: 'cyrus-lets-judeans-go-home abraham-honored-by-three-faiths',
  map: 'inca-roads-without-carts greek-mountains-many-states eratosthenes-measured-the-earth alexander-spread-greek rome-and-han-populations caliphs-from-spain-to-indus lalibela-churches-cut-from-rock louisiana-purchase-1803 mexico-gives-up-half-1848 the-west-was-not-empty kentucky-slave-state-in-union clay-type-and-thousands-of-signs wright-biography-is-secondary',
  stupa: 'buddha-taught-in-india karma-deeds-have-effects',
  mosque: 'hijra-622 everyday-letters-of-cairo',
  aqueduct:
    'constantine-tolerates-christians republic-has-no-monarch augustus-statues-never-aged check-caesars-own-report rome-million-fed-by-grain-ships',
  palace:
    'venice-rule-by-a-few louis-xiv-absolute-monarch monarchs-without-power long-term-cause-french-debt',
  townHall: 'fair-trial-chance-to-answer railways-needed-one-time direct-democracy-in-the-square',
  radioMast: 'dictatorship-no-limits',
  archive:
    'constitution-basic-law ibn-al-nafis-and-harvey-on-blood generals-report-what-is-missing price-limit-1793-grain-held-back',
  ballot: 'one-name-on-the-ballot how-black-votes-were-blocked new-zealand-women-vote-1893',
  city: 'film-as-source-for-its-own-time fatima-al-fihri-founds-mosque-in-fez ismail-makes-persia-shia',
  steppedTemple: 'cortes-letters-and-nahua-accounts cortes-had-local-allies',
  market:
    'bread-price-in-paris-1789 song-prints-paper-money lydian-coins-fixed-value guilds-unite-one-craft ricardo-cloth-and-wine tariff-taxes-imports sugar-boycott-of-1791',
  island: 'islam-reaches-indonesia-by-trade darwin-wallace-1858',
  cathedral:
    'medieval-scholars-knew-round-earth black-death-1347 plague-caused-by-bacterium florence-and-the-medici luther-95-theses-1517',
  harbour:
    'kilwa-gold-trade song-sailors-used-a-compass ming-voyages-stopped-1433 pepper-price-grows-on-the-way nutmeg-came-far',
  steppe: 'genghis-khan-united-the-mongols kublai-founds-yuan mongol-peace-helps-trade',
  forest:
    'cahokia-mounds-of-earth aboriginal-fire-cares-for-land budj-bim-eel-traps australia-was-not-nobodys-land trail-of-tears-1838 gold-rush-1849-california tubman-underground-railroad merian-studied-insects',
  assembly: 'refugee-defined-in-1951 why-human-rights-declared-1948',
  steamship: 'migrants-follow-family-buenos-aires suez-canal-links-two-seas nightingale-charts',
  school: 'age-graph-wide-at-the-bottom',
  railway:
    'pull-factor-plenty-of-jobs most-migrants-stay-in-their-country chinese-workers-lay-the-tracks telegraph-sent-coded-signals factory-towns-grew',
  caravel: 'da-gama-pilot-and-monsoon year-1492-in-15th-century',
  castle: 'comet-of-1066-no-cause jerusalem-1099-two-views',
  domedTomb: 'taj-mahal-for-mumtaz akbar-invited-many-faiths',
  greatWall: 'manchus-found-qing',
  press: 'jikji-metal-type-korea',
  telescope: 'copernicus-sun-in-the-center galileo-saw-moons-of-jupiter greenwich-prime-meridian-1884',
  parliament:
    'equiano-told-his-life removal-act-passed-narrowly who-was-left-out-1776-1789 declaration-of-rights-1789',
  plantation: 'brazil-ended-slavery-in-1888 haiti-enslaved-people-rise-1791 haiti-independence-1804',
  court: 'worcester-ruling-not-obeyed thoreau-civil-disobedience',
  printShop: 'frederick-douglass-speaks-out',
  factory: 'mill-owner-letter-still-useful',
  march: 'rally-1848-estimates-differ',
  home: 'jenner-smallpox-vaccine',
}
