// The parts of Lighthouse the benchmark uses: the package itself is installed only where the benchmark runs.
declare module 'lighthouse' {
  export interface Result {
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
    >
    audits: Record<string, { score: number | null; displayValue?: string } | undefined>
    runtimeError?: { message: string }
  }
  interface Flags {
    port: number
    onlyCategories: string[]
    logLevel: 'error'
  }
  export function generateReport(result: Result, format: 'html'): string
  // biome-ignore lint/style/noDefaultExport: it is the package's
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>
}
