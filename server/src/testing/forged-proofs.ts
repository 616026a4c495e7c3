import { type CardProof, writeProof } from '@mwc/contract/card/card-proof'

/** Numbers below a limit, the same at each run (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'

/** Proofs that nobody signed, the same at each run: random ones, and changed ones of two known phones (`real` is of now). */
export function* forgedProofs(count: number, real: CardProof, other: CardProof): Generator<string> {
  const dice = seeded(20_261_121)
  const text = writeProof(real)
  const randomBytes = (length: number) => Uint8Array.from({ length }, () => dice(256))
  const oneBitChanged = ({ signature }: CardProof) => {
    const [place, bit] = [dice(signature.length), 1 << dice(8)]
    return signature.map((byte, i) => (i === place ? byte ^ bit : byte))
  }
  const oneSignChanged = () => {
    const place = dice(text.length)
    const sign = [...signs].filter((one) => one !== text[place])[dice(signs.length - 1)]
    return text.slice(0, place) + sign + text.slice(place + 1)
  }
  const makers = [
    () => writeProof({ ...real, signature: randomBytes(64) }),
    () => writeProof({ ...real, signature: oneBitChanged(real) }),
    () => writeProof({ ...real, step: real.step + 1 + dice(5) }),
    () => writeProof({ ...real, step: real.step - 1 - dice(5) }),
    () => writeProof({ ...real, keyId: other.keyId }),
    () => writeProof({ ...other, signature: real.signature }),
    () => writeProof({ ...real, keyId: real.keyId.slice(0, -1) + signs[(signs.indexOf(real.keyId.slice(-1)) + 1 + dice(63)) % 64] }),
    oneSignChanged,
    () => text.slice(0, 1 + dice(text.length - 1)),
    () => Array.from({ length: 1 + dice(160) }, () => signs[dice(signs.length)]).join(''),
  ]
  for (let i = 0; i < count; i += 1) yield makers[i % makers.length]?.() ?? ''
}
