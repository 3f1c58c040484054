// `npm run item-difficulty -- <file>`: says which written items are harder or easier than their writers argued, by the answers of all
// players. The file is what docs/operating.md ("Item difficulty") has D1 export.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { itemDifficultyReport } from './item-difficulty-report.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('npm run item-difficulty -- <file of exported counts>')
  process.exit(2)
}
console.log(itemDifficultyReport(JSON.parse(readFileSync(file, 'utf8'))))
