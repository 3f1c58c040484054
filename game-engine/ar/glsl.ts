// Pieces of shader that several materials need.

/** Hash and value noise without a texture (Dave Hoskins, "Hash without Sine"). */
export const NOISE = /* glsl */ `
float hash21(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash21(i), hash21(i + vec2(1, 0)), f.x), mix(hash21(i + vec2(0, 1)), hash21(i + vec2(1, 1)), f.x), f.y);
}`

/** From cold (0) to hot (1), as a thermal camera shows it. */
export const HEAT = /* glsl */ `
vec3 heat(float t) {
  vec3 c = mix(vec3(.07, .03, .28), vec3(.45, .05, .55), smoothstep(0., .3, t));
  c = mix(c, vec3(.93, .22, .30), smoothstep(.28, .52, t));
  c = mix(c, vec3(1., .62, .13), smoothstep(.5, .74, t));
  return mix(c, vec3(1., .97, .72), smoothstep(.74, 1., t));
}`

/** Numbers of STYLES in hands.ts. */
export const STYLE = /* glsl */ `
#define WASH 0
#define WAX 1
#define HATCH 2
#define FINE_HATCH 3
#define CUT 4
#define CHALK 5
#define GLOW 6
#define THERMAL 7`

/** What is drawn together has a place of its own for each model (together.ts): before `main`. */
export const PLACES = /* glsl */ `
#ifdef TOGETHER
// Number of its place, and how far its print is out of register: 0 or 1.
attribute vec2 member;
uniform mat4 uPlaces[TOGETHER];
#endif`

/** The first lines of `main`: where the model stands and how it is seen, and how its normals are turned (their length is any). */
export const IN_PLACE = /* glsl */ `
#ifdef TOGETHER
  mat4 modelAt = uPlaces[int(member.x + .5)], seenAt = viewMatrix * modelAt;
  mat3 normalAt = mat3(cross(seenAt[1].xyz, seenAt[2].xyz), cross(seenAt[2].xyz, seenAt[0].xyz), cross(seenAt[0].xyz, seenAt[1].xyz));
  float printed = member.y;
  // Nothing stands there.
  gl_Position = vec4(2., 2., 2., 1.);
  if (modelAt[3][3] < .5) return;
#else
  mat4 modelAt = modelMatrix, seenAt = modelViewMatrix;
  mat3 normalAt = normalMatrix;
  float printed = 1.;
#endif`
