// Small PDF files (ISO 32000-1) made for a journey: one page of text, or one that asks for a password.

function partsOf(lines: readonly string[]): string[] {
  const text = lines
    .map((line, index) => `${index === 0 ? '72 720' : '0 -40'} Td (${escaped(line)}) Tj`)
    .join(' ')
  const content = `BT /F1 24 Tf ${text} ET`
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
}

/** Section 7.3.4.2. */
const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** A page with these lines, in Latin letters. */
export const pdfOf = (lines: readonly string[]): Buffer => fileOf(partsOf(lines))

/** One that is encrypted (section 7.6.3, revision 2) by a password nobody knows: its keys are made up. */
export function lockedPdf(): Buffer {
  const key = `<${'5a'.repeat(32)}>`
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`
  return fileOf(
    [...partsOf(['1) 12 + 7 =']), encrypt],
    `/Encrypt 6 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  )
}

/** The file of these objects, numbered from 1: header, body, cross-reference table, trailer (section 7.5). */
function fileOf(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
