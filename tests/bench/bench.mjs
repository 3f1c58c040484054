// `npm run bench`: the toolchain first, on whatever Node there is; then the benchmark on ours.
import { prepareToolchain } from '../sandbox/toolchain.mjs'

prepareToolchain()
await import('./bench.ts')
