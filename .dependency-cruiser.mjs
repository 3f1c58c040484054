// The one-way rules of the house. Type imports count too. tests/architecture/import-rules.test.ts holds the tree to them, plants
// violations and expects each rule to catch its own.

/** @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType} */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const TESTS = '\\.(test|workerd\\.fixture)\\.tsx?$'

// The subjects of the business, lowest floor first (docs/decisions/0024-subjects.md). A subject imports those below its own
// floor and none beside it, so no two folders ever import each other.
export const FLOORS = [
  ['catalogue', 'data-service', 'item-results', 'messages', 'progress'],
  ['access', 'consent', 'contact', 'newsletter', 'review'],
  ['profiles'],
  ['accounts', 'flashcards'],
  ['guardians', 'referrals'],
  ['ar', 'billing', 'onboarding', 'writing'],
  ['play'],
  ['practice'],
  ['access-codes', 'homework', 'practice-tests', 'study-plans'],
  ['analytics', 'stickers'],
  ['privacy'],
]

const floorRules = FLOORS.map((subjects, floor) =>
  rule(
    'subjects-in-floors',
    'A subject imports only subjects on lower floors.',
    { path: `^app/domain/(${subjects.join('|')})/`, pathNot: TESTS },
    {
      path: '^app/domain/',
      pathNot: [
        '^app/domain/$1/',
        ...FLOORS.slice(0, floor)
          .flat()
          .map((below) => `^app/domain/${below}/`),
      ],
    },
  ),
)

