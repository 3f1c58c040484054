// Paper: every fill in its two tones. The light is fixed to the viewer, so shade and hatch sit bottom right from all sides.
import { DoubleSide, ShaderMaterial } from 'three'
import { HEAT, IN_PLACE, NOISE, PLACES, STYLE } from './glsl.ts'
import type { Places, Uniforms } from './uniforms.ts'

const VERTEX = /* glsl */ `
attribute float fill;
uniform vec2 uViewport, uShift;
uniform float uRatio;
varying vec3 vNormal;
varying float vFill, vHeight;
varying vec2 vOrigin;
${PLACES}
void main() {
  ${IN_PLACE}
  vNormal = normalAt * normal;
  vFill = fill;
  vHeight = (modelAt * vec4(position, 1.)).y - modelAt[3].y;
  vec4 origin = projectionMatrix * seenAt * vec4(0., 0., 0., 1.);
  // Hatch sticks to the object's origin, so it does not swim when the phone moves.
  vOrigin = (origin.xy / origin.w * .5 + .5) * uViewport;
  gl_Position = projectionMatrix * seenAt * vec4(position, 1.);
  // The print is out of register with its lines.
  gl_Position.xy += uShift * printed * uRatio / uViewport * 2. * gl_Position.w;
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uPalette[9], uDeep, uLight;
uniform float uRatio, uShade, uTerminator, uAlpha, uRoom, uNight;
uniform int uStyle;
varying vec3 vNormal;
varying float vFill, vHeight;
varying vec2 vOrigin;
${STYLE}
${NOISE}
${HEAT}
/** Lines from bottom left to top right, so many pixels apart and half so wide, in the shade only. */
float hatched(vec2 q, float apart, float thick, float shade) {
  float off = abs(fract((q.x + q.y + noise(q * .04) * 2.) / apart) - .5) * apart;
  return shade * (1. - smoothstep(thick - .35, thick + .35, off));
}
void main() {
  int fill = int(vFill + .5);
  vec3 n = normalize(vNormal);
  if (!gl_FrontFacing) n = -n;
  float light = dot(n, uLight), lit = smoothstep(uTerminator - .015, uTerminator + .015, light);
  vec3 base = uPalette[fill], colour = base;
  vec2 q = (gl_FragCoord.xy - vOrigin) / uRatio;
  float slant = q.x * .7071 - q.y * .7071, across = q.x + q.y;
  if (uStyle == WASH) {
    // A brush loaded unevenly: the edge of the second tone is not a ruler's.
    float edge = uTerminator + (noise(q * .07) - .5) * .09;
    lit = smoothstep(edge - .02, edge + .02, light);
    float deep = 1. - smoothstep(-.52, -.46, light + (noise(q * .05 + 9.) - .5) * .1);
    colour = mix(base, mix(base, uDeep, uShade * (1. + deep * .55)), 1. - lit);
  } else if (uStyle == WAX) {
    float grain = noise(vec2(slant * .55, across * .13)) * .6 + noise(q * .5) * .4;
    // At night the page below is dark: less of it shows through, and a second coat is hardly darker.
    vec3 coat = mix(base, uDeep, uShade * (.8 - .5 * uNight));
    colour = mix(coat, base, max(lit, step(.6, noise(vec2(slant * .42, across * .05 + 7.))) * .7));
    colour = mix(colour, mix(colour, uPalette[0], .62 - .4 * uNight), fill == 0 ? 0. : smoothstep(.63, .72, grain));
  } else if (uStyle == HATCH) {
    colour = mix(base, uPalette[3], hatched(q, 9., 1.05, 1. - lit) * .92);
  } else if (uStyle == FINE_HATCH) {
    float darker = 1. - smoothstep(-.42, -.38, light);
    colour = mix(mix(base, uDeep, uShade), base, lit);
    colour = mix(colour, uPalette[3], hatched(q, 5., .5, 1. - lit) * .5);
    colour = mix(colour, uPalette[3], hatched(vec2(q.x, -q.y), 5., .45, darker) * .4);
  } else if (uStyle == CUT) {
    float fibre = noise(q * .9) * .05 + noise(q * .11) * .04 + noise(vec2(slant * .9, across * .08)) * .03;
    colour = mix(mix(base, uDeep, .3), base, lit) + fibre - .06;
  } else if (uStyle == CHALK) {
    float grain = noise(vec2(slant * .5, across * .1)) * .55 + noise(q * .55) * .45;
    // Slate is left as it is, a little chalk dust on it.
    float pressed = fill == 3 ? .06 : fill == 0 || fill == 6 ? .14 : .5;
    colour = mix(uPalette[6], fill == 0 || fill == 6 ? uPalette[3] : mix(base, vec3(1.), .25), pressed * smoothstep(.34, .62, grain) * (.5 + .5 * lit));
  } else if (uStyle == GLOW) {
    float rim = pow(1. - max(n.z, 0.), 2.2);
    colour = vec3(.03, .02, .09) + (fill == 0 ? uPalette[3] : base) * (rim * .62 + .09);
  } else {
    colour = heat(clamp(vHeight * 2.6 + max(n.z, 0.) * .34 + (fill == 1 ? .26 : fill == 2 ? .12 : fill == 3 ? -.1 : -.02), 0., 1.));
  }
  gl_FragColor = vec4(colour * uRoom, uAlpha);
}`

/**
 * @param alpha below 1 for glass
 * @param places of what is drawn together
 */
export function paperMaterial(uniforms: Uniforms, alpha = 1, places?: Places): ShaderMaterial {
  return new ShaderMaterial({
    name: alpha < 1 ? 'glass' : 'paper',
    uniforms: { ...uniforms, ...places?.uniforms, uAlpha: { value: alpha } },
    defines: { ...places?.defines },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: DoubleSide,
    transparent: alpha < 1,
    depthWrite: alpha === 1,
    // Lines lie on their fills.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  })
}
