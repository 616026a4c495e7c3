import type { ReactNode } from 'react'
import { type SkinTone, skinTones } from './skin-tones.ts'

/** A phone of 50 by 92 whose screen, 44 by 86 from its own top left corner, shows the children. */
export function Phone({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect width="50" height="92" rx="9" className="fill-harbour-900" />
      <rect x="3" y="3" width="44" height="86" rx="6.5" className="fill-card" />
      <g transform="translate(3 3)">{children}</g>
      <rect x="18" y="5.5" width="14" height="3" rx="1.5" className="fill-harbour-900" />
    </>
  )
}

type Held = { skin: SkinTone; sleeve: string; cuff: string; left?: boolean; children?: ReactNode }

/** The same phone in a hand that comes from below: the right one, or the left. */
export function HeldPhone({ skin, sleeve, cuff, left = false, children }: Held) {
  const { stroke, line } = skinTones[skin]
  const side = left ? 'translate(50 0) scale(-1 1)' : undefined
  return (
    <>
      <g fill="none" transform={side}>
        <path d="M38 66 58 100" strokeWidth="27" className={stroke} />
        <path d="M44 62 52 76" strokeWidth="24" strokeLinecap="round" className={stroke} />
        <path d="M53.5 94 66 116" strokeWidth="32" className={sleeve} />
        <path d="M53.5 94 56 98.5" strokeWidth="36" className={cuff} />
      </g>
      <Phone>{children}</Phone>
      <g fill="none" strokeLinecap="round" transform={side}>
        <path d="M-1 47H3M-1.5 57H4M-1.5 67H4M-1 76.5H2.5" strokeWidth="9" className={stroke} />
        <path d="M57 72C59 60 54 52 46.5 44" strokeWidth="12" className={stroke} />
        <path d="M61.5 62C61 54 57 49 52 43.5" strokeWidth="1.5" className={line} />
      </g>
    </>
  )
}