export default {
  forbidden: [
    rule('no-circles', 'Nothing imports itself, however long the way round.', {}, { circular: true }),
    rule(
      'no-unresolved',
      "Every import leads somewhere; the benchmark's tools are installed only where it runs.",
      { pathNot: '^tests/bench/tools/' },
      {
        couldNotResolve: true,
        pathNot: [
          '^cloudflare:',
          '^virtual:',
          'build/server/index\\.js$',
          // The bundle that a benchmark stands beside.
          '^\\./app\\.js$',
          'generated/(messages|runtime)\\.js$',
        ],
      },
    ),
    rule(
      'engine-alone',
      'The engine knows nothing of the web app, the Worker or the tests.',
      { path: '^game-engine/', pathNot: TESTS },
      { path: '^(app|workers|tests)/' },
    ),
    rule(
      'core-imports-nothing',
      'core stands on its own (pure-rand gives it its dice).',
      { path: '^game-engine/core/', pathNot: TESTS },
      { pathNot: ['^game-engine/core/', 'node_modules/pure-rand/'] },
    ),
    rule(
      'learning-imports-core',
      'What games share about learning (ratings, arithmetic, quizzes) knows core, and no game.',
      { path: '^game-engine/learning/', pathNot: TESTS },
      { pathNot: ['^game-engine/(core|learning)/'] },
    ),
    rule(
      'curriculum-imports-core',
      'The curriculum knows core and ratings (fraction.js calculates for it, ts-fsrs spaces), and no game: games draw from it.',
      { path: '^game-engine/curriculum/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      { pathNot: ['^game-engine/(core|learning|curriculum)/', 'node_modules/(fraction\\.js|ts-fsrs)/'] },
    ),
    rule(
      'cards-import-core',
      'Study cards know core, and ts-fsrs that spaces them.',
      { path: '^game-engine/cards/', pathNot: TESTS },
      { pathNot: ['^game-engine/(core|cards)/', 'node_modules/ts-fsrs/'] },
    ),
    rule(
      'games-import-core',
      'A game knows core, learning, the curriculum and itself; only the registry knows them all.',
      { path: '^game-engine/games/', pathNot: TESTS },
      { pathNot: ['^game-engine/(core|learning|curriculum|games)/'] },
    ),
    rule(
      'games-keep-apart',
      'One game does not import another.',
      { path: '^game-engine/games/([^/]+)/', pathNot: TESTS },
      { path: '^game-engine/games/[^/]+/', pathNot: '^game-engine/games/$1/' },
    ),
    rule(
      'scenes-import-games',
      'Phaser scenes know the games and Phaser, nothing else.',
      { path: '^game-engine/phaser/', pathNot: TESTS },
      { pathNot: ['^game-engine/(phaser|games|learning|core)/', 'node_modules/phaser/'] },
    ),
    rule(
      'models-import-games',
      'The look and the models of AR know the games and three.js, nothing else.',
      { path: '^game-engine/ar/', pathNot: TESTS },
      {
        pathNot: [
          '^game-engine/(ar|games|learning|core)/',
          'node_modules/three/',
          'node_modules/@types/three/',
        ],
      },
    ),
    rule(
      'app-not-workers',
      'The app does not know where it runs.',
      { path: '^app/', pathNot: TESTS },
      { path: '^(workers|tests)/' },
    ),
    rule(
      'bundle-apart',
      'What makes the files of a build runs in Node; no page and no Worker has it.',
      { path: '^(app|game-engine|workers)/', pathNot: ['^app/bundle/', TESTS] },
      { path: '^app/bundle/' },
    ),
    rule(
      'workers-not-screens',
      'The Worker composes verbs; it draws nothing.',
      { path: '^workers/' },
      { path: ['^app/(routes|ui|stage)/', '^game-engine/(phaser|ar)/'] },
    ),
    rule(
      'domain-framework-free',
      'The business knows no framework.',
      { path: '^app/domain/', pathNot: TESTS },
      {
        path: [
          '^app/(routes|ui|stage|preferences|i18n/generated)/',
          'node_modules/(react|react-dom|@remix-run|hono|phaser|three)/',
        ],
      },
    ),
    rule(
      'domain-internals',
      "A subject's internals are its own.",
      { path: '^app/domain/([^/]+)/' },
      { path: '^app/domain/[^/]+/internal/', pathNot: '^app/domain/$1/' },
    ),
    ...floorRules,
    rule(
      'platform-below-domain',
      'Every subject stands on platform; it knows none of them.',
      { path: '^app/platform/', pathNot: TESTS },
      { path: '^app/domain/' },
    ),
    rule(
      'tables-are-private',
      "A subject's tables are its own; db lists them for drizzle-kit and has the few conditions several subjects ask.",
      { path: '^(app|workers)/', pathNot: ['^app/db/', '^app/domain/([^/]+)/', TESTS] },
      { path: '\\.schema\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'tables-of-ones-own',
      "A subject does not touch another's tables.",
      { path: '^app/domain/([^/]+)/', pathNot: TESTS },
      { path: '^app/domain/[^/]+/[^/]+\\.schema\\.ts$', pathNot: '^app/domain/$1/' },
    ),
    rule(
      'sql-in-domain-only',
      'Only domain code touches SQL.',
      { path: '^(app|workers)/', pathNot: ['^app/(domain|db)/', TESTS] },
      { path: 'node_modules/drizzle-orm/' },
    ),
    rule(
      'ui-is-markup',
      'Components take props; data and games come from outside.',
      { path: '^app/ui/', pathNot: [TESTS, '^app/ui/shell/'] },
      { path: ['^app/(routes|stage|domain|db|i18n/generated)/', '^game-engine/(games|phaser|ar)/'] },
    ),
    rule(
      'server-stays-on-the-server',
      'Screens and stages import no server module; what lies beside them for the server may.',
      { path: '^(app/(ui|stage|preferences)|game-engine)/', pathNot: [TESTS, '\\.server\\.tsx?$'] },
      { path: '\\.server\\.tsx?$' },
    ),
    rule(
      'routes-keep-apart',
      'A route folder does not import a screen of another.',
      { path: '^app/routes/([^/]+)/', pathNot: TESTS },
      { path: '^app/routes/[^/]+/', pathNot: '^app/routes/$1/' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'app/i18n/generated'] },
    exclude: { path: ['^build/', '^public/', '^tests/.*/node_modules/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['workerd', 'import', 'types', 'default'],
    },
  },
}
