// The app for the journeys: what `npm start` starts, with an empty database of its own that is gone afterwards, and a second
// port that takes SQL (database.ts). Through the app's own D1: a second writer of its file would lock it out.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { json } from 'node:stream/consumers'
import { serveApp } from '../sandbox/serve-app.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import { startLocalModel } from '../sandbox/writing/start-local-model.ts'
import { testSeed } from '../test-seed.ts'

process.chdir(ROOT)
const stateDir = mkdtempSync(join(tmpdir(), 'sparkbook-e2e-'))
process.on('exit', () => rmSync(stateDir, { recursive: true, force: true }))

/**
 * The app without its opener policy, which would have the browser start two processes for every journey: an eighth of all the
 * processor time. Nothing here opens windows; that pages carry the policy is proved in workers/app.workerd.test.ts.
 */
const WITHOUT_OPENER_POLICY = `
  import app from './app.js'
  export * from './app.js'
  export default {
    ...app,
    async fetch(...all) {
      const answer = await app.fetch(...all)
      if (answer.webSocket || !answer.headers.has('Cross-Origin-Opener-Policy')) return answer
      const open = new Response(answer.body, answer)
      open.headers.delete('Cross-Origin-Opener-Policy')
      return open
    },
  }`

const app = await serveApp(
  Number(process.env['PORT']),
  stateDir,
  ({ message }) => console.log(message),
  // A captcha that is solved at once; it is asked for only where a journey uses up half of its network's budget.
  // Texts are written by a stand-in, for those whose plan has them.
  { CAPTCHA_DIFFICULTY: '10', ...(await startLocalModel()) },
  WITHOUT_OPENER_POLICY,
)
const database = await app.database()
// A run that failed is played again with its TEST_SEED: a round's seed follows from it and from how many rounds its player has
// opened before. A trigger, because the app itself has no setting for it.
await database
  .prepare(
    `create trigger repeatable_rounds after insert on open_rounds begin
       update open_rounds set options = json_set(options, '$.seed', ${testSeed()}
         + (select count(*) from open_rounds where player_id = new.player_id)
         + (select count(*) from finished_rounds where player_id = new.player_id))
       where id = new.id;
     end`,
  )
  .run()
const sql = createServer(async (request, response) => {
  const { statement, values } = (await json(request)) as { statement: string; values: unknown[] }
  try {
    const { meta } = await database
      .prepare(statement)
      .bind(...values)
      .run()
    response.end(JSON.stringify({ changes: meta.changes }))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
sql.listen(Number(process.env['SQL_PORT']), '127.0.0.1')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void app.stop().finally(() => process.exit(0)))
