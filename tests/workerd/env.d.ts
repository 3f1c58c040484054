// What `env` holds inside workerd tests: the Worker's own bindings, plus the migrations to apply.
import type { D1Migration } from 'cloudflare:test'
import type { Env as WorkerEnv } from '#workers/env.ts'
import type {} from '../test-seed.ts'

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import('./main.ts')
    }
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: D1Migration[]
    }
  }
}
