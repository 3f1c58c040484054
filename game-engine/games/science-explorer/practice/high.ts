// Which skill of the curriculum each question for high school practises.
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { HIGH_ITEMS } from '../bank/high.ts'

export const HIGH_PRACTICE: QuizPractice = {
  items: HIGH_ITEMS,
  skills: {
    'periodic-trends-bonding':
      'atomic-number-counts-protons water-molecule-has-covalent-bonds noble-gases-have-full-shells ice-is-an-open-lattice oxygen-2p-pair-repels benzene-electrons-are-delocalized sodium-gives-electron-to-chlorine electronegativity-fluorine',
    'dna-to-protein':
      'adenine-pairs-with-thymine ribosomes-build-proteins codon-is-three-bases dna-copying-keeps-one-old-strand promoter-methylation-silences-gene stop-codon-ends-protein pcr-copies-dna guide-rna-finds-the-target',
    'homeostasis-feedback':
      'insulin-lowers-blood-sugar plasma-cells-make-antibodies positive-feedback-birth left-ventricle-feeds-whole-body vasopressin-saves-water bohr-effect-frees-oxygen memory-cells-answer-faster blood-buffer-is-bicarbonate',
    'stars-universe':
      'light-year-is-a-distance redshift-shows-expansion transit-dims-the-star white-dwarf-held-by-electrons sun-fuses-hydrogen big-bang-background-radiation protons-tunnel-in-the-sun twice-as-far-galaxy-twice-as-fast',
    'stoichiometry-conservation':
      'six-moles-of-hydrogen limiting-reagent-is-oxygen balance-water-from-propane changing-subscript-changes-substance thirty-six-grams-of-water eight-of-ten-grams-yield ten-grams-of-helium-most-atoms flat-graph-acid-used-up',
    'reaction-energy-rates':
      'catalyst-lowers-activation-energy rusting-iron-loses-electrons endothermic-with-entropy-gain-needs-heat burning-forms-stronger-bonds warming-speeds-reactions heated-enzyme-loses-shape catalyst-leaves-heat-unchanged powder-steeper-same-end',
    'nuclear-processes':
      'carbon-fourteen-has-two-more-neutrons three-half-lives-leave-an-eighth uranium-alpha-decay-gives-thorium carbon-fourteen-becomes-nitrogen paper-stops-alpha dinosaur-too-old-for-carbon-fourteen fission-neutrons-split-more irradiated-spices-not-radioactive',
    'cell-division-differentiation':
      'meiosis-gives-four-haploid-cells crossing-over-in-prophase-one dna-copied-before-mitosis most-root-tip-cells-interphase same-dna-different-genes-on extra-chromosome-in-egg meiosis-six-units-to-three stem-cell-many-kinds',
    'energy-carbon-in-cells':
      'thylakoids-capture-light mitochondria-descend-from-bacteria sodium-potassium-pump-three-to-two photosynthesis-oxygen-from-water red-cell-swells-in-pure-water dialysis-keeps-red-cells carbon-dioxide-lifts-light-plateau fermentation-energy-left-in-ethanol',
    'orbits-earth-history':
      'kepler-eight-year-orbit earth-is-four-and-a-half-billion earth-fastest-in-january old-ocean-floor-sinks one-to-three-is-two-half-lives moon-keeps-its-craters cyanobacteria-filled-air-with-oxygen meteorites-date-early-earth',
    'experiment-design-statistics':
      'untreated-plants-are-the-control double-blind-hides-from-both p-value-assumes-no-effect scale-off-by-two-grams sample-size-narrows-error coin-toss-balances-groups random-few-beat-biased-many overlapping-bars-cannot-tell-apart',
    'equilibrium-acids':
      'stomach-acid-is-hydrochloric limestone-and-acid-give-carbon-dioxide pressure-favors-ammonia two-ph-steps-are-hundredfold carbon-dioxide-makes-sea-more-acidic equilibrium-both-rates-equal warmed-brown-gas-darkens weak-acid-splits-partly',
    'newton-laws-momentum':
      'third-law-pair-of-weight forearm-is-third-class-lever ten-newtons-on-two-kilograms stuck-carts-share-momentum projectile-horizontal-drop solid-ball-beats-hoop astronauts-fall-with-station steady-parachute-zero-net-force',
    'energy-conservation-transfer':
      'carnot-limit-one-half kettle-kilowatt-hours six-hundred-joules-in-thirty-seconds three-to-one-water-mix coaster-drops-five-meters lamp-rest-warms-room open-fridge-warms-room half-speed-keeps-quarter-of-energy',
    'populations-carrying-capacity':
      'logistic-carrying-capacity keystone-species-outsized-effect marked-fish-estimate-eighty disease-limits-crowded-populations lichens-first-on-new-lava hundred-doubling-four-times deer-crash-after-overgrazing s-curve-fastest-at-half',
    'carbon-cycle-human-impact':
      'tenth-of-energy-moves-up carbon-dioxide-420-ppm nodule-bacteria-fix-nitrogen grain-feeds-more-than-beef algae-decay-takes-oxygen air-gains-five-of-eleven missing-carbon-fourteen-points-to-fuel energy-leaves-matter-cycles',
    'inheritance-probability':
      'two-carriers-one-quarter color-blindness-genes-on-x group-ab-alleles-codominant linked-genes-recombine after-three-boys-one-half double-recessive-one-sixteenth affected-daughter-of-healthy-parents height-many-genes-and-food',
    'earth-systems-tectonics-water':
      'subduction-makes-volcano-chain p-s-delay-gives-distance wave-speed-drops-at-core sinking-slabs-pull-plates hawaiian-ages-show-hot-spot magnetic-stripes-mirror-ridge freeze-and-thaw-splits-rock deepest-quakes-in-sinking-plates',
    'climate-system-evidence':
      'extra-heat-is-in-the-ocean ice-ages-every-hundred-thousand-years el-nino-weakens-trade-winds ice-albedo-feedback stratosphere-cools-below-warms trace-gas-absorbs-infrared natural-causes-alone-miss-warming floating-ice-barely-lifts-sea',
    'models-and-evidence-evaluation':
      'correlation-ice-cream-drowning peer-review-checks-work doubled-risk-one-more-in-million preprint-not-yet-reviewed ideal-gas-fails-cold-and-squeezed venus-phases-decide-models maker-paid-check-independent-studies recovery-rate-needs-comparison',
    'gravity-fields-electromagnetism':
      'twelve-volts-over-four-ohms parallel-bulb-doubles-current copper-pipe-brakes-magnet three-radii-one-ninth-weight tripled-charge-both-feel-it magnet-at-rest-makes-no-current series-bulbs-equally-dim transformer-ten-to-one',
    'waves-light-information':
      'sound-needs-matter frequency-is-heard-as-pitch light-slows-at-water-surface siren-pitch-drops-as-it-passes wave-speed-from-frequency fiber-keeps-light-inside standing-wave-harmonic higher-frequency-faster-electrons',
    'evolution-mechanisms':
      'resistant-bacteria-survive drift-is-strongest-in-small-populations hardy-weinberg-heterozygotes square-root-of-four-percent whale-nearest-kin-is-hippo land-bridge-splits-shrimp sickle-allele-guards-against-malaria dolphin-and-shark-converge',
    'engineering-tradeoffs-simulation':
      'safety-factor-covers-the-unknown tradeoff-battery-mass wind-tunnel-checks-assumptions simulated-crashes-try-many-cases design-q-beaten-in-both split-water-problem-into-parts filter-choice-needs-criteria weights-decide-which-design-wins',
    'resources-sustainability-risk':
      'hundred-year-flood-next-year recycled-aluminum-skips-splitting pumping-faster-than-refill more-boats-fewer-fish geothermal-meets-both-limits electric-car-making-and-power land-shape-decides-watershed same-shaking-different-buildings',
  },
  none: 'fast-muons-age-slowly',
}
