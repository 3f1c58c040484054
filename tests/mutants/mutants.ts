// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source text, planted as they stand
// Faults that the everyday tests must catch, one at a time (`npm run test:mutants`). Each names the tests that are run against
// it: the cheapest that should notice. tests/architecture/mutants.test.ts keeps the list true to the sources.

export interface Mutant {
  /** What is wrong with the app when this is planted. */
  readonly name: string
  readonly file: string
  /** Stands in `file` exactly once. */
  readonly search: string
  readonly replace: string
  /** Paths of test files, or the beginnings of them. */
  readonly tests: readonly string[]
}

const MONEY: readonly Mutant[] = [
  {
    name: 'a month of Premium is a dollar cheaper',
    file: 'app/domain/catalogue/plans.ts',
    search: 'premium: { price: { month: 1_999',
    replace: 'premium: { price: { month: 1_899',
    tests: ['app/domain/catalogue/catalogue.test.ts'],
  },
  {
    name: 'a trial lasts two days',
    file: 'app/domain/catalogue/plans.ts',
    search: 'TRIAL_MS = 24 *',
    replace: 'TRIAL_MS = 48 *',
    tests: ['app/domain/catalogue/catalogue.test.ts', 'app/domain/billing/start-trial.workerd.test.ts'],
  },
  {
    name: 'a plan does not reach itself',
    file: 'app/domain/catalogue/plans.ts',
    search: 'TIERS.indexOf(held) >= TIERS',
    replace: 'TIERS.indexOf(held) > TIERS',
    tests: ['app/domain/catalogue/catalogue.test.ts'],
  },
  {
    name: 'a Pro pass has another price',
    file: 'app/domain/catalogue/one-time-items.ts',
    search: 'pro: 699',
    replace: 'pro: 599',
    tests: ['app/domain/catalogue/catalogue.test.ts'],
  },
  {
    name: 'bought levels are half as many',
    file: 'app/domain/catalogue/one-time-items.ts',
    search: '{ levels: 10 }',
    replace: '{ levels: 5 }',
    tests: ['app/domain/access/entitlements.test.ts'],
  },
  {
    name: 'Premium opens no more than Basic',
    file: 'app/domain/catalogue/plans.ts',
    search: '19_999 }, features: FEATURES',
    replace: "19_999 }, features: ['no-ads']",
    tests: ['app/domain/access'],
  },
  {
    name: 'a Pro pass does not include a Basic one',
    file: 'app/domain/access/pass-features.ts',
    search: "PRO: readonly Feature[] = [...BASIC, 'basic",
    replace: "PRO: readonly Feature[] = ['basic",
    tests: ['app/domain/access/entitlements.test.ts'],
  },
  {
    name: 'Free has fifty homework questions a day',
    file: 'app/domain/catalogue/plans.ts',
    search: "'homework-questions': { most: 5,",
    replace: "'homework-questions': { most: 50,",
    tests: ['app/domain/access'],
  },
  {
    name: 'a quota lets one more through',
    file: 'app/domain/access/take-from-quota.server.ts',
    search: '${quotaUses.used} < ${limit.most}',
    replace: '${quotaUses.used} <= ${limit.most}',
    tests: ['app/domain/access/access.workerd.test.ts'],
  },
  {
    name: 'what has ended still counts at its last millisecond',
    file: 'app/domain/access/entitlements.ts',
    search: '(endsAt === null || now < endsAt)',
    replace: '(endsAt === null || now <= endsAt)',
    tests: ['app/domain/access/entitlements.test.ts'],
  },
  {
    name: 'a subscription that is over is shown as running',
    file: 'app/domain/billing/subscription-state.ts',
    search: 'expiresAt <= now',
    replace: 'expiresAt < now',
    tests: ['app/domain/billing/subscription-state.test.ts'],
  },
  {
    name: 'a renewal that failed has no time of grace',
    file: 'app/domain/billing/internal/plan-of.ts',
    search: 'currentPeriodEnd + PAST_DUE_GRACE_MS',
    replace: 'currentPeriodEnd',
    tests: ['app/domain/billing/internal/plan-of.test.ts'],
  },
  {
    name: 'the same event told twice fails',
    file: 'app/domain/billing/note-event.server.ts',
    search: 'receivedAt, doneAt }).onConflictDoNothing()',
    replace: 'receivedAt, doneAt })',
    tests: ['workers/api/webhooks/payments.workerd.test.ts', 'tests/faults/events.workerd.test.ts'],
  },
  {
    name: 'anybody may tell us of a payment',
    file: 'workers/payments/read-event.ts',
    search: 'event = await stripe.webhooks.constructEventAsync(body, signature, secret, undefined, crypto)',
    replace: 'event = JSON.parse(body)',
    tests: ['workers/api/webhooks/payments.workerd.test.ts'],
  },
  {
    name: 'the same purchase is granted twice, or not at all',
    file: 'app/domain/access/grant-statements.server.ts',
    search: '.onConflictDoNothing({ target: grants.id })',
    replace: '',
    tests: ['app/domain/billing', 'tests/faults/events'],
  },
  {
    name: 'a filter pack is sold to someone who has it',
    file: 'app/domain/access/has-all-of.ts',
    search: 'return arFilters.length > 0',
    replace: 'return false',
    tests: ['app/domain/access/has-all-of.test.ts'],
  },
]

