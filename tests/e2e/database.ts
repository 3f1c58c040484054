// The database of the server under test, for what a journey cannot wait for or ask for: time that passed, people who were here
// before.
import process from 'node:process'

/** Runs one statement (serve.ts); answers how many rows it changed. */
async function runSql(statement: string, ...values: (string | number | null)[]): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${process.env['E2E_SQL_PORT']}`, {
    method: 'POST',
    body: JSON.stringify({ statement, values }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { changes } = (await answer.json()) as { changes: number }
  return changes
}

/** Someone who was here before, and comes back by a provider that vouches for this address. */
async function addPerson(email: string): Promise<void> {
  const id = crypto.randomUUID()
  const made = await runSql(
    `insert or ignore into users (id, email, email_confirmed_at, welcomed_at, metadata, created_at, updated_at)
     values (?, ?, 1, 1, '{}', 1, 1)`,
    id,
    email,
  )
  if (made === 1) await runSql('insert into profiles (id, created_at, updated_at) values (?, 1, 1)', id)
}

/** What somebody says of themselves at a sign-up. */
export interface SaidOfThemselves {
  display_name?: string | undefined
  role?: 'student' | 'parent' | 'teacher'
  grade_level?: string
  language?: string
  country?: string
}

interface Account {
  email: string
  passwordHash: string
  said: SaidOfThemselves
}

/** An account with a confirmed address; the first sign-in asks who they are. */
export async function addAccount({
  email,
  passwordHash,
  said,
}: Account): Promise<{ id: string; email: string }> {
  const [id, now] = [crypto.randomUUID(), Date.now()]
  const proof = { ...said, sub: id, email, email_verified: true }
  await runSql(
    `insert into users (id, email, password_hash, email_confirmed_at, metadata, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    id,
    email,
    passwordHash,
    now,
    JSON.stringify(said),
    now,
    now,
  )
  await runSql(
    `insert into identities (id, user_id, provider, subject, data, email, last_sign_in_at, created_at, updated_at)
     values (?, ?, 'email', ?, ?, ?, ?, ?, ?)`,
    crypto.randomUUID(),
    id,
    id,
    JSON.stringify(proof),
    email,
    now,
    now,
    now,
  )
  await runSql(
    `insert into profiles (id, display_name, grade_level, language, country, role, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    said.display_name ?? null,
    said.grade_level ?? null,
    said.language ?? null,
    said.country ?? null,
    said.role ?? null,
    now,
    now,
  )
  return { id, email }
}

/** A session of this address, by password a moment ago. @returns the value of its cookie */
export async function addSession(email: string): Promise<string> {
  const [id, now] = [crypto.randomUUID(), Date.now()]
  const methods = [{ method: 'password', timestamp: Math.floor(now / 1_000) }]
  const made = await runSql(
    `insert into sessions (id, user_id, amr, refreshed_at, device, created_at)
     select ?, id, ?, ?, 'Chrome on Linux', ? from users where email = ?`,
    id,
    JSON.stringify(methods),
    now,
    now,
    email,
  )
  if (made !== 1) throw new Error(`nobody has the address ${email}`)
  const secret = `${id}${crypto.randomUUID()}`
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))
  await runSql(
    'insert into browser_sessions (id, user_id, expires_at, session_id) select ?, user_id, ?, id from sessions where id = ?',
    hash.toString('base64url'),
    Math.floor(now / 1_000) + 86_400,
    id,
  )
  return secret
}

/** The people of the local providers who were here before: journeys that are not about the first time sign in as one of them. */
export async function addReturningPeople(): Promise<void> {
  for (const name of ['ada.lopez@gmail', 'ben.okafor@gmail', 'chloe.martin@outlook', 'deng.wei@outlook'])
    await addPerson(`${name}.test`)
}

/** Makes room for someone to come for the first time, also when a journey is tried again. */
export async function removePerson(email: string): Promise<void> {
  const ofThem = '(select id from users where email = ?)'
  await runSql(`delete from consents where child_id in ${ofThem}`, email)
  await runSql(`delete from ages where user_id in ${ofThem}`, email)
  await runSql(`delete from profiles where id in ${ofThem}`, email)
  await runSql('delete from users where email = ?', email)
}

/** As if the account of this address had been asked and were an adult's: journeys about something else pass the welcome by. */
export async function markWelcomed(email: string): Promise<void> {
  await runSql(
    'insert or ignore into ages (user_id, of_age_on, adult_on, created_at) select id, 1, 1, 1 from users where email = ?',
    email,
  )
  const changed = await runSql('update users set welcomed_at = created_at where email = ?', email)
  if (changed !== 1) throw new Error(`nobody has the address ${email}`)
}

/** Makes the sessions of this address, and what opened them, `minutes` older. */
export async function ageSessions(email: string, minutes: number): Promise<void> {
  const changed = await runSql(
    `update sessions set created_at = created_at - ?,
       amr = json_set(amr, '$[0].timestamp', json_extract(amr, '$[0].timestamp') - ?)
     where user_id = (select id from users where email = ?)`,
    minutes * 60_000,
    minutes * 60,
    email,
  )
  if (changed === 0) throw new Error(`nobody is signed in as ${email}`)
}

/** Makes a round that is being played begin so many minutes earlier. */
export async function ageRound(roundId: string, minutes: number): Promise<void> {
  const changed = await runSql(
    'update open_rounds set started_at = started_at - ? where id = ?',
    minutes * 60_000,
    roundId,
  )
  if (changed !== 1) throw new Error(`${roundId} is not being played`)
}

/** As if this person had missed an exercise of each of these skills, by the versions of their generators. */
export async function addMissed({ id }: { id: string }, versions: Readonly<Record<string, number>>) {
  for (const [skill, version] of Object.entries(versions))
    await runSql(
      `insert into missed_questions (player_id, skill, version, difficulty, seed, print, missed, missed_at)
       values (?, ?, ?, 1, 1, 1, 1, ?)`,
      id,
      skill,
      version,
      Date.now(),
    )
}

/** As if this person had practised a skill: its rating, and its last tries by difficulty, 0 for a miss. */
export async function addPractised(
  { id }: { id: string },
  skill: string,
  { rating, recent }: { rating: number; recent: string },
): Promise<void> {
  const right = [...recent].filter((one) => one !== '0').length
  await runSql(
    `insert into practised_skills (player_id, skill, rating, seen, right_answers, recent, due_at, practised_at, met)
     values (?, ?, ?, ?, ?, ?, null, ?, '[]')`,
    id,
    skill,
    rating,
    recent.length,
    right,
    recent,
    Date.now(),
  )
}

/** Makes all this person reviewed so many days older, and so sooner due, as if those days had passed. */
export async function ageCards({ id }: { id: string }, days: number): Promise<void> {
  const ms = days * 86_400_000
  const changed = await runSql(
    'update card_reviews set reviewed_at = reviewed_at - ?, received_at = received_at - ? where user_id = ?',
    ms,
    ms,
    id,
  )
  if (changed === 0) throw new Error(`${id} has reviewed nothing`)
  await runSql(
    'update card_memories set reviewed_at = reviewed_at - ?, due_at = due_at - ? where user_id = ?',
    ms,
    ms,
    id,
  )
}

/** Makes the study plans of this person begin so many days earlier, as if those days had passed. */
export async function agePlans({ id }: { id: string }, days: number): Promise<void> {
  const changed = await runSql(
    `update study_plans set start_day = date(start_day, ?), created_at = created_at - ? where user_id = ?`,
    `-${days} days`,
    days * 86_400_000,
    id,
  )
  if (changed === 0) throw new Error(`${id} has no study plan`)
}

/** Gives a round that has just been opened this seed. */
export async function pinRound(roundId: string, seed: number): Promise<void> {
  const changed = await runSql(
    `update open_rounds set options = json_set(options, '$.seed', ?) where id = ?`,
    seed,
    roundId,
  )
  if (changed !== 1) throw new Error(`${roundId} is not being played`)
}

/** Makes what a checkout has paid for end in so many seconds; less than none: so long ago. */
export async function endPurchase(sessionId: string, seconds: number): Promise<void> {
  const endsAt = Date.now() + seconds * 1_000
  const changed = await runSql('update grants set ends_at = ? where id = ?', endsAt, `checkout:${sessionId}`)
  if (changed !== 1) throw new Error(`${sessionId} has paid for nothing`)
}

/** As if this person were on a 24-hour trial. */
export async function giveTrial(email: string, tier: 'basic' | 'premium' = 'basic'): Promise<void> {
  const changed = await runSql(
    `insert into plans (id, user_id, source, tier, starts_at, ends_at, known_at)
     select 'trial:' || id, id, 'trial', ?, 1, ?, 1 from users where email = ?`,
    tier,
    Date.now() + 86_400_000,
    email,
  )
  if (changed !== 1) throw new Error(`nobody has the address ${email}`)
}

const brokenBy = (sessionId: string) => `broken_${sessionId.replaceAll(/\W/g, '')}`

/** Until `mendSales` nothing can be sold to the customer of this checkout: our own records refuse it. */
export async function breakSales(sessionId: string): Promise<void> {
  await runSql(
    `create trigger ${brokenBy(sessionId)} before insert on checkouts
     when new.customer_id = (select customer_id from checkouts where session_id = '${sessionId}')
     begin select raise(abort, 'broken on purpose'); end`,
  )
}

export async function mendSales(sessionId: string): Promise<void> {
  await runSql(`drop trigger ${brokenBy(sessionId)}`)
}

/** Lets a plan of this address end by itself: as if its time had come. */
export async function endPlan(email: string): Promise<void> {
  const changed = await runSql(
    `update plans set ends_at = ? where user_id = ${OF_ADDRESS}`,
    Date.now(),
    email,
  )
  if (changed === 0) throw new Error(`${email} has no plan`)
}

/** A row nobody understands: reading the subscription of this address fails from here on. */
export async function spoilPlan(email: string): Promise<void> {
  const id = `spoiled:${crypto.randomUUID()}`
  await runSql(
    `insert into plans (id, user_id, source, tier, billing_interval, starts_at, ends_at, known_at)
     select ?, id, 'reward', 'premium', 'fortnight', 0, ?, 0 from users where email = ?`,
    id,
    Date.now() + 86_400_000,
    email,
  )
}

const OF_ADDRESS = '(select id from users where email = ?)'

/** A reward of this address for a friend who has played, as if it had happened. */
export async function addReward(email: string): Promise<void> {
  const id = crypto.randomUUID()
  const made = await runSql(
    `insert into rewards (id, user_id, type, value, description, claimed, created_at, source)
     select ?, id, 'learning_boost', 7, 'for a test', 0, ?, 'played:' || ? from users where email = ?`,
    id,
    Date.now(),
    id,
    email,
  )
  if (made !== 1) throw new Error(`nobody has the address ${email}`)
}

/** A grown-up looks after a child, who is old enough to need nobody’s yes and no adult yet. */
export async function linkGuardian(guardian: { id: string }, child: { id: string }): Promise<void> {
  await runSql(
    'insert into guardian_links (guardian_id, child_id, created_at) values (?, ?, ?)',
    guardian.id,
    child.id,
    Date.now(),
  )
  const [ofAgeOn, adultOn] = [1, Date.now() + 1_000 * 86_400_000]
  await runSql(
    `insert into ages (user_id, of_age_on, adult_on, created_at) values (?, ?, ?, 1)
     on conflict (user_id) do update set of_age_on = excluded.of_age_on, adult_on = excluded.adult_on`,
    child.id,
    ofAgeOn,
    adultOn,
  )
}

/** Seven weeks of rounds and practice: a skill mastered, one that fades, one that needs time, a question missed. */
export async function addLearning({ id }: { id: string }): Promise<void> {
  const now = Date.now()
  for (const week of [0, 1, 2, 4, 5, 6]) {
    const at = now - (week * 7 + 1) * 86_400_000
    await runSql(
      `insert into finished_rounds (round_id, player_id, game_id, band, rules_version, score, level, stars, right_answers, answered,
         asked, best_streak, duration_ms, xp, xp_before, boosted, streak_days, finished_at)
       values (?, ?, 'scienceExplorer', 'middle', 1, 100, 2, 2, ?, 12, 12, 4, 420000, 100, 0, 0, 1, ?)`,
      `round-${id}-${week}`,
      id,
      10 - week,
      at,
    )
    await runSql(
      `insert into finished_practices (session_id, player_id, skill, asked, right_answers, fixed, mastered, duration_ms, xp, xp_before,
         boosted, streak_days, started_at, finished_at)
       values (?, ?, 'unit-rates', 8, ?, 1, ?, 600000, 80, 0, 0, 1, ?, ?)`,
      `practice-${id}-${week}`,
      id,
      7 - Math.min(week, 4),
      week === 1 ? '["unit-rates"]' : '[]',
      at,
      at,
    )
  }
  for (const [skill, recent, dueAt] of [
    ['add-fractions-unlike', '22322', 1],
    ['divide-fractions', '0100', null],
  ] as const)
    await runSql(
      `insert into practised_skills (player_id, skill, rating, seen, right_answers, recent, due_at, practised_at, met)
       values (?, ?, 1200, 5, 4, ?, ?, ?, '[]')`,
      id,
      skill,
      recent,
      dueAt,
      now,
    )
  await runSql(
    `insert into missed_questions (player_id, skill, version, difficulty, seed, print, missed, missed_at)
     values (?, 'divide-fractions', 1, 1, 7, 7, 1, ?)`,
    id,
    now,
  )
}
