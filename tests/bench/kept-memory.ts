// What a page keeps in memory once all that can be collected has been.
import type { CDPSession } from '@playwright/test'

export interface Kept {
  /** Objects, functions, texts and arrays of the page's script. */
  readonly scriptKB: number
  /** The whole JavaScript heap: with compiled code and what the engine learned by running it. */
  readonly heapMB: number
  /** Nodes of documents, those outside the tree included. */
  readonly elements: number
  readonly listeners: number
}

/** Kinds of nodes of a heap snapshot that script makes; the others are the engine's (code, object shapes) and the browser's (native). */
const SCRIPT_KINDS = new Set([
  'object',
  'closure',
  'string',
  'concatenated string',
  'sliced string',
  'array',
  'number',
  'regexp',
  'symbol',
  'bigint',
])

export async function measureKept(session: CDPSession): Promise<Kept> {
  await session.send('HeapProfiler.enable')
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const scriptBytes = bytesOfScript(await takeSnapshot(session))
  return {
    scriptKB: scriptBytes / 1_000,
    heapMB: usedSize / 1_000_000,
    elements: nodes,
    listeners: jsEventListeners,
  }
}

/** The part of the format of V8 that is read: nodes as one list of numbers, so many each. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [kinds: string[], ...unknown[]] } }
  nodes: number[]
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await session.send('HeapProfiler.takeHeapSnapshot', {})
  session.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return JSON.parse(chunks.join(''))
}

function bytesOfScript({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (SCRIPT_KINDS.has(types[0][nodes[at + kind] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}
