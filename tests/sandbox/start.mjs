// `npm start`: the toolchain first, on whatever Node there is; then the app on ours.
import { prepareToolchain } from './toolchain.mjs'

await prepareToolchain()
await import('./start-app.ts')
