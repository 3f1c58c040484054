export default function MathMaster() {
  return null
}
