/** As browsers have it and Node has not; three's exporter of glTF reads its own blobs with it. */
export class StandInFileReader {
  result: ArrayBuffer | null = null
  onloadend: (() => void) | null = null

  readAsArrayBuffer(blob: Blob): void {
    void blob.arrayBuffer().then((buffer) => {
      this.result = buffer
      this.onloadend?.()
    })
  }
}
