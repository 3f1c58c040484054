export type PictureKind = 'jpeg' | 'png' | 'webp'
export type FileKind = 'pdf' | PictureKind

/** Readers of PDF pass over what stands before its mark (ISO 32000-1, implementation note 13). */
const PDF_WITHIN = 1_024
const PDF_MARK = [0x25, 0x50, 0x44, 0x46, 0x2d]
const JPEG_MARK = [0xff, 0xd8, 0xff]
const PNG_MARK = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF_MARK = [0x52, 0x49, 0x46, 0x46]
const WEBP_MARK = [0x57, 0x45, 0x42, 0x50]

/** What a file is by how it begins, whatever it is called. @param bytes the file, or its first kilobyte */
export function fileKind(bytes: Uint8Array): FileKind | null {
  if (hasAt(bytes, 0, PNG_MARK)) return 'png'
  if (hasAt(bytes, 0, JPEG_MARK)) return 'jpeg'
  if (hasAt(bytes, 0, RIFF_MARK) && hasAt(bytes, 8, WEBP_MARK)) return 'webp'
  for (let at = 0; at < Math.min(bytes.length, PDF_WITHIN); at++) if (hasAt(bytes, at, PDF_MARK)) return 'pdf'
  return null
}

function hasAt(bytes: Uint8Array, at: number, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[at + index] === byte)
}
