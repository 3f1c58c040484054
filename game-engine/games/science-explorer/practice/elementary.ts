// Which skill of the curriculum each question for elementary school practises.
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { ELEMENTARY_ITEMS } from '../bank/elementary.ts'

export const ELEMENTARY_PRACTICE: QuizPractice = {
  items: ELEMENTARY_ITEMS,
  skills: {
    'pushes-and-pulls':
      'harder-push-swings-higher sled-on-rope-is-pulled ball-rolls-best ramps-make-lifting-easier pulleys-lift-with-rope drawer-opens-with-a-pull side-tap-turns-rolling-ball foot-stops-rolling-ball socks-go-on-with-a-pull friend-pushes-the-same-way wind-pushes-the-sail push-along-makes-ball-faster thumb-push-changes-clay-shape farthest-car-got-hardest-push empty-cart-speeds-up-more spring-pushes-toy-clown-up wall-pushes-the-ball-back water-turns-the-mill-wheel push-from-right-sends-ball-left foot-pushes-ground-back-to-run',
    'what-living-things-need':
      'animals-need-food-water-air warm-coat-on-snowy-day tree-is-alive bean-by-window-stays-green hamster-needs-food-and-water cat-and-rose-need-water dry-plant-needs-water whale-comes-up-for-air running-makes-you-thirsty baby-and-tree-both-grow window-plant-leans-to-light nest-is-a-safe-place squirrel-hides-nuts-for-winter lizard-sits-in-sun-for-warmth toy-car-moves-but-cannot-grow bean-plant-makes-its-own-food needs-list-fits-a-rose-bush crowded-carrots-need-room winter-bear-lives-on-its-fat koala-gets-water-from-leaves',
    'weather-patterns':
      'wind-is-moving-air clouds-are-drops-or-ice fog-is-a-low-cloud rainbow-needs-sun-behind most-days-were-sunny afternoon-is-warmest sun-warms-beach-sand leafy-tree-gives-shade umbrella-keeps-rain-off white-flakes-are-snow four-more-sunny-than-rainy flag-flies-in-stronger-wind tall-dark-clouds-bring-storm weather-can-change-in-one-day cool-mornings-make-a-pattern rain-gauge-shows-how-much-rain morning-grass-wet-with-dew forecast-says-picnic-in-the-morning west-wind-comes-from-the-west hailstone-grows-layer-by-layer',
    'sound-vibrations':
      'drum-skin-shakes sound-gets-louder-bigger-shake light-is-faster-than-sound guitar-string-shakes touched-bell-goes-quiet rice-hops-on-drum short-bar-sounds-high string-carries-sound-between-cups whisper-is-the-quietest-sound humming-throat-buzzes paper-shakes-near-loudspeaker mouse-squeak-is-high-and-quiet ruler-hums-when-end-is-flicked tight-rubber-band-sounds-high cupped-ears-catch-more-sound blown-bottle-air-makes-the-sound bee-shakes-wings-to-buzz longer-tube-keeps-the-pattern-low deaf-drummer-feels-the-floor-shake no-air-on-moon-carries-no-sound',
    'light-and-shadows':
      'shadow-needs-blocked-light glass-is-transparent no-light-in-cave candle-makes-light book-makes-dark-shadow shadow-falls-away-from-lamp hand-near-lamp-bigger-shadow mirror-looks-around-corner lamp-lights-the-book shadow-waves-when-you-wave shade-is-the-shadow-of-a-tree wax-paper-lets-some-light-in blue-glass-gives-blue-light light-from-apple-reaches-eye mirror-sends-light-on all-ball-shadows-are-dark shadow-left-means-sun-right light-goes-straight-through-holes bike-reflector-is-dark-with-no-light two-lamps-make-two-shadows',
    'plant-animal-parts':
      'roots-drink-water penguin-has-feathers ant-has-six-legs fish-breathe-with-gills teeth-tell-what-animals-eat roots-hold-plant-in-place ducks-have-webbed-feet camel-humps-hold-fat elephant-picks-things-with-trunk turtle-hides-in-its-shell mole-digs-with-wide-paws rose-thorns-keep-eaters-away swim-fins-copy-frog-feet stem-carries-water-up plant-with-no-leaves-lacks-food long-thin-beak-fits-deep-flower carrot-is-a-root rabbit-side-eyes-see-danger train-nose-copied-a-beak thick-white-coat-fits-snow',
    'parents-and-young':
      'kitten-grows-into-cat duckling-and-duck-have-beaks chicks-open-beaks-for-food puppies-differ-a-little ducklings-follow-to-stay-safe joey-grows-in-pouch acorn-grows-into-oak caterpillar-looks-unlike-parents foal-grows-up-to-be-a-horse baby-cries-to-tell-its-need calf-drinks-its-mothers-milk hen-warms-chicks-under-wings seedling-tree-has-same-leaf-shape emperor-penguin-father-warms-egg lion-cubs-play-to-learn-hunting plant-and-seedling-leaves-alike-not-equal sea-turtle-hatchlings-go-alone fawn-spots-hide-it-in-the-woods cuckoo-chick-grows-into-a-cuckoo bear-cubs-live-because-they-are-guarded',
    'sun-moon-star-patterns':
      'most-stars-on-clear-night full-moon-is-whole-circle moon-shape-repeats-monthly seasons-are-opposite sun-comes-up-in-east moon-is-seen-day-and-night bright-sky-hides-stars summer-days-are-longest sun-is-in-the-sky-by-day never-look-straight-at-the-sun sun-goes-down-in-the-west moon-does-not-really-change-shape star-pictures-are-constellations half-moon-grows-to-full-next-week sun-highest-around-noon shortest-bar-shows-winter-day sun-seems-to-move-because-earth-turns north-star-stays-in-one-place star-pictures-change-with-the-seasons midnight-here-noon-there',
    'properties-of-materials':
      'wood-floats-on-water paper-comes-from-wood liquids-take-container-shape rubber-band-springs-back plastic-suits-raincoat nine-drop-towel-is-best coin-and-spoon-are-hard small-nail-sinks pillow-is-the-soft-one leather-belt-bends glass-paper-steel-are-materials wooden-handle-stays-cool wool-hat-keeps-warm things-sorted-by-material best-tent-cloth-meets-all-needs rough-rubber-soles-grip weight-alone-does-not-decide-floating rebuilt-blocks-weigh-the-same clay-bowl-can-float plastic-keeps-current-in-the-cable',
    'heating-cooling-changes':
      'water-freezes-to-ice freezing-water-expands cooked-egg-stays-cooked melted-chocolate-gets-hard freezing-juice-turns-back melted-butter-is-still-butter ice-in-sun-melts-first fired-clay-stays-hard ice-cream-melts-in-the-sun ice-pop-goes-in-the-freezer cold-toast-is-still-toast dripped-wax-cools-and-gets-hard burned-wood-leaves-ash butter-melts-but-sugar-dissolves least-ice-left-in-warmest-cup water-ice-water-cooled-then-warmed melted-ice-weighs-the-same melting-and-freezing-turn-back coat-keeps-snowman-cold-longer hot-lid-grows-and-comes-loose',
    'seeds-and-pollination':
      'root-grows-first bees-drink-nectar burrs-stick-to-fur bees-pollinate-fruit flowers-become-fruit dandelion-seeds-ride-wind seed-sprouts-on-wet-cotton bright-flowers-call-pollinators sunflower-seed-grows-a-sunflower water-wakes-a-dry-bean yellow-dust-on-bee-is-pollen bird-drops-berry-seeds-far-away coconut-floats-to-a-new-island dry-seed-was-alive-all-along water-and-light-make-tall-green-bean no-bees-means-hardly-any-pumpkins hairy-body-picks-up-most-pollen jay-spreads-acorns-after-they-ripen white-night-flower-calls-moths wind-carries-pollen-of-grass',
    'habitats-and-variety':
      'dolphin-is-a-mammal corals-are-animals polar-bears-live-in-north whale-blubber-keeps-warm fennec-ears-lose-heat cactus-stores-water-in-stem birds-migrate-each-year desert-gets-little-rain starfish-lives-in-the-sea earthworms-live-in-damp-soil fish-suffer-first-when-pond-dries rain-forest-has-most-kinds-of-trees desert-animals-come-out-at-night under-a-log-is-damp-and-dark count-kinds-not-animals water-lily-leaves-float-for-light tundra-plants-stay-low-in-wind beaver-body-fits-river-life desert-lizard-cannot-choose-new-fur anglerfish-light-lures-food',
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
