// Which skill of the curriculum each question for elementary school practises.
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { ELEMENTARY_ITEMS } from '../bank/elementary.ts'

export const ELEMENTARY_PRACTICE: QuizPractice = {
  items: ELEMENTARY_ITEMS,
  skills: {
    'pushes-and-pulls':
      'harder-push-swings-higher sled-on-rope-is-pulled ball-rolls-best ramps-make-lifting-easier pulleys-lift-with-rope drawer-opens-with-a-pull side-tap-turns-rolling-ball foot-stops-rolling-ball',
    'what-living-things-need':
      'animals-need-food-water-air warm-coat-on-snowy-day tree-is-alive bean-by-window-stays-green hamster-needs-food-and-water cat-and-rose-need-water dry-plant-needs-water whale-comes-up-for-air',
    'weather-patterns':
      'wind-is-moving-air clouds-are-drops-or-ice fog-is-a-low-cloud rainbow-needs-sun-behind most-days-were-sunny afternoon-is-warmest sun-warms-beach-sand leafy-tree-gives-shade',
    'sound-vibrations':
      'drum-skin-shakes sound-gets-louder-bigger-shake light-is-faster-than-sound guitar-string-shakes touched-bell-goes-quiet rice-hops-on-drum short-bar-sounds-high string-carries-sound-between-cups',
    'light-and-shadows':
      'shadow-needs-blocked-light glass-is-transparent no-light-in-cave candle-makes-light book-makes-dark-shadow shadow-falls-away-from-lamp hand-near-lamp-bigger-shadow mirror-looks-around-corner',
    'plant-animal-parts':
      'roots-drink-water penguin-has-feathers ant-has-six-legs fish-breathe-with-gills teeth-tell-what-animals-eat roots-hold-plant-in-place ducks-have-webbed-feet camel-humps-hold-fat',
    'parents-and-young':
      'kitten-grows-into-cat duckling-and-duck-have-beaks chicks-open-beaks-for-food puppies-differ-a-little ducklings-follow-to-stay-safe joey-grows-in-pouch acorn-grows-into-oak caterpillar-looks-unlike-parents',
    'sun-moon-star-patterns':
      'most-stars-on-clear-night full-moon-is-whole-circle moon-shape-repeats-monthly seasons-are-opposite sun-comes-up-in-east moon-is-seen-day-and-night bright-sky-hides-stars summer-days-are-longest',
    'properties-of-materials':
      'wood-floats-on-water paper-comes-from-wood liquids-take-container-shape rubber-band-springs-back plastic-suits-raincoat nine-drop-towel-is-best coin-and-spoon-are-hard small-nail-sinks',
    'heating-cooling-changes':
      'water-freezes-to-ice freezing-water-expands cooked-egg-stays-cooked melted-chocolate-gets-hard freezing-juice-turns-back melted-butter-is-still-butter ice-in-sun-melts-first fired-clay-stays-hard',
    'seeds-and-pollination':
      'root-grows-first bees-drink-nectar burrs-stick-to-fur bees-pollinate-fruit flowers-become-fruit dandelion-seeds-ride-wind seed-sprouts-on-wet-cotton bright-flowers-call-pollinators',
    'habitats-and-variety':
      'dolphin-is-a-mammal corals-are-animals polar-bears-live-in-north whale-blubber-keeps-warm fennec-ears-lose-heat cactus-stores-water-in-stem birds-migrate-each-year desert-gets-little-rain',
    'land-water-maps-changes':
      'ocean-covers-most-of-earth blue-on-maps-is-water landslide-is-a-fast-change thin-blue-line-is-river earthquake-changes-land-fast glacier-is-river-of-ice plants-keep-most-sand island-has-water-around',
    'observe-measure-record':
      'ruler-measures-leaf thermometer-shows-heat scale-weighs-apple leaf-length-is-observation ruler-starts-at-zero bean-question-can-be-tested eighteen-should-be-checked hand-lens-shows-leaf-hairs',
    'forces-balance-magnets':
      'balls-roll-far-on-smooth-floor same-poles-push-apart earth-turns-compass-needle equal-pulls-keep-rope-still magnet-pulls-iron-nail three-cards-two-clips book-on-table-two-forces box-moves-with-stronger-push',
    'life-cycles':
      'frog-lays-eggs-in-water tadpoles-become-frogs caterpillars-become-chrysalises butterfly-starts-as-egg body-rebuilt-in-chrysalis growing-is-in-every-life bean-flowers-then-pods insect-adult-after-28-days',
    'traits-from-parents':
      'tricks-are-not-inherited eye-color-comes-from-parents dark-seedling-is-pale flamingos-pink-from-food dark-moths-on-dark-bark short-sunflower-less-water torn-ear-is-not-inherited foal-gets-traits-from-both',
    'climate-and-hazards':
      'equator-is-warm-all-year dry-summers-are-climate go-inside-at-thunder floods-pass-under-stilts rainy-season-starts-in-june one-cold-day-is-not-climate boards-protect-windows-in-hurricane clay-walls-suit-hot-dry-lands',
    'tables-and-graphs':
      'tallest-bar-most-rain graph-title-tells-topic seven-more-birds-than-bees three-symbols-mean-fifteen-fish bar-between-six-and-eight plant-grew-most-midweek cats-are-most-common-pet short-bar-is-cleanest-park',
    'energy-moves-and-changes':
      'batteries-power-toys rubbing-hands-makes-heat metal-spoon-gets-hot-first circuit-must-be-closed copper-conducts-electricity marble-passes-energy-on high-ramp-gives-more-energy bouncing-ball-loses-energy',
    'senses-and-body-systems':
      'heart-pumps-blood soap-washes-germs-away air-goes-to-lungs bones-meet-at-joints twenty-baby-teeth skin-is-largest-organ touch-feels-soft-towel muscles-move-bones tongue-tastes-food heart-beats-faster-running pupils-shrink-in-light smell-helps-taste brain-controls-muscles swallowed-food-goes-to-stomach adults-have-about-200-bones',
    'rocks-erosion-fossils':
      'lava-is-melted-rock fossils-are-traces-of-life river-stones-rub-smooth wind-and-water-carry-soil bottom-rock-layer-is-oldest sea-shell-on-mountain-was-sea tyrannosaurus-died-before-people roots-can-split-rock',
    'fair-tests':
      'fair-test-same-ramp fair-test-changes-one-thing towel-test-measures-water three-tries-make-surer two-differences-are-unfair hypothesis-can-be-tested test-again-after-odd-try sun-and-shade-test-light',
    'matter-is-made-of-particles':
      'air-is-a-gas sugar-dissolves-in-water drying-separates-salt salt-water-weighs-both oil-floats-on-water drying-water-goes-into-air cold-glass-drops-from-air liquid-to-gas-is-evaporation',
    'food-webs-and-matter':
      'rabbit-eats-plants plants-use-sunlight predators-hunt-animals food-chains-start-with-plants omnivores-eat-both worms-turn-leaves-to-soil wood-is-made-from-air-and-water arrow-means-is-eaten-by',
    'water-and-earth-systems':
      'sea-water-is-salty most-fresh-water-is-ice vapor-is-invisible-water mending-leaks-saves-water most-rain-water-from-sea well-water-is-soaked-in-rain rain-falls-on-sea-side-of-mountain rivers-hold-little-water',
    'gravity-stars-daylight':
      'gravity-pulls-things-down earth-spins-day-and-night sun-is-a-star shadow-shortest-at-midday sun-looks-bright-because-near down-is-toward-earth-center earth-orbits-in-one-year moonlight-comes-from-sun',
    'design-and-improve':
      'test-paper-bridge-with-weights criteria-what-design-must-do twenty-sticks-is-a-limit find-the-need-first strengthen-where-it-broke bridge-b-meets-both-limits plan-drawing-shares-ideas change-part-and-try-again',
  },
  none: 'saturn-has-bright-rings jupiter-is-largest-planet mars-is-red-from-rust',
}
