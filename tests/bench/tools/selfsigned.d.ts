// The part of selfsigned the benchmark uses: the package itself is installed only where the benchmark runs.
declare module 'selfsigned' {
  export function generate(
    subject: { name: string; value: string }[],
  ): Promise<{ private: string; cert: string }>
}
