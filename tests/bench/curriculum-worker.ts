// The curriculum benchmark's Worker. POST {skill, difficulty, work, times}: does the work so many times. The caller holds the watch:
// a Worker's own clock may stand still while it computes.
import { curriculumWork, type WorkOrder } from './curriculum-work.ts'

async function carryOut(request: Request): Promise<Response> {
  const order: WorkOrder = await request.json()
  const work = curriculumWork(order)
  let size = 0
  for (let time = 0; time < order.times; time++) size += work(time)
  return Response.json({ size })
}

// biome-ignore lint/style/noDefaultExport: the shape of a Worker
export default { fetch: carryOut }
