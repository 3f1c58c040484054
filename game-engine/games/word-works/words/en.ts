// The English words, set by set, by difficulty. What else their letters spell is in spellings/ (npm run spellings).

import { readSet } from '../read-set.ts'
import type { WordBank } from '../word-item.ts'

export const ENGLISH_WORDS: WordBank = {
  elementary: [
    readSet(`
      1 sun cow fox hand fish milk book frog bus egg hen jam box hug ball king foot farm cup baby
      2 tree duck bird jump cake sky toy zoo moon wind hill corn soup sock doll clap swim pink bell
      2 gold park
      3 kite drum desk girl fork pond cave wing bike gift
      4 worm yard
    `),
    readSet(`
      1 apple happy house puppy water tiger panda sleep
      2 mouse chair grass plant candy sheep camel spoon truck train paint paper story black grape pizza
      2 bunny
      3 river lunch music beach robot whale shark goose clock crown dance money salad honey sugar child
      4 zebra queen wheel giant fairy white fruit nurse uncle month
      5 knife laugh climb
    `),
    readSet(`
      1 rabbit summer family
      2 window school orange winter pencil monkey flower spring mother doctor farmer planet banana
      2 butter pillow number yellow
      3 kitten button basket dragon rocket purple pirate turtle turkey donkey tomato carrot cheese
      3 cookie dinner pocket jacket hammer bucket magnet
      4 bridge jungle castle cherry tunnel circle square shadow puzzle wizard
      5 guitar autumn island mirror
    `),
  ],
  middle: [
    readSet(`
      1 harvest balance mineral orbit canyon liberty legend author percent melody compare explore
      1 protect energy
      2 mystery century volcano journey ancient predict fossil comet valley citizen fiction fable
      2 comedy average formula courage honest nervous measure improve opinion observe
      3 justice climate gravity habitat muscle eclipse equator harbor pyramid peasant colony treaty
      3 stanza tragedy proverb radius polygon chorus sketch curious patient loyalty humble fragile
      3 summary empire
      4 texture oxygen erosion glacier species nucleus knight council soldier dynasty simile integer
      4 mosaic
      5 rhythm circuit plateau drought pharaoh villain
    `),
    readSet(`
      1 adventure pollution continent republic election invention monument fraction tradition
      2 discovery elevator imaginary predator tornado universe submarine president majority merchant
      2 artifact pronoun evidence contrast estimate portrait
      3 knowledge horizon fragment obstacle vertical narrator telescope organism skeleton particle
      3 evaporate hibernate carnivore herbivore satellite astronaut asteroid amendment pioneer treasure
      3 suspense persuade numerator diameter multiply variable orchestra sculpture audience generous
      3 confident gratitude volunteer ceremony
      4 boundary paragraph candidate molecule parasite avalanche peninsula longitude nocturnal monarchy
      4 immigrant gladiator adjective biography reluctant sacrifice curiosity
      5 symphony amphibian aqueduct synonym mythology symmetry parallel necessary
    `),
  ],
  high: [
    readSet(`
      1 metaphor democracy concise ecosystem evolution mutation velocity momentum electron frequency
      1 radiation propaganda capitalism inflation
      2 nostalgia paradox inevitable hypothesis resilient anecdote protagonist foreshadow eloquent
      2 coherent biodiversity inertia isotope wavelength sediment antibody placebo exponent probability
      2 theorem statistics deviation irrational constitution diplomacy imperialism nationalism
      2 segregation abolition ideology enlightenment recession monopoly scarcity empathy dystopia
      2 autonomy integrity credible diligent disparity elusive impartial implicit intricate obsolete
      2 plausible profound redundant versatile volatile
      3 tangible skeptical ambiguous catalyst pragmatic benevolent allegory antagonist connotation
      3 rhetoric epilogue osmosis entropy metabolism pathogen quadratic federalism suffrage referendum
      3 urbanization subsidy commodity globalization cognition ambivalent arbitrary feasible inherent
      3 mitigate notorious prevalent reconcile scrutiny superficial tenacious unanimous
      4 empirical equilibrium perseverance chronological hyperbole oxymoron allusion archetype
      4 colloquial vernacular succinct plagiarism caricature aesthetic chromosome symbiosis
      4 acceleration viscosity semiconductor polynomial derivative permutation coefficient parabola
      4 trigonometry judiciary legislature totalitarian emancipation apartheid armistice aristocracy
      4 bankruptcy altruism conspicuous corroborate deteriorate eccentric ephemeral gregarious
      4 indigenous meticulous paradigm precarious serendipity spontaneous
      5 juxtapose ubiquitous sovereignty alliteration soliloquy euphemism omniscient renaissance
      5 homeostasis asymptote hypotenuse bureaucracy entrepreneur conscience exacerbate hypocrisy
    `),
  ],
}
