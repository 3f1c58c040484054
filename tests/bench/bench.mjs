// `npm run bench`: the toolchain and the benchmark's own tools first, on whatever Node there is; then the benchmark on ours.
import { join } from 'node:path'
import { installPackages } from '../sandbox/install-packages.mjs'
import { prepareToolchain, ROOT } from '../sandbox/toolchain.mjs'

await prepareToolchain()
await installPackages(join(ROOT, 'tests', 'bench', 'tools'), "Installing the benchmark's tools")
await import('./bench.ts')
