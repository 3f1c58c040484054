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
      'nile-watered-egypt pyramids-were-tombs-for-kings tutankhamun-was-a-young-king hieroglyphs-are-picture-signs papyrus-came-from-reeds kush-lay-south-of-egypt giza-pyramids-before-cleopatra egyptian-workers-built-pyramids desert-lay-beyond-nile-fields egyptian-scribes-wrote-things-down mummies-were-for-life-after-death hatshepsut-ruled-though-most-were-men shaduf-lifted-water-to-fields nilometer-showed-river-height kush-rulers-had-small-steep-pyramids piye-of-kush-became-king-of-egypt nile-boats-sailed-south-on-the-wind rosetta-stone-had-one-known-script meroe-in-kush-made-iron tomb-builders-stopped-work-for-pay',
    'mesopotamia-and-indus':
      'first-writing-kept-lists-of-goods mesopotamia-between-tigris-and-euphrates cuneiform-was-pressed-with-a-reed mohenjo-daro-homes-had-washrooms mesopotamia-is-mostly-iraq early-wheels-were-solid indus-streets-had-drains ziggurat-was-temple-tower clay-for-bricks-pots-and-tablets indus-children-had-clay-toys uruk-was-a-big-city-first hammurabi-had-laws-carved-in-stone indus-farmers-grew-cotton rolled-seals-showed-the-owner indus-seals-in-ur-show-trade indus-cubes-weighed-goods-fairly indus-texts-are-very-short babylon-counted-in-sixties salt-hurt-mesopotamian-fields gilgamesh-sought-endless-life',
    'ancient-china-life':
      'terracotta-army-by-first-emperors-tomb great-wall-kept-raiders-out silk-road-named-for-silk first-compasses-made-in-china silk-comes-from-cocoons bamboo-strips-before-paper rice-fed-south-china gunpowder-lights-fireworks dragon-stood-for-emperor-of-china chopsticks-took-hot-food great-wall-not-seen-from-moon paper-came-from-bark-and-rags confucius-taught-respect oracle-questions-cut-in-bone-and-shell yellow-river-carries-yellow-soil first-emperor-set-one-cart-width clay-army-and-paper-315-years-apart grapes-and-horses-came-to-china zhang-heng-dragon-jar-felt-earthquakes desert-wall-of-reeds-and-gravel',
    'greece-and-rome-life':
      'olympic-winners-got-olive-wreaths library-of-alexandria-scrolls democracy-means-rule-by-the-people aqueducts-brought-water-to-roman-cities ash-buried-pompeii colosseum-was-for-shows romans-spoke-latin greek-statues-were-painted zeus-ruled-the-greek-gods legend-says-wolf-fed-twins-of-rome ancient-games-were-at-olympia only-free-citizen-men-voted-in-athens romans-called-mediterranean-our-sea keystone-at-top-locks-the-arch roman-xiv-is-fourteen hot-air-warmed-roman-bath-floors written-laws-let-romans-know-rights enslaved-people-dug-silver-for-athens ostracism-sent-a-man-away-ten-years roman-concrete-held-volcanic-ash',
    'maya-aztec-inca-life':
      'maya-ball-was-rubber machu-picchu-built-by-inca maize-fed-three-peoples maya-glyphs-were-writing aztec-gardens-on-lake inca-runners-carried-messages inca-grass-rope-bridges maya-people-live-today cacao-beans-made-a-chocolate-drink llamas-carried-loads-for-inca inca-knots-kept-numbers aztec-eagle-is-on-flag-of-mexico aztecs-lived-in-central-mexico maya-two-bars-three-dots-are-13 inca-stores-fed-people-in-bad-years tikal-kings-lived-long-before-aztecs frozen-dried-potatoes-keep-for-years maya-records-foretold-eclipses maya-shell-sign-meant-zero no-big-animals-to-pull-mexican-carts',
    'african-trade-kingdoms':
      'great-zimbabwe-walls-of-stacked-stone salt-traded-for-gold camels-crossed-sahara timbuktu-had-schools mansa-musa-ruled-mali monsoon-winds-drove-ships-to-kilwa africa-had-trading-cities kilwa-on-indian-ocean caravans-got-water-at-an-oasis traders-crossed-desert-in-groups mansa-musa-went-to-mecca djenne-mosque-is-built-of-mud shona-forebears-built-great-zimbabwe malindi-sent-giraffe-to-china books-earned-most-in-timbuktu benin-artists-cast-brass ghana-salt-tax-sum-is-ten musas-gifts-made-gold-cheaper-in-cairo kilwa-houses-of-coral-stone kilwa-ruled-gold-trade-by-sea',
    'pacific-voyagers':
      'polynesians-sailed-by-stars-and-waves voyagers-sailed-double-canoes settlers-brought-plants-and-animals maori-first-in-new-zealand australia-home-for-50000-years cook-met-hawaiians crops-show-planned-voyages rapa-nui-stone-figures samoa-tahiti-hawaii-lie-in-pacific aboriginal-people-first-in-australia outrigger-keeps-canoe-from-tipping uluru-is-holy-to-the-anangu polynesian-sails-woven-from-leaves still-cloud-may-show-an-island new-zealand-was-settled-after-hawaii maori-hunted-the-moa rising-star-keeps-its-point small-fires-gave-fresh-grass-and-game polynesian-words-share-one-old-tongue tupaia-mapped-islands-for-cook',
    'when-worlds-met':
      'americas-were-home-before-1492 magellan-elcano-voyage-went-around-the-world columbus-landed-on-caribbean-island tomatoes-came-from-america cows-and-pigs-came-on-ships new-diseases-killed-many taino-saw-strangers-arrive scholars-knew-round-earth columbus-crossed-the-atlantic wind-moved-the-ships-of-columbus columbus-looked-for-sea-way-to-asia wheat-came-to-the-americas-by-ship chilies-first-grew-in-the-americas horses-changed-bison-hunts america-named-after-vespucci people-from-africa-forced-to-grow-sugar potatoes-fed-more-people-in-europe line-of-1494-ignored-people-living-there taino-life-known-from-tools-and-words american-silver-went-to-china-for-silk',
    'continents-and-oceans':
      'pacific-is-largest-ocean kenya-is-in-africa antarctica-is-at-south-pole asia-is-largest-continent equator-goes-around-middle africa-is-whole-continent atlantic-between-africa-and-south-america australia-country-and-continent island-has-water-all-around water-covers-most-of-earth asia-is-a-continent-vietnam-a-country italy-is-in-europe arctic-ocean-is-at-north-pole indian-ocean-between-africa-and-australia antarctica-has-no-country africa-is-three-times-europe equator-runs-through-africa oceans-are-all-joined flat-maps-stretch-the-far-north istanbul-lies-in-europe-and-asia',
    'places-and-people':
      'rivers-gave-towns-water-and-travel steep-roofs-shed-snow fishing-fits-sea-coast canals-water-dry-fields terraces-make-flat-fields dog-sleds-suit-snow-and-ice mongolian-herders-move-with-tents loose-clothes-keep-sun-off bridge-joins-two-parts-of-a-town bananas-need-warm-wet-places dikes-hold-the-sea-back stilt-houses-stay-dry-in-floods inuit-families-use-snowmobiles-today white-walls-keep-homes-cool towers-in-japan-sway-in-quakes town-with-palms-at-well-is-in-desert iceland-heats-homes-with-hot-springs panama-canal-makes-ship-trips-shorter coober-pedy-homes-are-underground bare-hills-lose-their-soil',
    'two-accounts':
      'dated-sentence-is-a-fact best-city-is-an-opinion photo-from-flood-day-is-primary schoolbook-is-secondary players-saw-other-things ask-if-writer-was-there both-notes-tell-of-ship diary-is-one-view fact-can-be-checked witness-is-one-who-saw-it ugly-is-the-opinion-word primary-source-may-be-wrong memory-fades-after-many-years letter-of-may-4-dates-fire-to-may-3 both-kings-agree-there-was-a-battle ad-writer-wants-to-sell ticket-list-counts-better-than-guess ask-the-workers-as-well-as-the-owner copied-account-is-no-extra-source photo-shows-only-what-is-in-frame',
    'us-independence-story':
      'thirteen-colonies-broke-away tea-thrown-into-boston-harbor jefferson-wrote-declaration declaration-dated-july-4 no-seats-but-taxes washington-first-us-president war-then-declaration-then-constitution loyalists-sided-with-king britain-ruled-the-thirteen-colonies independence-means-ruling-yourself paul-revere-warned-of-soldiers france-helped-the-americans war-of-independence-took-eight-years equal-words-left-slavery-in-place phillis-wheatley-published-poems bill-of-rights-protects-free-speech abigail-adams-remember-the-ladies three-branches-share-power king-drew-line-of-1763-for-peace james-lafayette-spied-for-americans',
    'native-peoples-of-america':
      'plains-nations-lived-in-tipis haudenosaunee-longhouses pueblo-built-with-adobe corn-beans-squash-three-sisters hundreds-of-native-nations-today salmon-fed-northwest-coast inuit-hunted-in-kayaks sequoyah-made-cherokee-writing many-native-people-live-in-cities-today bison-gave-plains-food-and-clothes cahokia-mounds-are-of-earth navajo-code-talkers-used-their-language nations-teach-their-languages-again ojibwe-gather-wild-rice lacrosse-comes-from-native-nations trail-of-tears-led-west haudenosaunee-joined-for-peace native-nations-have-own-laws phoenix-canals-show-old-farms two-row-belt-shows-two-boats',
  },
  none: 'chess-began-in-india our-digits-came-from-india knights-wore-armor vikings-sailed-longships ibn-battuta-set-out-from-morocco zheng-he-sailed-to-east-africa louis-braille-made-raised-dots statue-of-liberty-from-france marie-curie-two-nobel-prizes amundsen-led-first-team-to-south-pole gagarin-first-human-in-space tereshkova-was-first-woman-in-space armstrong-first-walked-on-the-moon berlin-wall-fell-1989',
}
