// Processor time of the workerd processes below this one, from /proc: known on Linux, unknown elsewhere.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'

interface ProcessTimes {
  name: string
  parent: number
  ticks: number
}

let ticksPerSecond: number | undefined

function readTimes(pid: string): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold anything; the fields after it are numbers, see proc_pid_stat(5).
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(fields[1]), ticks }
  } catch {
    return null // Ended while we looked.
  }
}

/** User and system time spent so far by all workerd processes this process started (milliseconds); null if unknown. */
export function workerdCpuMs(): number | null {
  if (!existsSync('/proc/self/stat')) return null
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const processes = new Map<number, ProcessTimes>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const times = readTimes(pid)
    if (times) processes.set(Number(pid), times)
  }
  const isOurs = ({ parent }: ProcessTimes): boolean => {
    if (parent === process.pid) return true
    const next = processes.get(parent)
    return next !== undefined && isOurs(next)
  }
  let ticks = 0
  for (const times of processes.values()) if (times.name === 'workerd' && isOurs(times)) ticks += times.ticks
  return (ticks / ticksPerSecond) * 1_000
}
