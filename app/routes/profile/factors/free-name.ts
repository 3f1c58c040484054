/** `name`, or with the first number behind it that makes it another than those in use. */
export function freeName(name: string, used: readonly { friendlyName: string }[]): string {
  const isUsed = (candidate: string) => used.some(({ friendlyName }) => friendlyName === candidate)
  if (!isUsed(name)) return name
  let number = 2
  while (isUsed(`${name} ${number}`)) number++
  return `${name} ${number}`
}
