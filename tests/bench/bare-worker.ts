// What a request costs before anything of ours runs: one Hono text route. The render benchmark's reference.
import { Hono } from 'hono'

const app = new Hono()
app.get('/', (c) => c.text('Hello'))

// biome-ignore lint/style/noDefaultExport: the shape of a Worker
export default app
