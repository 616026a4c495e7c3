import { Marigold } from './marigold.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** A place on a map of the harbour. */
export function PlacesPicture() {
  return (
    <PictureFrame>
      <path d="M18 62 72 48v66L18 128Z" className="fill-card" />
      <path d="m72 48 56 14v66l-56-14Z" className="fill-sand" />
      <path d="m128 62 54-14v66l-54 14Z" className="fill-card" />
      <path d="M18 106c20-2 26-16 54-12v20L18 128Z" className="fill-harbour-200" />
      <path d="M72 94c20 2 32 14 56 10v24l-56-14Z" className="fill-harbour-700" />
      <path d="M128 104c20-4 26-18 54-20v30l-54 14Z" className="fill-harbour-200" />
      <path d="m26 78 40-10M44 74v22M136 74l38-10M154 69v20" strokeWidth="4" strokeLinecap="round" className="stroke-hairline" />
      <path d="M44 92c8 10 30 4 46 4" fill="none" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 8" className="stroke-arrears" />
      <path d="M146 96h22l-3 7h-16Zm5-7h8v7h-8Z" className="fill-harbour-900" />
      <ellipse cx="100" cy="94" rx="12" ry="4" className="fill-harbour-900" opacity=".25" />
      <path d="M100 94C84 70 70 60 70 40a30 30 0 0 1 60 0c0 20-14 30-30 54Z" className="fill-harbour-900" />
      <circle cx="100" cy="40" r="22" className="fill-card" />
      <Marigold x={100} y={40} radius={18} />
    </PictureFrame>
  )
}
