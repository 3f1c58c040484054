// A slice of a circle.

/** A sector of a circle, clockwise from the top; shares of the whole. */
export function sector(x: number, y: number, r: number, from: number, to: number): string {
  if (to - from >= 0.999) return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  const point = (share: number) => {
    const turn = share * 2 * Math.PI
    return `${x + r * Math.sin(turn)} ${y - r * Math.cos(turn)}`
  }
  return `M${x} ${y}L${point(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z`
}
