// How this device shows a model in the room outside of our page, if it can.

/** quick-look: iOS opens a USDZ file from a link with rel=ar. scene-viewer: Android opens a glTF file by its address. */
export type RoomViewer = 'quick-look' | 'scene-viewer'

/** Null where neither is known to be there. */
export function roomViewer(device: { supportsRelAr: boolean; userAgent: string }): RoomViewer | null {
  if (device.supportsRelAr) return 'quick-look'
  return /\bAndroid\b/.test(device.userAgent) ? 'scene-viewer' : null
}

export function readRoomViewer(): RoomViewer | null {
  const supportsRelAr = document.createElement('a').relList.supports('ar')
  return roomViewer({ supportsRelAr, userAgent: navigator.userAgent })
}
