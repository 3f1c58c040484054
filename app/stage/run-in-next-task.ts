/**
 * Runs something in the next task, so that a layout it forces does not lengthen the task that asked for it. Not by a timer: those
 * wait longer, and stand still with a stopped clock.
 * @returns takes it back
 */
export function runInNextTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(null)
  return () => port1.close()
}
