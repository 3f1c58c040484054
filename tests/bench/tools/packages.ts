// The packages that only the benchmark uses: with a lock file of their own, installed by `npm run bench`.
export { default as autocannon } from 'autocannon'
export { default as boardgame } from 'boardgame.io/dist/cjs/internal.js'
export { default as lighthouse, generateReport, type Result } from 'lighthouse'
export { generate as generateCertificate } from 'selfsigned'
