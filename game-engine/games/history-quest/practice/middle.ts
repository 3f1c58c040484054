// Which skill of the curriculum each question for middle school practises.
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { MIDDLE_ITEMS } from '../bank/middle.ts'

export const MIDDLE_PRACTICE: QuizPractice = {
  items: MIDDLE_ITEMS,
  skills: {
    'human-origins-and-farming':
      'oldest-sapiens-fossils-africa genes-most-varied-in-africa ice-age-land-bridge-to-alaska farming-began-in-several-places maize-bred-from-teosinte early-farmers-poorer-health surplus-grain-new-jobs carbon-14-dates-campfires',
    'early-states-compared':
      'sumer-canals-for-dry-land hammurabi-laws-in-stone hatshepsut-ruled-as-pharaoh shang-oracle-bones kings-of-kush-ruled-egypt rosetta-stone-three-scripts caral-state-without-writing indus-signs-still-unread',
    'persia-and-india':
      'persian-royal-road ashoka-carved-his-edicts cyrus-founds-persian-empire satraps-run-persian-provinces cyrus-lets-judeans-go-home chandragupta-founds-maurya india-place-value-ten-signs persepolis-gift-bearers',
    'greek-city-states':
      'olympic-truce-protected-travelers athens-who-could-vote alexander-spread-greek eratosthenes-measured-the-earth sparta-two-kings ostracism-names-on-sherds greek-mountains-many-states athens-share-of-voters',
    'rome-and-han':
      'roman-consuls-shared-power han-paper-from-bark-and-rags qin-unified-measures rome-kings-republic-emperors silk-passed-through-middlemen eastern-rome-outlasted-476 rome-and-han-populations han-academy-confucian-classics',
    'belief-systems':
      'buddha-taught-in-india constantine-tolerates-christians hijra-622 torah-scripture-of-judaism karma-deeds-have-effects confucius-duty-begins-at-home buddhism-to-china-with-monks abraham-honored-by-three-faiths',
    'forms-of-government':
      'republic-has-no-monarch direct-democracy-in-the-square monarchs-without-power dictatorship-no-limits louis-xiv-absolute-monarch venice-rule-by-a-few constitution-basic-law one-name-on-the-ballot',
    'thematic-maps-scale':
      'ptolemy-latitude-longitude al-idrisi-south-on-top mercator-greenland-too-large shaded-map-of-density map-scale-three-centimeters greenwich-prime-meridian-1884 nile-people-along-the-river meridians-meet-at-the-poles',
    'primary-secondary-sources':
      'roman-coin-primary-source film-as-source-for-its-own-time everyday-letters-of-cairo augustus-statues-never-aged letter-without-name-or-date stiff-faces-in-early-photos cortes-letters-and-nahua-accounts bread-price-in-paris-1789',
    'islamic-world-learning':
      'baghdad-translated-books al-razi-smallpox-and-measles al-khwarizmi-equations ibn-al-haytham-explained-sight caliphs-from-spain-to-indus islam-reaches-indonesia-by-trade hunayn-christian-translator cordoba-library-of-the-caliph',
    'medieval-europe-plague':
      'moat-kept-attackers-away feudal-vassal-military-service magna-carta-1215 black-death-1347 constantinople-1453 guilds-unite-one-craft plague-caused-by-bacterium medieval-scholars-knew-round-earth',
    'african-empires-trade':
      'kilwa-gold-trade mansa-musa-gave-gold timbuktu-books taghaza-salt-for-the-south ghana-mali-songhai-order lalibela-churches-cut-from-rock moroccan-guns-defeat-songhai ibn-battuta-praises-safe-mali',
    'song-mongols-ming':
      'song-sailors-used-a-compass genghis-khan-united-the-mongols exams-opened-government-jobs alchemists-find-gunpowder song-prints-paper-money kublai-founds-yuan mongol-peace-helps-trade ming-voyages-stopped-1433',
    'american-states-before-1500':
      'maya-shell-means-zero tenochtitlan-island-city inca-quipu-knots cahokia-mounds-of-earth inca-taxes-paid-in-work inca-roads-without-carts codex-mendoza-tribute-pages maya-many-city-states',
    'oceania-peoples':
      'new-zealand-settled-late lapita-patterned-pottery aboriginal-fire-cares-for-land budj-bim-eel-traps waitangi-two-texts-differ australia-was-not-nobodys-land rapa-nui-slave-raids-and-disease cook-journal-one-side-of-1770',
    'migration-and-cities':
      'rome-million-fed-by-grain-ships bantu-languages-show-migration pull-factor-plenty-of-jobs refugee-defined-in-1951 most-migrants-stay-in-their-country more-people-in-cities-since-2007 age-graph-wide-at-the-bottom migrants-follow-family-buenos-aires',
    'trade-routes-and-ideas':
      'silk-roads-many-routes da-gama-pilot-and-monsoon lydian-coins-fixed-value pepper-price-grows-on-the-way silkworm-eggs-reach-byzantium nutmeg-came-far tariff-taxes-imports ricardo-cloth-and-wine',
    'chronology-cause-effect':
      'no-year-zero confucius-and-buddha-same-age comet-of-1066-no-cause year-1492-in-15th-century gutenberg-columbus-luther-galileo qing-ruled-china-in-1776 long-term-cause-french-debt london-fire-effect-brick-houses',
    'early-modern-asia':
      'akbar-invited-many-faiths tokugawa-nagasaki-trade suleyman-the-lawgiver ottomans-on-three-continents taj-mahal-for-mumtaz daimyo-every-other-year-in-edo isfahan-capital-of-shah-abbas manchus-found-qing',
    'renaissance-reformation':
      'renaissance-looked-to-antiquity florence-and-the-medici leonardo-notebooks luther-95-theses-1517 copernicus-sun-in-the-center galileo-saw-moons-of-jupiter jikji-metal-type-korea ibn-al-nafis-and-harvey-on-blood',
    'atlantic-world-slavery':
      'columbus-wanted-to-reach-asia cortes-had-local-allies new-diseases-in-the-americas columbian-exchange-horses potatoes-from-the-andes atlantic-slave-trade-scale equiano-told-his-life brazil-ended-slavery-in-1888',
    'age-of-revolutions':
      'declaration-of-rights-1789 olympe-de-gouges-rights haiti-independence-1804 bolivar-and-san-martin third-estate-taxed-and-outvoted haiti-enslaved-people-rise-1791 napoleon-emperor-1804 who-was-left-out-1776-1789',
    'industrial-change':
      'watt-engine-saved-coal factory-towns-grew telegraph-sent-coded-signals railways-needed-one-time suez-canal-links-two-seas irish-potato-famine-1845 who-picked-britains-cotton why-industry-began-in-britain',
    'us-revolution-constitution':
      'american-independence-1776 three-branches-1787 federal-states-share-power first-amendment-freedoms-1791 stamp-act-no-vote-in-parliament articles-no-power-to-tax three-fifths-clause-helped-slave-states veto-override-two-thirds',
    'us-expansion-removal':
      'louisiana-purchase-1803 trail-of-tears-1838 gold-rush-1849-california removal-act-passed-narrowly worcester-ruling-not-obeyed mexico-gives-up-half-1848 the-west-was-not-empty chinese-workers-lay-the-tracks',
    'us-civil-war-reconstruction':
      'tubman-underground-railroad emancipation-proclamation-1863 secession-declarations-name-slavery kentucky-slave-state-in-union thirteenth-amendment-1865 fourteenth-amendment-citizenship frederick-douglass-speaks-out how-black-votes-were-blocked',
    'rights-and-participation':
      'new-zealand-women-vote-1893 free-speech-and-threats fair-trial-chance-to-answer why-human-rights-declared-1948 petition-for-a-safe-crossing thoreau-civil-disobedience sugar-boycott-of-1791 majority-may-not-close-a-temple',
    'markets-and-incentives':
      'rich-harvest-lowers-price income-minus-costs-is-profit tulip-prices-1636 opportunity-cost-of-an-afternoon second-ice-cream-stand mexico-taxes-sugary-drinks where-supply-and-demand-cross water-and-diamonds',
    'bias-and-perspective':
      'kadesh-two-accounts check-caesars-own-report jerusalem-1099-two-views crowd-or-mob-word-choice three-papers-one-telegram mill-owner-letter-still-useful generals-report-what-is-missing rally-1848-estimates-differ',
  },
  none: 'murasaki-wrote-a-novel merian-studied-insects jenner-smallpox-vaccine nightingale-charts darwin-wallace-1858 meiji-learned-from-abroad',
}
