// `npm test`, `npm run check`, `test:ci`, `test:full` and `test:mutants`: the toolchain first, on whatever Node there is; then the
// rest on ours.
import process from 'node:process'
import { prepareToolchain } from './sandbox/toolchain.mjs'

await prepareToolchain()
await import(process.argv[2] === 'mutants' ? './mutants/run.ts' : './suites.ts')