const GAMES: readonly Mutant[] = [
  {
    name: 'Math Master raises every level alike',
    file: 'game-engine/games/math-master/scoring.ts',
    search: 'const step = LEVEL_STEP * level',
    replace: 'const step = LEVEL_STEP',
    tests: ['game-engine/games/math-master/scoring.test.ts'],
  },
  {
    name: 'Math Maze gives a star too seldom',
    file: 'game-engine/games/math-maze/constants.ts',
    search: 'STAR_EVERY = 2',
    replace: 'STAR_EVERY = 3',
    tests: ['game-engine/games/math-maze'],
  },
  {
    name: 'Word Works raises the level too often',
    file: 'game-engine/games/word-works/constants.ts',
    search: 'LEVEL_UP_PERCENT = 70',
    replace: 'LEVEL_UP_PERCENT = 75',
    tests: ['game-engine/games/word-works'],
  },
  {
    name: 'Science Explorer gives a wrong score',
    file: 'game-engine/games/science-explorer/constants.ts',
    search: 'POINTS_PER_LEVEL = 10',
    replace: 'POINTS_PER_LEVEL = 11',
    tests: ['tests/replays/golden-logs.test.ts'],
  },
  {
    name: 'a level of experience begins too early',
    file: 'game-engine/learning/experience.ts',
    search: 'return LEVEL_STEP * level * (level - 1)',
    replace: 'return LEVEL_STEP * level * (level - 2)',
    tests: ['game-engine/learning/experience.test.ts'],
  },
  {
    name: 'a learning boost triples',
    file: 'game-engine/learning/experience.ts',
    search: 'BOOST_FACTOR = 2',
    replace: 'BOOST_FACTOR = 3',
    tests: ['game-engine/learning/experience.test.ts'],
  },
  {
    name: 'a first answer moves a rating less than it should',
    file: 'game-engine/learning/rating.ts',
    search: 'BIG_STEP = 48',
    replace: 'BIG_STEP = 40',
    tests: ['game-engine/learning/rating.test.ts'],
  },
  {
    name: 'moves after the end of a round are played on',
    file: 'game-engine/core/replay.ts',
    search: "if (rules.isOver(state)) return refuse('moves_after_end')",
    replace: '',
    tests: ['tests/replays/golden-logs.test.ts'],
  },
  {
    name: 'a move may carry more than its fields',
    file: 'game-engine/core/strict-input.ts',
    search: 'Object.keys(input).length === keys.length && ',
    replace: '',
    tests: ['game-engine/core/strict-input.test.ts'],
  },
  {
    name: 'a round may take longer than the time that has passed',
    file: 'app/domain/play/finish-round.server.ts',
    search: "if (totalMs > now - startedAt + CLOCK_SLACK_MS) return refuse('clock_ahead')",
    replace: '',
    tests: ['app/domain/play/play.workerd.test.ts', 'app/domain/play/grant.workerd.test.ts'],
  },
  {
    name: 'a script may answer faster than anyone reads',
    file: 'app/domain/play/finish-round.server.ts',
    search: "if (isTooFast(played.value)) return refuse('too_fast')",
    replace: '',
    tests: ['app/domain/play/play.workerd.test.ts'],
  },
  {
    name: 'a player opens rounds without a limit',
    file: 'app/domain/play/start-round.server.ts',
    search: "budgets: ['start_round', 'start_round_network']",
    replace: "budgets: ['start_round_network']",
    tests: ['app/domain/play/play.workerd.test.ts', 'app/routes/play/play.workerd.test.ts'],
  },
  {
    name: 'pressing Start twice fails',
    file: 'app/domain/play/start-round.server.ts',
    search: '.onConflictDoNothing({ target: [openRounds.playerId, openRounds.attemptId] })',
    replace: '',
    tests: ['app/domain/play/play.workerd.test.ts'],
  },
  {
    name: 'a streak never grows',
    file: 'app/domain/progress/streak-on.ts',
    search: 'then ${streakDays} + 1',
    replace: 'then ${streakDays}',
    tests: ['app/domain/play/grant.workerd.test.ts'],
  },
  {
    name: 'a day is counted in UTC wherever the player lives',
    file: 'app/domain/progress/day-of.ts',
    search: "timeZone: timeZone ?? 'UTC'",
    replace: "timeZone: 'UTC'",
    tests: ['app/domain/progress/day-of.test.ts'],
  },
  {
    name: 'what a guest learnt is lost at sign-up',
    file: 'app/domain/play/credit-guest.server.ts',
    search: '    ...progressCredited(ctx, { guestId, userId }),\n',
    replace: '',
    tests: ['app/domain/play', 'app/routes/auth/credit-guest.workerd.test.ts'],
  },
  {
    name: 'an open round is forgotten after a day',
    file: 'app/domain/play/forget-old-rounds.server.ts',
    search: 'KEEP_OPEN_MS = 14 * DAY_MS',
    replace: 'KEEP_OPEN_MS = DAY_MS / 24',
    tests: ['app/domain/play/play.workerd.test.ts', 'workers/scheduled.workerd.test.ts'],
  },
  {
    name: 'a sixth grader plays with the little ones',
    file: 'app/domain/profiles/band-of-grade.ts',
    search: 'LAST_ELEMENTARY = 5',
    replace: 'LAST_ELEMENTARY = 6',
    tests: ['app/domain/profiles/band-of-grade.test.ts'],
  },
]

