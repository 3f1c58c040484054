// The picture that goes with a shared link, 1200 x 630, for tests/sandbox/draw-pictures.ts to photograph:
// /dev/picture?picture=games&lang=fr. Developers only; production answers 404.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { PICTURES, type Picture } from '#app/seo/pictures.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Glim } from '#app/ui/art/glim.tsx'
import { HeroScene } from '#app/ui/art/hero-scene.tsx'
import { InkMark } from '#app/ui/ink-mark.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { SCENES, type Scene } from './picture/scenes.ts'
import './picture/picture.css'

export const meta: MetaFunction = () => [{ title: 'Picture' }, { name: 'robots', content: 'noindex' }]

export function loader({ request, context }: LoaderFunctionArgs) {
  if (context.config.environment !== 'development') throw new Response(null, { status: 404 })
  const asked = new URL(request.url).searchParams.get('picture')
  const picture: Picture = PICTURES.find((name) => name === asked) ?? 'notebook'
  // Chinese has no face of ours to be drawn in: the product's name stands for itself.
  const words = context.locale === 'zh' ? `*${PRODUCT_NAME}*` : SCENES[picture].words[context.locale]
  return { picture, words }
}

export default function SharePicture() {
  const { picture, words } = useLoaderData<typeof loader>()
  const scene = SCENES[picture]
  const [before, marked, after] = words.split('*')
  return (
    <div className="share-picture" data-level={scene.level} data-picture={picture}>
      <Page>
        <p className="from">
          <Art name="mark" /> {PRODUCT_NAME}
        </p>
        <h1>
          {before}
          <InkMark>{marked}</InkMark>
          {after}
        </h1>
        {picture === 'notebook' ? <HeroScene title={PRODUCT_NAME} /> : <Drawings scene={scene} />}
      </Page>
    </div>
  )
}

function Drawings({ scene }: { scene: Scene }) {
  return (
    <div className="drawings">
      <span className="ground" />
      {scene.drawings.map(({ what, left, top, width, turn }) => (
        <span
          key={what}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, rotate: `${turn}deg` }}
        >
          {what === 'cheering' || what === 'hello' || what === 'thinking' ? (
            <Glim mood={what} />
          ) : (
            <Art name={what} grain sticker={what.startsWith('badge-')} />
          )}
        </span>
      ))}
    </div>
  )
}
