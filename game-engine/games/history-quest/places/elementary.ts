// Questions for elementary school that stand elsewhere than their skill says: nearer to their subject, or where the place
// would tell the answer.
import type { PlaceTable } from './place-name.ts'

export const ELEMENTARY_PLACES: PlaceTable = {
  field:
    'wheat-and-barley-were-early-crops catalhoyuk-doors-were-in-the-roof canals-water-dry-fields corn-beans-squash-three-sisters wright-first-flight-took-12-seconds',
  riverTown:
    'nile-watered-egypt first-farmers-stayed-by-their-crops rivers-gave-towns-water-and-travel wheel-is-oldest-invention piye-of-kush-became-king-of-egypt',
  ice: 'inuit-hunted-in-kayaks amundsen-led-first-team-to-south-pole',
  forest:
    'dog-sleds-suit-snow-and-ice steep-roofs-shed-snow tubman-walked-north-to-freedom vikings-sailed-longships',
  map: 'magellan-elcano-voyage-went-around-the-world fishing-fits-sea-coast pueblo-built-with-adobe hundreds-of-native-nations-today great-zimbabwe-walls-of-stacked-stone australia-home-for-50000-years bce-500-before-200 wind-moved-the-ships-of-columbus',
  andes:
    'terraces-make-flat-fields inca-runners-carried-messages inca-grass-rope-bridges machu-picchu-built-by-inca',
  steppe: 'mongolian-herders-move-with-tents',
  caravan:
    'loose-clothes-keep-sun-off silk-road-named-for-silk salt-traded-for-gold mansa-musa-ruled-mali ibn-battuta-set-out-from-morocco kush-rulers-had-small-steep-pyramids djenne-mosque-is-built-of-mud',
  rocket: 'sixty-six-years-to-moon tereshkova-was-first-woman-in-space armstrong-first-walked-on-the-moon',
  school:
    'tuesday-follows-monday tomorrow-is-after-today ask-someone-who-was-there globe-shows-round-earth talk-first-then-vote players-saw-other-things sequoyah-made-cherokee-writing our-digits-came-from-india louis-braille-made-raised-dots',
  archive:
    'tutankhamun-was-a-young-king letters-carried-news library-book-comes-back scholars-knew-round-earth giza-pyramids-before-cleopatra oldest-child-was-born-first',
  press: 'printing-press-sped-up-book-making',
  railway: 'early-trains-burned-coal',
  city: 'first-computers-filled-rooms rosa-parks-kept-her-seat ruby-bridges-went-to-school obey-laws-is-a-duty firefighters-put-out-fires red-light-means-stop library-belongs-to-town taxes-pay-for-parks zoo-map-shows-the-way statue-of-liberty-from-france marie-curie-two-nobel-prizes gagarin-first-human-in-space broken-lamp-tell-city-hall king-used-words-and-marches',
  home: 'helen-keller-became-writer dial-phone-is-oldest water-is-a-need chess-began-in-india',
  court: 'many-people-changed-laws',
  assembly: 'un-rights-of-the-child malala-girls-go-to-school',
  parliament: 'lawmakers-are-elected',
  ballot: 'secret-ballot-hides-choice',
  march: 'free-speech-has-limits',
  townHall: 'good-citizen-helps-clean loyalists-sided-with-king',
  greatWall: 'great-wall-kept-raiders-out',
  harbour:
    'first-compasses-made-in-china kilwa-on-indian-ocean monsoon-winds-drove-ships-to-kilwa zheng-he-sailed-to-east-africa tupaia-mapped-islands-for-cook',
  aqueduct:
    'aqueducts-brought-water-to-roman-cities colosseum-was-for-shows ash-buried-pompeii romans-spoke-latin',
  prairie: 'plains-nations-lived-in-tipis',
  island: 'taino-saw-strangers-arrive',
  caravel: 'no-seats-but-taxes tea-thrown-into-boston-harbor still-cloud-may-show-an-island',
  castle: 'knights-wore-armor',
  wallInCity: 'berlin-wall-fell-1989',
}
