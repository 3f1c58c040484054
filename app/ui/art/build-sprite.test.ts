// The committed sprite is what the drawings say, and every drawing only names tokens that exist.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  buildSprite,
  buildSpriteIndex,
  buildStickerSprite,
  buildStrandSprite,
  buildStudySprite,
  SPRITE_FILE,
  SPRITE_INDEX_FILE,
  STICKER_SPRITE_FILE,
  STRAND_SPRITE_FILE,
  STUDY_SPRITE_FILE,
} from './build-sprite.ts'
import { ART_SIZES } from './sprite-index.ts'

const first = buildSprite()
const study = buildStudySprite()
const stickers = buildStickerSprite()
const strands = buildStrandSprite()
const sprite = first + study + stickers

describe('sprite', () => {
  it('is up to date (run `node app/ui/art/build-sprite.ts`)', () => {
    expect(readFileSync(SPRITE_FILE, 'utf8')).toBe(first)
    expect(readFileSync(STUDY_SPRITE_FILE, 'utf8')).toBe(study)
    expect(readFileSync(STICKER_SPRITE_FILE, 'utf8')).toBe(stickers)
    expect(readFileSync(STRAND_SPRITE_FILE, 'utf8')).toBe(strands)
    expect(readFileSync(SPRITE_INDEX_FILE, 'utf8')).toBe(buildSpriteIndex())
  })

  it('has one symbol for every name, with a drawing in it', () => {
    const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)<\/symbol>/g)]
    expect(symbols.map(([, id]) => id)).toEqual(Object.keys(ART_SIZES))
    for (const [, id, , art] of symbols) expect(art, id).toMatch(/<(path|circle|ellipse|g)/)
  })

  it('takes all its colours from tokens', () => {
    expect((sprite + strands).match(/#[0-9a-f]{3,8}\b|rgb\(/gi)).toBeNull()
    const tokens = ['tokens.css', 'paper.css'].map((file) =>
      readFileSync(new URL(`../theme/${file}`, import.meta.url), 'utf8'),
    )
    const used = new Set([...(sprite + strands).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    for (const name of used) expect(tokens.join(''), name).toContain(`${name}`)
  })

  it('stays small', () => {
    expect(first.length).toBeLessThan(135_000)
    expect(study.length).toBeLessThan(45_000)
    expect(stickers.length).toBeLessThan(26_000)
    expect(strands.length).toBeLessThan(28_000)
  })
})
