import { useEffect, useRef } from 'react'

/** What the camera sees, shown and nothing else: no code reads a pixel of it. */
export function CameraPicture({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} autoPlay muted playsInline disablePictureInPicture aria-hidden />
}