const INVITATIONS: readonly Mutant[] = [
  {
    name: 'a reward may be claimed by anyone',
    file: 'app/domain/referrals/claim-reward.server.ts',
    search: 'and(eq(rewards.id, rewardId), eq(rewards.userId, userId))',
    replace: 'and(eq(rewards.id, rewardId))',
    tests: ['app/domain/referrals/claim-reward.workerd.test.ts'],
  },
  {
    name: 'a second invitation code fails instead of being refused',
    file: 'app/domain/referrals/apply-referral-code.server.ts',
    search: '      .onConflictDoNothing({ target: referrals.friendId })\n',
    replace: '',
    tests: ['app/domain/referrals/apply-referral-code.workerd.test.ts'],
  },
  {
    name: 'a reward lasts a day less',
    file: 'app/domain/referrals/rewards.ts',
    search: 'REWARD_DAYS = 7',
    replace: 'REWARD_DAYS = 6',
    tests: ['app/domain/referrals/claim-reward.workerd.test.ts'],
  },
  {
    name: 'one friend may bring the same reward twice: the unique key is gone from the database',
    file: 'migrations/0007_referrals.sql',
    search: 'CREATE UNIQUE INDEX `rewards_source`',
    replace: 'CREATE INDEX `rewards_source`',
    tests: ['tests/architecture/schema-drift.test.ts'],
  },
  {
    name: 'one checkout session may be two rows: the unique key is gone from the schema',
    file: 'app/domain/billing/billing.schema.ts',
    search: "uniqueIndex('checkouts_session')",
    replace: "index('checkouts_session')",
    tests: ['tests/architecture/schema-drift.test.ts'],
  },
]

