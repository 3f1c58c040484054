// `npm test` and `npm run check`: the toolchain first, on whatever Node there is; then the suites on ours.
import { prepareToolchain } from './sandbox/toolchain.mjs'

await prepareToolchain()
await import('./suites.ts')
