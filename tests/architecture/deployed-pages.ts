// No file that would be deployed knows a page below /dev/. Runs after `npm run deploy -- --dry-run --outdir
// .reports/deploy`; looks into the developer's own build too, where it must find what it is looking for.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { buildIfStale } from '../sandbox/build-if-stale.ts'
import { ROOT } from '../sandbox/toolchain.mjs'

/** A route's path or file as it stands in a bundle: "dev/outbox", "/dev/ui", "routes/dev/demo-guest". */
const DEVELOPER_PAGE = /["'`](?:\/|(?:app\/)?routes\/)?dev\/[\w-]+/g

/** Files of a Unix system that compiled C asks for: no pages of ours. */
const DEVICE_FILE = /\/dev\/(?:null|tty1?|stdin|stdout|stderr|shm|random|urandom)$/

const DEPLOYED = ['.reports/deploy', 'build/production/client']
const OWN = ['build/server', 'build/client']

function files(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(?:js|json|html)$/.test(name) && statSync(join(ROOT, name)).isFile())
}

/** Every mention of a developers' page below these folders, with the file it stands in. */
function mentions(folders: readonly string[]): string[] {
  return folders.flatMap(files).flatMap((file) => {
    const found = readFileSync(join(ROOT, file), 'utf8').match(DEVELOPER_PAGE) ?? []
    return [...new Set(found)]
      .filter((mention) => !DEVICE_FILE.test(mention))
      .map((mention) => `${file}: ${mention}`)
  })
}

await buildIfStale()
const deployed = mentions(DEPLOYED)
const workers = files('.reports/deploy').length
const blind = OWN.filter((folder) => mentions([folder]).length === 0)
for (const mention of deployed) console.log(`deployed: ${mention}`)
for (const folder of blind) console.log(`found no developers' page in ${folder}, where there are some`)
console.log(
  `${deployed.length} mentions of developers' pages in ${files('build/production/client').length} assets and ${workers} worker files`,
)
process.exit(deployed.length === 0 && blind.length === 0 && workers > 0 ? 0 : 1)
