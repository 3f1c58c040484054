// The app with its database and its limiter counted: what docs/operating.md works its costs out from. Beside the app's bundle.
import app, { RateLimit, UserClock } from './app.js'

export { RateLimit, UserClock }

const counted = { requests: 0, rowsRead: 0, rowsWritten: 0, queries: 0, objectCalls: 0 }

function note(results) {
  for (const { meta } of results) {
    counted.queries += 1
    counted.rowsRead += meta.rows_read
    counted.rowsWritten += meta.rows_written
  }
}

/** A statement whose rows are counted. `raw` answers no counts, so its query is asked once more where it only reads. */
function countedStatement(sql, statement) {
  return {
    statement,
    bind: (...values) => countedStatement(sql, statement.bind(...values)),
    async all() {
      const result = await statement.all()
      note([result])
      return result
    },
    async run() {
      const result = await statement.run()
      note([result])
      return result
    },
    async first(column) {
      const { results } = await this.all()
      const row = results[0] ?? null
      return column && row ? row[column] : row
    },
    async raw(options) {
      if (/^\s*select/i.test(sql)) {
        note([await statement.all()])
        return statement.raw(options)
      }
      const result = await statement.all()
      note([result])
      return result.results.map(Object.values)
    },
  }
}

const countedDatabase = (database) => ({
  prepare: (sql) => countedStatement(sql, database.prepare(sql)),
  async batch(statements) {
    const results = await database.batch(statements.map(({ statement }) => statement))
    note(results)
    return results
  },
})

const countedObjects = (namespace) => ({
  idFromName: (name) => namespace.idFromName(name),
  get(id) {
    counted.objectCalls += 1
    return namespace.get(id)
  },
})

let counting

// biome-ignore lint/style/noDefaultExport: what the platform asks for
export default {
  fetch(request, env, context) {
    if (new URL(request.url).pathname === '/counted') return Response.json(counted)
    counted.requests += 1
    counting ??= {
      ...env,
      DB: countedDatabase(env.DB),
      RATE_LIMIT: countedObjects(env.RATE_LIMIT),
      USER_CLOCK: countedObjects(env.USER_CLOCK),
    }
    return app.fetch(request, counting, context)
  },
}
