/** Pixels of a picture as its header says, before a browser takes the memory for them; null: there is no such header. */
export function picturePixels(bytes: Uint8Array, kind: 'jpeg' | 'png'): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return kind === 'png' ? view.getUint32(16) * view.getUint32(20) : jpegPixels(view)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** From the first start-of-frame segment (ITU T.81, B.2.2). */
function jpegPixels(view: DataView): number | null {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** SOF0 to SOF15 without the tables that share their range: DHT, JPG, DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
