import { encode } from 'uqr'

/** A picture in shades of grey, 0 black to 255 white. */
export type Picture = { width: number; height: number; pixels: Float32Array }
/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number
type Point = readonly [x: number, y: number]

const side = 640
/** Light and dark as a camera sees paper and ink. */
const [paper, ink, counter] = [225, 35, 138]

/** Seeded random: mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A poster's code as a phone sees it: turned by `turn` degrees, its far side smaller by `tilt` (0 to 1), `size` px wide. */
function draw(text: string, { turn = 0, tilt = 0, size = 400 }, paint: (u: number, v: number, colour: number) => number): Picture {
  const { data, size: modules } = encode(text, { ecc: 'Q', border: 4 })
  const pixels = new Float32Array(side * side)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const steps = [0.25, 0.75]
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      let sum = 0
      for (const sy of steps) {
        for (const sx of steps) {
          const [dx, dy] = [(x + sx - side / 2) / size, (y + sy - side / 2) / size]
          const [rx, ry] = [cos * dx + sin * dy, cos * dy - sin * dx]
          const depth = 1 - tilt * ry
          const [u, v] = [rx / depth + 0.5, ry / depth + 0.5]
          const isOn = u >= 0 && u < 1 && v >= 0 && v < 1
          const isDark = isOn && data[Math.floor(v * modules)]?.[Math.floor(u * modules)]
          sum += isOn ? paint(u, v, isDark ? ink : paper) : counter
        }
      }
      pixels[y * side + x] = sum / 4
    }
  }
  return { width: side, height: side, pixels }
}

const each = (picture: Picture, change: (value: number, x: number, y: number) => number): Picture => ({
  ...picture,
  pixels: picture.pixels.map((value, i) => Math.min(255, Math.max(0, change(value, i % side, Math.floor(i / side))))),
})

/** The mean of `length` pixels along a direction: a hand that moves, or a lens out of focus where it is done across as well. */
function smear(picture: Picture, length: number, [dx, dy]: Point): Picture {
  const at = (x: number, y: number) => picture.pixels[Math.min(side - 1, Math.max(0, y)) * side + Math.min(side - 1, Math.max(0, x))] ?? 0
  return each(picture, (_, x, y) => {
    let sum = 0
    for (let i = 0; i < length; i += 1) sum += at(Math.round(x + (i - length / 2) * dx), Math.round(y + (i - length / 2) * dy))
    return sum / length
  })
}

const grain = (picture: Picture, random: Random, most = 12) => each(picture, (value) => value + (random() - 0.5) * 2 * most)
const plain = (_u: number, _v: number, colour: number) => colour
const farFrom = (u: number, v: number, [ax, ay]: Point, [bx, by]: Point) => {
  const [lx, ly] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((u - ax) * lx + (v - ay) * ly) / (lx * lx + ly * ly)))
  return Math.hypot(u - ax - along * lx, v - ay - along * ly)
}

/** One way of being worn; `much` runs from 0 (hardly) to 1 (badly). */
export type Wear = (text: string, much: number, random: Random) => Picture

/** Every way in which a poster at a counter comes to be hard to read. */
export const wears: Record<string, Wear> = {
  'as printed': (text, _much, random) => grain(draw(text, { turn: random() * 8 - 4 }, plain), random),
  turned: (text, much, random) => grain(draw(text, { turn: 20 + much * 160 * random() }, plain), random),
  'seen from aside': (text, much, random) => grain(draw(text, { turn: random() * 360, tilt: 0.2 + 0.7 * much, size: 380 }, plain), random),
  small: (text, much, random) => grain(draw(text, { turn: random() * 10, size: 190 - 100 * much }, plain), random),
  'moved hand': (text, much, random) => {
    const angle = random() * Math.PI
    return grain(smear(draw(text, {}, plain), 4 + Math.round(12 * much), [Math.cos(angle), Math.sin(angle)]), random)
  },
  'out of focus': (text, much, random) => {
    const length = 4 + Math.round(10 * much)
    return grain(smear(smear(draw(text, {}, plain), length, [1, 0]), length, [0, 1]), random)
  },
  'dim light': (text, much, random) =>
    grain(
      each(draw(text, {}, plain), (value) => 40 + (value - 40) * (0.3 - 0.24 * much)),
      random,
      4,
    ),
  glare: (text, much, random) => {
    const [cx, cy, reach] = [side * (0.3 + 0.4 * random()), side * (0.3 + 0.4 * random()), 60 + 130 * much]
    return grain(
      each(draw(text, { turn: 6 }, plain), (value, x, y) => value + 330 * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * reach ** 2))),
      random,
    )
  },
  shadow: (text, much, random) => {
    const edge = side * (0.3 + 0.4 * random())
    return grain(
      each(draw(text, { turn: 4 }, plain), (value, x, y) => (x + y / 3 > edge ? value * (0.55 - 0.4 * much) : value)),
      random,
      4,
    )
  },
  cracked: (text, much, random) => {
    const lines = Array.from({ length: 2 + Math.round(6 * much) }, () => ({
      from: [random(), 0] as Point,
      to: [random(), 1] as Point,
      wide: 0.004 + 0.012 * much * random(),
      colour: random() < 0.5 ? 250 : 20,
    }))
    const paint = (u: number, v: number, colour: number) =>
      lines.find(({ from, to, wide }) => farFrom(u, v, from, to) < wide)?.colour ?? colour
    return grain(draw(text, { turn: random() * 10 }, paint), random)
  },
  dirty: (text, much, random) => {
    const blots = Array.from({ length: 4 + Math.round(14 * much) }, () => ({
      at: [random(), random()] as Point,
      reach: 0.01 + 0.035 * random(),
      colour: 60 + 130 * random(),
    }))
    const paint = (u: number, v: number, colour: number) =>
      blots.find(({ at, reach }) => Math.hypot(u - at[0], v - at[1]) < reach)?.colour ?? colour
    return grain(draw(text, { turn: random() * 10 }, paint), random)
  },
  'torn corner': (text, much, random) => {
    // A corner without a finder: with one of the three gone there is no code any more.
    const cut = 0.08 + 0.2 * much
    return grain(
      draw(text, { turn: random() * 10 }, (u, v, colour) => (u + v > 2 - cut ? counter : colour)),
      random,
    )
  },
}