const WEB: readonly Mutant[] = [
  {
    name: 'a form of another site is taken',
    file: 'workers/create-worker.ts',
    search: '  app.use(csrf())\n',
    replace: '',
    tests: ['workers/app.workerd.test.ts'],
  },
  {
    name: 'a page may run inline scripts',
    file: 'workers/security-headers.ts',
    search: 'scriptSrc: ["\'self\'", NONCE]',
    replace: 'scriptSrc: ["\'self\'", "\'unsafe-inline\'"]',
    tests: ['workers/app.workerd.test.ts'],
  },
  {
    name: 'a page may be framed by another site',
    file: 'workers/security-headers.ts',
    search: '    frameAncestors: ["\'none\'"],\n  },\n  strictTransportSecurity',
    replace: '  },\n  strictTransportSecurity',
    tests: ['workers/app.workerd.test.ts'],
  },
  {
    name: 'a return path may lead to another origin',
    file: 'app/request/own-path.ts',
    search: 'return origin === BASE && !DISGUISED.test(pathname) ?',
    replace: 'return !DISGUISED.test(pathname) ?',
    tests: ['app/request/own-path.test.ts'],
  },
  {
    name: 'no captcha token passes for a good one',
    file: 'workers/turnstile.ts',
    search: "if (token === undefined || token === '') return false",
    replace: "if (token === undefined || token === '') return true",
    tests: ['workers/turnstile.test.ts'],
  },
  {
    name: 'a captcha passes unsolved',
    file: 'app/platform/proof-of-work.server.ts',
    search: 'if (!verified) return false',
    replace: '',
    tests: ['tests/conformance/proof-of-work.workerd.test.ts'],
  },
  {
    name: 'a solved captcha is good again and again',
    file: 'app/platform/proof-of-work.server.ts',
    search: 'return once.allowed',
    replace: 'return true',
    tests: ['tests/conformance/proof-of-work.workerd.test.ts'],
  },
  {
    name: 'a captcha solved for one call opens another',
    file: 'app/platform/proof-of-work.server.ts',
    search: 'given === null || given.challenge.parameters.data.purpose !== purpose',
    replace: 'given === null',
    tests: ['tests/conformance/proof-of-work.workerd.test.ts'],
  },
  {
    name: 'a padding line counts as a breach',
    file: 'workers/breached-passwords.ts',
    search: " && !line.endsWith(':0')",
    replace: '',
    tests: ['workers/breached-passwords.test.ts'],
  },
  {
    name: 'a client names its own network address in production',
    file: 'workers/caller.ts',
    search: "(env.ENVIRONMENT === 'development' ? headers.get(header) : null)",
    replace: 'headers.get(header)',
    tests: ['workers/caller.test.ts'],
  },
  {
    name: 'production starts with the key everybody knows',
    file: 'workers/config.ts',
    search: 'if (env.PUBLIC_CLIENT_KEY === DEVELOPMENT_CLIENT_KEY)',
    replace: 'if (env.PUBLIC_CLIENT_KEY.length === 0)',
    tests: ['workers/config.test.ts'],
  },
  {
    name: 'everyone reads every profile',
    file: 'app/domain/profiles/profiles.rest.ts',
    search: "rules: { select: { ownedBy: 'id' }",
    replace: "rules: { select: 'everyone'",
    tests: ['tests/conformance/rest.workerd.test.ts'],
  },
  {
    name: 'an API client gives itself a plan',
    file: 'app/domain/access/access.rest.ts',
    search: "update: 'nobody'",
    replace: "update: { ownedBy: 'user_id' }",
    tests: ['tests/conformance/access.workerd.test.ts', 'tests/conformance/rest.workerd.test.ts'],
  },
  {
    name: 'a query with any number of filters is taken',
    file: 'app/domain/data-service/parse-query.ts',
    search: 'if (filters.length > MAX_FILTERS)',
    replace: 'if (filters.length > 10 * MAX_FILTERS)',
    tests: ['app/domain/data-service/parse-query.test.ts'],
  },
  {
    name: 'a rate limit never says no',
    file: 'workers/durable/rate-limit.ts',
    search: 'if (waitMs > 0.5)',
    replace: 'if (waitMs > Number.MAX_SAFE_INTEGER)',
    tests: ['workers/durable/rate-limit.workerd.test.ts'],
  },
  {
    name: 'a countdown that is over starts again',
    file: 'workers/durable/user-clock.ts',
    search: 'if (known?.ends_at === endsAt || endsAt <= Date.now()) return',
    replace: 'if (known?.ends_at === endsAt) return',
    tests: ['workers/durable/user-clock.workerd.test.ts'],
  },
  {
    name: 'the contact form writes to the operator without a limit',
    file: 'app/domain/contact/receive-contact.server.ts',
    search: 'if (!here.allowed) return Math.max(1, here.retryAfterMs)',
    replace: '',
    tests: ['app/domain/contact/contact.workerd.test.ts'],
  },
  {
    name: 'the newsletter fills a stranger’s mailbox',
    file: 'app/domain/newsletter/subscribe.server.ts',
    search: 'if (!(await mayMail(ctx, address))) return ok(null)',
    replace: '',
    tests: ['app/domain/newsletter/newsletter.workerd.test.ts'],
  },
  {
    name: 'a decoy mail is sent',
    file: 'app/domain/messages/queue-message.server.ts',
    search: '${decoy ? 1 : 0}',
    replace: '${decoy ? 0 : 0}',
    tests: ['app/domain/messages/messages.workerd.test.ts'],
  },
]

