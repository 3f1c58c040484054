// Which skill of the curriculum each question for middle school practises.
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { MIDDLE_ITEMS } from '../bank/middle.ts'

export const MIDDLE_PRACTICE: QuizPractice = {
  items: MIDDLE_ITEMS,
  skills: {
    'atoms-molecules-models':
      'smallest-piece-of-gold-is-an-atom nucleus-holds-protons-and-neutrons column-elements-react-alike iron-was-made-in-stars oxygen-largest-part-of-body diamond-and-graphite-are-carbon molecule-of-water-atoms sea-water-is-a-mixture',
    'states-and-thermal-energy':
      'molecules-in-ice-vibrate boiling-bubbles-are-water-vapour hot-water-spreads-dye-faster thermal-equilibrium-spoon wet-shirt-cools melting-ice-stays-at-zero bathtub-gives-off-more-heat cold-balloon-shrinks',
    'cells-and-parts':
      'cell-is-smallest-living-unit cell-wall-makes-plant-cells-firm mitochondria-release-energy photosynthesis-happens-in-chloroplasts bacteria-have-no-nucleus osmosis-draws-water-out skin-cell-divides-into-two-alike red-blood-cells-lose-nucleus',
    'ecosystems-interactions':
      'grass-is-a-producer decomposers-return-nutrients energy-is-lost-along-food-chain bee-and-flower-mutualism resource-limit-stops-growth sea-otters-protect-kelp hares-first-lynx-later pond-plants-limit-fish',
    'earth-sun-moon-system':
      'tilted-axis-causes-seasons moon-phases-show-lit-half moon-gravity-causes-tides solar-eclipse-at-new-moon earth-in-the-middle-at-lunar-eclipse tilted-moon-path-few-eclipses near-the-sun-yet-winter june-day-length-near-equator',
    'solar-system-scale':
      'venus-has-the-hottest-surface comet-tail-points-away-from-sun gravity-keeps-planets-in-orbit mercury-closest-to-sun star-color-tells-temperature earths-across-jupiter sun-one-meter-earth-a-pea farther-planets-longer-years',
    'variables-and-controls':
      'control-variable-same-soil independent-variable-is-what-you-change dependent-variable-is-what-you-measure control-pots-get-no-ash many-plants-make-chance-matter-less testable-question-about-soap lid-and-walls-changed-together timing-ten-swings-cuts-error',
    'chemical-reactions-mass':
      'rust-needs-oxygen-and-water mass-stays-the-same-in-closed-bottle acid-plus-alkali-gives-salt-and-water new-substance-is-a-chemical-change magnesium-and-oxygen-add-up open-cup-loses-gas hydrogen-atoms-before-and-after hand-warmer-iron-reacts',
    'materials-density-resources':
      'density-decides-sinking nylon-is-synthetic air-is-mostly-nitrogen stone-density-mass-by-volume half-a-soap-bar-same-density stone-volume-from-rising-water three-liquids-in-layers most-plastic-comes-from-oil-and-gas',
    'kinetic-potential-energy':
      'double-speed-four-times-energy swing-fastest-at-bottom triple-mass-triple-kinetic-energy drawn-bow-stores-elastic-energy coaster-hills-get-lower lifting-three-times-as-high dam-water-potential-to-kinetic falling-ball-energy-halfway',
    'body-systems-interact':
      'tissue-between-cell-and-organ neuron-carries-messages heart-has-four-chambers white-blood-cells-fight-germs bone-marrow-makes-blood-cells oxygen-enters-blood-in-air-sacs nutrients-absorbed-in-small-intestine image-on-retina-is-upside-down hormones-travel-in-blood muscles-work-in-pairs vaccine-trains-immune-system',
    'photosynthesis-respiration':
      'respiration-frees-energy ocean-plankton-makes-oxygen pondweed-bubbles-near-lamp glowing-splint-in-plant-gas photosynthesis-makes-sugar bread-energy-came-from-sunlight night-tank-oxygen-falls respiration-gives-co2-and-water',
    'rock-cycle-plate-tectonics':
      'earth-core-is-mostly-iron inner-core-solid-under-pressure plates-move-as-fast-as-nails-grow ocean-floor-forms-at-ridges colliding-plates-raised-the-himalaya sediment-pressed-into-rock same-fossils-on-two-continents cut-rock-is-older quake-waves-reveal-liquid-core',
    'weather-and-ocean-currents':
      'pressure-differences-drive-wind cyclones-draw-on-warm-sea sea-breeze-by-day warm-front-cold-front ocean-currents-warm-coast vancouver-mild-by-the-sea quito-high-and-cool rising-moist-air-makes-clouds',
    'graphs-and-patterns':
      'mean-of-five-runs line-graph-for-pond-temperature egg-mass-outlier big-feet-and-reading ramp-height-on-horizontal-axis cut-axis-makes-gap-look-large warm-water-holds-less-oxygen doubling-bacteria-after-four-hours',
    'forces-and-motion':
      'friction-slows-sliding-things engine-off-spacecraft-keeps-moving hammer-and-feather-fall-together net-force-three-newtons action-reaction-skaters mass-weight-on-moon cyclist-average-speed braking-bus-passenger-pitches-forward',
    'fields-electricity-magnetism':
      'copper-carries-current-well home-lamps-are-in-parallel like-charges-repel more-turns-stronger-electromagnet rubbed-balloon-sticks-to-wall predict-clips-for-forty-turns distance-weakens-gravity iron-filings-crowd-at-poles',
    'waves-and-signals':
      'tomato-reflects-red-light amplitude-makes-louder refraction-of-rainbow higher-note-higher-frequency toy-duck-bobs-on-waves digital-signals-two-levels felt-absorbs-most-sound echo-from-a-cliff',
    'biodiversity-and-solutions':
      'rainforests-richest-in-species invasive-species-harm-island-birds water-hyacinth-blocks-light one-large-linked-forest cloned-bananas-share-one-risk stoneflies-show-a-clean-river mangroves-calm-storm-waves turtle-plan-within-the-limit',
    'genes-and-inheritance':
      'dominant-allele-shows wrinkled-peas-one-in-four guinea-pig-cross-half-black hidden-recessive-copies many-mutations-change-nothing egg-cell-brings-23-chromosomes chance-is-new-for-each-child strawberry-runner-same-genes',
    'evolution-evidence-selection':
      'selection-needs-variation same-bones-in-whale-and-bat cabbages-bred-from-one-plant finch-beaks-after-drought older-layers-other-life tiktaalik-between-fish-and-land humans-and-chimps-share-ancestor fittest-snail-has-most-young',
    'resources-hazards-climate':
      'water-vapour-main-greenhouse-gas coal-where-swamps-grew earthquake-chance-not-date hot-fluids-left-copper-in-chile summer-dip-in-carbon-dioxide compare-decades-not-single-years fuel-gas-that-warmed-earth-most tsunami-warning-beats-wave',
    'engineering-criteria-tests':
      'score-designs-against-criteria prototype-shows-weak-point drone-mass-limit-is-a-constraint helmet-trade-off test-to-failure-finds-limit combine-best-filter-layers weighted-points-pick-design-b solar-cookers-need-same-sunlight',
    'claims-and-evidence':
      'measured-times-are-the-evidence theory-is-well-tested one-cousin-is-weak-evidence source-for-sea-level copper-disproves-all-metals-claim paper-towels-equally-good maze-mice-claim-too-wide other-labs-repeat-the-result',
  },
  none: 'glacier-carves-u-valley',
}
