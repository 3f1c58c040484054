// Which skill of the curriculum each question for elementary school practises.
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { ELEMENTARY_ITEMS } from '../bank/elementary.ts'

export const ELEMENTARY_PRACTICE: QuizPractice = {
  items: ELEMENTARY_ITEMS,
  skills: {
    'past-present-future':
      'candles-before-electricity family-story-past-first breakfast-comes-first tomorrow-is-after-today grown-ups-were-babies oldest-child-was-born-first horse-carts-300-years-ago tuesday-follows-monday',
    'rules-and-helpers':
      'rules-keep-class-fair most-votes-wins good-citizen-helps-clean firefighters-put-out-fires taking-turns-is-fair listening-rule-helps-all red-light-means-stop talk-about-unfair-rule',
    'long-ago-and-today':
      'early-trains-burned-coal telephone-carried-the-voice light-bulbs-replaced-candles wright-first-flight-took-12-seconds first-computers-filled-rooms printing-press-sped-up-book-making clothes-washed-in-tub letters-carried-news',
    'maps-and-globes':
      'map-key-explains-signs globe-shows-round-earth compass-rose-points-east map-shows-place-from-above south-is-opposite-of-north grid-square-b3 north-is-behind-after-turning zoo-map-shows-the-way',
    'needs-wants-choices':
      'water-is-a-need goods-and-services toy-robot-is-a-want three-coins-buy-one-thing choosing-pool-gives-up-park people-earn-money-by-work saving-is-for-later four-more-coins-to-ten',
    'community-government':
      'mayor-leads-a-city taxes-pay-for-parks losing-voters-still-count library-belongs-to-town everyone-follows-laws talk-first-then-vote council-makes-city-rules library-book-comes-back',
    'how-we-know-the-past':
      'archaeologists-dig-up-the-past old-diary-is-first-hand old-pot-tells-about-food ask-someone-who-was-there ask-who-took-photo dial-phone-is-oldest old-letter-is-a-source much-of-past-left-no-trace',
    'americans-who-changed-things':
      'king-dream-of-fair-treatment rosa-parks-kept-her-seat chavez-huerta-helped-farm-workers anthony-wanted-women-to-vote tubman-walked-north-to-freedom ruby-bridges-went-to-school helen-keller-became-writer many-people-changed-laws',
    'timelines-and-centuries':
      'century-is-100-years decade-is-ten-years year-1805-is-earliest year-1945-is-20th-century bce-500-before-200 sixty-six-years-to-moon newest-event-at-right-end wheel-is-oldest-invention',
    'first-people-and-farming':
      'stone-age-named-for-stone-tools fire-cooked-stone-age-food first-people-hunted-and-gathered first-needles-were-bone cave-artists-painted-animals mammoth-bones-built-huts dogs-were-tamed-first first-farmers-stayed-by-their-crops wheat-and-barley-were-early-crops catalhoyuk-doors-were-in-the-roof',
    'trade-and-money':
      'barter-means-swapping-goods cowrie-shells-were-money money-is-taken-by-everyone salt-bars-were-money five-cards-two-coins-each fishers-and-farmers-trade few-apples-raise-price mug-maker-gains-eight',
    'rights-and-voting':
      'lawmakers-are-elected un-rights-of-the-child malala-girls-go-to-school obey-laws-is-a-duty secret-ballot-hides-choice courts-decide-about-laws petition-asks-for-new-law free-speech-has-limits',
    'nile-egypt-and-kush':
      'nile-watered-egypt pyramids-were-tombs-for-kings tutankhamun-was-a-young-king hieroglyphs-are-picture-signs papyrus-came-from-reeds kush-lay-south-of-egypt giza-pyramids-before-cleopatra egyptian-workers-built-pyramids',
    'mesopotamia-and-indus':
      'first-writing-kept-lists-of-goods mesopotamia-between-tigris-and-euphrates cuneiform-was-pressed-with-a-reed mohenjo-daro-homes-had-washrooms mesopotamia-is-mostly-iraq early-wheels-were-solid indus-streets-had-drains ziggurat-was-temple-tower',
    'ancient-china-life':
      'terracotta-army-by-first-emperors-tomb great-wall-kept-raiders-out silk-road-named-for-silk first-compasses-made-in-china silk-comes-from-cocoons bamboo-strips-before-paper rice-fed-south-china gunpowder-lights-fireworks',
    'greece-and-rome-life':
      'olympic-winners-got-olive-wreaths library-of-alexandria-scrolls democracy-means-rule-by-the-people aqueducts-brought-water-to-roman-cities ash-buried-pompeii colosseum-was-for-shows romans-spoke-latin greek-statues-were-painted',
    'maya-aztec-inca-life':
      'maya-ball-was-rubber machu-picchu-built-by-inca maize-fed-three-peoples maya-glyphs-were-writing aztec-gardens-on-lake inca-runners-carried-messages inca-grass-rope-bridges maya-people-live-today',
    'african-trade-kingdoms':
      'great-zimbabwe-walls-of-stacked-stone salt-traded-for-gold camels-crossed-sahara timbuktu-had-schools mansa-musa-ruled-mali monsoon-winds-drove-ships-to-kilwa africa-had-trading-cities kilwa-on-indian-ocean',
    'pacific-voyagers':
      'polynesians-sailed-by-stars-and-waves voyagers-sailed-double-canoes settlers-brought-plants-and-animals maori-first-in-new-zealand australia-home-for-50000-years cook-met-hawaiians crops-show-planned-voyages rapa-nui-stone-figures',
    'when-worlds-met':
      'americas-were-home-before-1492 magellan-elcano-voyage-went-around-the-world columbus-landed-on-caribbean-island tomatoes-came-from-america cows-and-pigs-came-on-ships new-diseases-killed-many taino-saw-strangers-arrive scholars-knew-round-earth',
    'continents-and-oceans':
      'pacific-is-largest-ocean kenya-is-in-africa antarctica-is-at-south-pole asia-is-largest-continent equator-goes-around-middle africa-is-whole-continent atlantic-between-africa-and-south-america australia-country-and-continent',
    'places-and-people':
      'rivers-gave-towns-water-and-travel steep-roofs-shed-snow fishing-fits-sea-coast canals-water-dry-fields terraces-make-flat-fields dog-sleds-suit-snow-and-ice mongolian-herders-move-with-tents loose-clothes-keep-sun-off',
    'two-accounts':
      'dated-sentence-is-a-fact best-city-is-an-opinion photo-from-flood-day-is-primary schoolbook-is-secondary players-saw-other-things ask-if-writer-was-there both-notes-tell-of-ship diary-is-one-view',
    'us-independence-story':
      'thirteen-colonies-broke-away tea-thrown-into-boston-harbor jefferson-wrote-declaration declaration-dated-july-4 no-seats-but-taxes washington-first-us-president war-then-declaration-then-constitution loyalists-sided-with-king',
    'native-peoples-of-america':
      'plains-nations-lived-in-tipis haudenosaunee-longhouses pueblo-built-with-adobe corn-beans-squash-three-sisters hundreds-of-native-nations-today salmon-fed-northwest-coast inuit-hunted-in-kayaks sequoyah-made-cherokee-writing',
  },
  none: 'chess-began-in-india our-digits-came-from-india knights-wore-armor vikings-sailed-longships ibn-battuta-set-out-from-morocco zheng-he-sailed-to-east-africa louis-braille-made-raised-dots statue-of-liberty-from-france marie-curie-two-nobel-prizes amundsen-led-first-team-to-south-pole gagarin-first-human-in-space tereshkova-was-first-woman-in-space armstrong-first-walked-on-the-moon berlin-wall-fell-1989',
}