const SCREEN: readonly Mutant[] = [
  {
    name: 'a button pressed twice sends its form twice',
    file: 'app/ui/button.tsx',
    search: 'const held = busy ?',
    replace: 'const held = false ?',
    tests: ['app/ui/button.test.tsx'],
  },
  {
    name: 'a form on its way before hydration is sent a second time',
    file: 'app/hydration/press-script.ts',
    search: 'if(sent.has(f))stop(e);else if',
    replace: 'if',
    tests: ['app/hydration/press-script.test.ts'],
  },
  {
    name: 'a field has no label',
    file: 'app/ui/field.tsx',
    search: '<label htmlFor={id}>{label}</label>',
    replace: '<span>{label}</span>',
    tests: ['app/ui/field.test.tsx'],
  },
  {
    name: 'a text is missing in Spanish',
    file: 'app/i18n/messages/es/shell.json',
    search: '  "shell_home": "Inicio",\n',
    replace: '',
    tests: ['tests/architecture/catalogues.test.ts'],
  },
  {
    name: 'a French text forgets its parameter',
    file: 'app/i18n/messages/fr/about.json',
    search: '"about_lead": "{product}, ce',
    replace: '"about_lead": "Sparkbook, ce',
    tests: ['tests/architecture/catalogues.test.ts'],
  },
]

const ACCOUNTS: readonly Mutant[] = [
  {
    name: 'a grown-up linked by a code removes the one who gave permission',
    file: 'app/domain/guardians/remove-other-guardian.server.ts',
    search: 'if (!(await isConsenter(ctx, row, account)))',
    replace: 'if (account === null)',
    tests: ['app/domain/guardians/remove-guardian.workerd.test.ts'],
  },
  {
    name: 'the mailbox that said yes opens the child’s account by Google',
    file: 'app/domain/accounts/internal/provider-person.ts',
    search: 'if (email !== null && (await isGuardiansAddress(ctx, userId, email)))',
    replace: 'if (false)',
    tests: ['app/domain/accounts/link-identity.workerd.test.ts'],
  },
  {
    name: 'a child of fifteen consents alone in Germany',
    file: 'app/domain/consent/age-of-consent.ts',
    search: "['de', 16]",
    replace: "['de', 15]",
    tests: ['app/domain/consent/age-of-consent.test.ts'],
  },
  {
    name: 'whoever is old enough is asked for a grown-up',
    file: 'app/domain/consent/age-of-consent.ts',
    search: 'return age < ageOfConsent(country)',
    replace: 'return age <= ageOfConsent(country)',
    tests: ['app/domain/consent/age-of-consent.test.ts'],
  },
  {
    name: 'any password opens an account',
    file: 'app/domain/accounts/internal/password-hash.ts',
    search: 'derived.length === expected.length && timingSafeEqual(derived, expected)',
    replace: 'derived.length === expected.length',
    tests: ['app/domain/accounts/internal/password-hash.isolated.test.ts'],
  },
  {
    name: 'password hashes are a sixteenth as dear',
    file: 'app/domain/accounts/internal/scrypt-cost.ts',
    search: '{ ln: 14,',
    replace: '{ ln: 10,',
    tests: ['app/domain/accounts/internal/password-hash.isolated.test.ts'],
  },
]

export const MUTANTS: readonly Mutant[] = [...MONEY, ...GAMES, ...INVITATIONS, ...WEB, ...SCREEN, ...ACCOUNTS]
