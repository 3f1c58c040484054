// Which skill of the curriculum each question for elementary school practises.
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { ELEMENTARY_ITEMS } from '../bank/elementary.ts'

export const ELEMENTARY_PRACTICE: QuizPractice = {
  items: ELEMENTARY_ITEMS,
  skills: {
    'past-present-future': 'candles-before-electricity family-story-past-first',
    'rules-and-helpers': 'rules-keep-class-fair most-votes-wins good-citizen-helps-clean',
    'long-ago-and-today':
      'early-trains-burned-coal telephone-carried-the-voice light-bulbs-replaced-candles wright-first-flight-took-12-seconds first-computers-filled-rooms printing-press-sped-up-book-making',
    'maps-and-globes': 'map-key-explains-signs globe-shows-round-earth compass-rose-points-east',
    'needs-wants-choices': 'water-is-a-need goods-and-services',
    'community-government': 'mayor-leads-a-city taxes-pay-for-parks',
    'how-we-know-the-past': 'archaeologists-dig-up-the-past old-diary-is-first-hand',
    'americans-who-changed-things': 'king-dream-of-fair-treatment',
    'timelines-and-centuries': 'century-is-100-years',
    'first-people-and-farming':
      'stone-age-named-for-stone-tools fire-cooked-stone-age-food first-people-hunted-and-gathered first-needles-were-bone cave-artists-painted-animals mammoth-bones-built-huts dogs-were-tamed-first first-farmers-stayed-by-their-crops wheat-and-barley-were-early-crops catalhoyuk-doors-were-in-the-roof',
    'trade-and-money': 'barter-means-swapping-goods cowrie-shells-were-money',
    'rights-and-voting': 'lawmakers-are-elected un-rights-of-the-child malala-girls-go-to-school',
    'nile-egypt-and-kush':
      'nile-watered-egypt pyramids-were-tombs-for-kings tutankhamun-was-a-young-king hieroglyphs-are-picture-signs',
    'mesopotamia-and-indus':
      'first-writing-kept-lists-of-goods mesopotamia-between-tigris-and-euphrates cuneiform-was-pressed-with-a-reed mohenjo-daro-homes-had-washrooms',
    'ancient-china-life':
      'terracotta-army-by-first-emperors-tomb great-wall-kept-raiders-out silk-road-named-for-silk first-compasses-made-in-china',
    'greece-and-rome-life':
      'olympic-winners-got-olive-wreaths library-of-alexandria-scrolls democracy-means-rule-by-the-people aqueducts-brought-water-to-roman-cities ash-buried-pompeii colosseum-was-for-shows',
    'maya-aztec-inca-life': 'maya-ball-was-rubber machu-picchu-built-by-inca',
    'african-trade-kingdoms': 'great-zimbabwe-walls-of-stacked-stone',
    'pacific-voyagers': 'polynesians-sailed-by-stars-and-waves',
    'when-worlds-met': 'americas-were-home-before-1492 magellan-elcano-voyage-went-around-the-world',
  },
  none: 'chess-began-in-india our-digits-came-from-india knights-wore-armor vikings-sailed-longships ibn-battuta-set-out-from-morocco zheng-he-sailed-to-east-africa louis-braille-made-raised-dots statue-of-liberty-from-france marie-curie-two-nobel-prizes amundsen-led-first-team-to-south-pole gagarin-first-human-in-space tereshkova-was-first-woman-in-space armstrong-first-walked-on-the-moon berlin-wall-fell-1989',
}
