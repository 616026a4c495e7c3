import type { ReactNode } from 'react'
import { PictureFrame } from '../../../shared/pictures/picture-frame.tsx'

/** A QR with a corner torn off: this try is over, marked as a failure or, without alarm, as given up. */
export function TornPicture({ isGivenUp = false }: { isGivenUp?: boolean }) {
  return (
    <PictureFrame>
      <g transform="translate(28 12) scale(1.2)">
        <path d="M28 10h52l14 14-8 8 8 9-8 9 8 30H28a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z" className="fill-card" />
        <path d="M34 22h14v14H34zM34 50h14v14H34zM60 22h12v6H60zM56 40h8v8h-8zM62 56h14v6H62z" className="fill-harbour-700" />
        <circle cx="88" cy="70" r="18" className={isGivenUp ? 'fill-inactive' : 'fill-arrears'} />
        <path d={isGivenUp ? 'M79 70h18' : 'm81 63 14 14m0-14-14 14'} strokeWidth="5" strokeLinecap="round" className="stroke-card" />
      </g>
    </PictureFrame>
  )
}

/** A coin with what is done to it. */
function CoinPicture({ children }: { children: ReactNode }) {
  return (
    <PictureFrame>
      <g transform="translate(28 12) scale(1.2)">
        <circle cx="46" cy="60" r="24" className="fill-marigold-500" />
        <circle cx="46" cy="60" r="16" className="fill-marigold-300" />
        <text x="46" y="66" textAnchor="middle" fontSize="17" fontWeight="700" className="fill-ink">
          S$
        </text>
        {children}
      </g>
    </PictureFrame>
  )
}

/** A coin under a magnifying glass: money that staff look at. */
export function LookedAtPicture() {
  return (
    <CoinPicture>
      <circle cx="76" cy="40" r="20" strokeWidth="7" className="fill-card stroke-harbour-700" fillOpacity="0.7" />
      <path d="m91 55 15 17" strokeWidth="9" strokeLinecap="round" className="stroke-harbour-900" />
    </CoinPicture>
  )
}

/** A coin under an arrow that turns back: money on its way to the member. */
export function SentBackPicture() {
  return (
    <CoinPicture>
      <path d="M104 74V50a24 24 0 0 0-24-24H18m18-18L18 26l18 18" strokeWidth="9" className="fill-none stroke-harbour-700" />
    </CoinPicture>
  )
}

/** A coin with a question: whether money was paid. */
export function AskedPicture() {
  return (
    <CoinPicture>
      <circle cx="80" cy="38" r="22" className="fill-harbour-700" />
      <text x="80" y="49" textAnchor="middle" fontSize="32" fontWeight="700" className="fill-card">
        ?
      </text>
    </CoinPicture>
  )
}
