// `npm run dev`: the toolchain first, on whatever Node there is; then Vite on ours.
import { prepareToolchain } from './toolchain.mjs'

await prepareToolchain()
await import('./dev-server.ts')
