// `npm run bench`: the toolchain first, on whatever Node there is; then the benchmark on ours.
import { prepareToolchain } from '../sandbox/toolchain.mjs'

await prepareToolchain()
await import('./bench.ts')
