import { type PictureOnCard, pictureAddress } from './picture-address.ts'
import './card-picture.css'

export interface CardPictureProps extends PictureOnCard {
  /** A copy in memory, which is there without a line. */
  kept?: ReadonlyMap<string, string>
}

export function CardPicture({ kept, ...of }: CardPictureProps) {
  const { alt, width, height } = of.picture
  const address = pictureAddress(of)
  return (
    <img
      className="card-picture"
      src={kept?.get(address) ?? address}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  )
}
