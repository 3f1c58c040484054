// A drawing of the sprite as a picture for a canvas, in the colours the page has now. Canvases know nothing of custom
// properties: they are resolved here and written into the drawing.
import { type ArtName, spriteUrl } from '#app/ui/art/art.tsx'
import { ART_SIZES } from '#app/ui/art/sprite-index.ts'

const COLOURS = ['--il-a', '--il-b', '--il-p', '--il-ink', '--c-margin', '--c-line'] as const
const PLAIN = ['--il-w', '--il-wt', '--il-shift', '--il-hatch'] as const
/** Room around the drawing's box, as a share of it: outlines and the printing shift reach beyond. */
const ROOM = 0.1

let sprite: Promise<Document> | null = null

/**
 * @param width of the drawing's box, in pixels of the canvas; the canvas is somewhat larger, the box in its middle
 * @throws when the sprite cannot be had
 */
export async function paintArt(name: ArtName, width: number): Promise<HTMLCanvasElement> {
  sprite ??= fetchSprite()
  const symbol = (await sprite).getElementById(name)
  if (!symbol) throw new Error(`no drawing is called ${name}`)
  const [boxWidth, boxHeight] = ART_SIZES[name]
  const [left = 0, top = 0] = (symbol.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const [roomX, roomY] = [boxWidth * ROOM, boxHeight * ROOM]
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * (1 + 2 * ROOM)))
  canvas.height = Math.max(1, Math.round((canvas.width * boxHeight) / boxWidth))

  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const { name: attribute, value } of symbol.attributes) {
    if (attribute !== 'id') svg.setAttribute(attribute, value)
  }
  svg.setAttribute(
    'viewBox',
    `${left - roomX} ${top - roomY} ${boxWidth + 2 * roomX} ${boxHeight + 2 * roomY}`,
  )
  svg.setAttribute('width', String(canvas.width))
  svg.setAttribute('height', String(canvas.height))
  svg.setAttribute('style', `${resolvedProperties()};${symbol.getAttribute('style') ?? ''}`)
  for (const node of symbol.childNodes) svg.appendChild(node.cloneNode(true))

  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await picture.decode()
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function fetchSprite(): Promise<Document> {
  const response = await fetch(spriteUrl)
  if (!response.ok) throw new Error(`sprite: ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
}

function resolvedProperties(): string {
  const style = getComputedStyle(document.documentElement)
  const probe = document.createElement('i')
  probe.hidden = true
  document.documentElement.appendChild(probe)
  const colours = COLOURS.map((name) => {
    probe.style.color = `var(${name})`
    return `${name}:${getComputedStyle(probe).color}`
  })
  probe.remove()
  return [...colours, ...PLAIN.map((name) => `${name}:${style.getPropertyValue(name).trim()}`)].join(';')
}
