import { Marigold } from './marigold.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** News: a paper with the harbour on its front, and a loudhailer. */
export function NewsPicture() {
  return (
    <PictureFrame>
      <rect x="40" y="26" width="88" height="98" rx="7" className="fill-harbour-200" transform="rotate(-7 84 75)" />
      <rect x="40" y="24" width="88" height="100" rx="7" className="fill-card" />
      <rect x="48" y="33" width="72" height="10" rx="4" className="fill-harbour-900" />
      <path d="M48 52a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v30H48Z" className="fill-harbour-100" />
      <Marigold x={67} y={66} radius={13} />
      <path d="M48 72q5-4 9.5 0t9.5 0 9.5 0 9.5 0v10a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4Z" className="fill-harbour-700" />
      <path
        d="M94 52h24M94 62h18M94 72h24M94 82h14M50 96h68M50 106h68M50 116h34"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-sand"
      />
      <g transform="rotate(-16 140 96)">
        <path d="M122 92h12v30a6 6 0 0 1-12 0Z" className="fill-harbour-900" />
        <path d="M112 82h22v24h-22a12 12 0 0 1 0-24Z" className="fill-harbour-700" />
        <path d="M132 82c16-2 26-8 32-16v56c-6-8-16-14-32-16Z" className="fill-marigold-500" />
        <rect x="160" y="62" width="8" height="64" rx="4" className="fill-marigold-300" />
      </g>
      <path d="M174 52l8-8M182 70l10-3M164 42l3-10" strokeWidth="4.5" strokeLinecap="round" className="stroke-harbour-700" />
    </PictureFrame>
  )
}
