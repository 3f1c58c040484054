// autocannon brings no types; these are the parts the benchmark uses.
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
  }
  interface Outcome {
    /** Seconds. */
    duration: number
    '2xx': number
    non2xx: number
    errors: number
  }
  // biome-ignore lint/style/noDefaultExport: it is the package's
  export default function autocannon(options: Options): Promise<Outcome>
}
