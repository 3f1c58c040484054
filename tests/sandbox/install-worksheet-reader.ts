import { join } from 'node:path'
import { installPackages } from './install-packages.mjs'
import { ROOT } from './toolchain.mjs'

/** Installs the package of what reads worksheets (decision 32), and tells its folder. */
export async function installWorksheetReader(): Promise<string> {
  const folder = join(ROOT, 'tests', 'sandbox', 'worksheet-reader')
  await installPackages(folder, 'Installing what reads worksheets')
  return folder
}
