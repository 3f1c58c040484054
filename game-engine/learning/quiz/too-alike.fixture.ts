// How alike questions and fun facts of a game may be, and which of its questions only read alike.

/** How alike two questions of one band, of two bands, and two fun facts may not be. */
export interface Limits {
  readonly within: number
  readonly across: number
  readonly facts: number
}

/** Names and years mark what a question of history is about; science asks much about the same few things. */
export const TOO_ALIKE: Readonly<Record<string, Limits>> = {
  'history-quest': { within: 0.615, across: 0.485, facts: 0.58 },
  'science-explorer': { within: 0.7, across: 0.6, facts: 0.6 },
}

/** Pairs that read alike and yet ask different things, and what sets them apart. */
export const ASK_APART: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'science-explorer': {
    'elementary/shadow-falls-away-from-lamp elementary/two-lamps-make-two-shadows':
      'where a shadow falls; how many there are',
    'elementary/shadow-falls-away-from-lamp elementary/shadow-left-means-sun-right':
      'where the shadow falls; where the light is',
    'elementary/fish-breathe-with-gills elementary/young-tadpole-breathes-with-gills':
      'fish; the young of an animal with lungs',
    'elementary/roots-drink-water elementary/carrot-is-a-root': 'what roots do; that a carrot is one',
    'middle/dominant-allele-shows middle/seventy-four-to-twenty-six-parents':
      'which color shows; which cross gave the numbers',
    'elementary/air-goes-to-lungs middle/oxygen-enters-blood-in-air-sacs':
      'where air goes; how oxygen gets into the blood',
    'middle/mass-times-acceleration-stays-equal high/three-kilograms-at-four-is-twelve':
      'acceleration; momentum',
    'elementary/plants-use-sunlight middle/bread-energy-came-from-sunlight':
      'what plants live on; where the energy of food began',
    'middle/oxygen-largest-part-of-body high/four-elements-make-most-of-life':
      'the largest part; the four elements of life',
    'elementary/magnet-pulls-iron-nail middle/magnet-acts-without-touching':
      'what a magnet pulls; forces that act from afar',
    'elementary/moonlight-comes-from-sun elementary/sun-is-in-the-sky-by-day':
      'what lights the Moon; what rises in the morning',
    'elementary/same-poles-push-apart middle/like-charges-repel': 'magnets; electric charges',
  },
  'history-quest': {
    'elementary/kenya-is-in-africa elementary/africa-is-whole-continent':
      'where a country lies; what a continent is',
    'elementary/kenya-is-in-africa elementary/first-people-like-us-lived-in-africa':
      'a country of today; where people began',
    'elementary/africa-is-whole-continent elementary/first-people-like-us-lived-in-africa':
      'what a continent is; where people began',
    'elementary/kenya-is-in-africa middle/oldest-sapiens-fossils-africa':
      'a country of today; what fossils tell',
    'elementary/africa-is-whole-continent middle/oldest-sapiens-fossils-africa':
      'what a continent is; what fossils tell',
    'elementary/decade-is-ten-years elementary/ten-centuries-are-1000-years':
      'the meaning of a word; a division',
    'elementary/hieroglyphs-are-picture-signs elementary/maya-glyphs-were-writing': 'Egypt; the Maya',
    'elementary/four-more-coins-to-ten elementary/four-weeks-to-save-eight':
      'what is missing; how long it takes',
    'elementary/south-is-opposite-of-north elementary/left-turn-from-west-is-south':
      'turning around; turning left',
    'high/emissions-total-or-per-person high/gdp-per-person-compare': 'gas in the air; goods made',
    'elementary/tuesday-follows-monday elementary/tuesday-sold-most-lemonade':
      'the days of the week; reading a table',
    'elementary/antarctica-is-at-south-pole elementary/antarctica-has-no-country':
      'where it lies; who owns it',
    'elementary/wright-first-flight-took-12-seconds middle/wright-biography-is-secondary':
      'the flight; kinds of sources',
    'elementary/maori-first-in-new-zealand middle/aotearoa-is-new-zealand':
      'who came first; the name of the country',
    'elementary/new-zealand-was-settled-after-hawaii middle/new-zealand-settled-late':
      'reading three numbers; knowing the settlement of four lands',
    'elementary/new-zealand-was-settled-after-hawaii middle/aotearoa-is-new-zealand':
      'when it was settled; its name',
    'elementary/no-big-animals-to-pull-mexican-carts middle/inca-roads-without-carts':
      'Mexico, which had wheels; the roads of the Andes',
    'elementary/low-sea-joined-asia-and-america middle/ice-age-land-bridge-to-alaska':
      'why land lay dry; where the water was',
    'elementary/tubman-walked-north-to-freedom middle/tubman-underground-railroad':
      'what waited in the North; what she did for others',
    'elementary/after-44-bce-comes-43-bce middle/no-year-zero':
      'counting down before the Common Era; its first year',
    'elementary/bce-500-before-200 middle/fifth-century-bce-500-to-401':
      'which year is earlier; the years of a century',
    'elementary/most-countries-vote-from-18 high/voting-age-eighteen-1971':
      'the age to vote; why it was lowered',
    'middle/monarchs-without-power high/charter-oath-1868': 'kings of today; reformers in Japan',
    'middle/articles-no-power-to-tax high/bill-of-rights-1689-taxes':
      'a Congress without money; a king without Parliament',
    'elementary/monsoon-winds-drove-ships-to-kilwa middle/monsoon-sets-swahili-trade-calendar':
      'what drove the ships; when they could return',
    'elementary/equator-goes-around-middle middle/quito-lies-near-the-equator':
      'what the line is called; finding a city by it',
    'elementary/aboriginal-people-first-in-australia middle/australia-was-not-nobodys-land':
      'who came first; a claim of the settlers',
  },
}
