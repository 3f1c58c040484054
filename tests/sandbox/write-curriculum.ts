// `npm run curriculum`: writes docs/curriculum.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { curriculumDocument } from '../architecture/curriculum-table.ts'
import { ROOT } from './toolchain.mjs'

writeFileSync(join(ROOT, 'docs', 'curriculum.md'), curriculumDocument())
