import { PictureFrame } from './picture-frame.tsx'

/** A bell that rings petals. */
export function NotificationPicture() {
  return (
    <PictureFrame>
      {[-90, -60, -30, 0, 30, 60, 90].map((turn) => (
        <path
          key={turn}
          d="M0-50C-7-54-11-61-9-68-7-73-2-74 0-72 2-74 7-73 9-68 11-61 7-54 0-50Z"
          transform={`translate(100 80) rotate(${turn})`}
          className="fill-marigold-500"
        />
      ))}
      <circle cx="100" cy="112" r="12" className="fill-marigold-500" />
      <path d="M62 104c8-10 6-20 8-36 2-18 14-28 30-28s28 10 30 28c2 16 0 26 8 36Z" className="fill-harbour-700" />
      <path d="M79 92c3-10 1-20 4-30 2-6 6-9 10-10" fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-harbour-200" />
      <rect x="54" y="100" width="92" height="12" rx="6" className="fill-harbour-900" />
      <circle cx="100" cy="38" r="6" className="fill-harbour-900" />
      <circle cx="130" cy="56" r="13" className="fill-card" />
      <circle cx="130" cy="56" r="10" className="fill-arrears" />
      <path d="M128 52l3-2v12" fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" className="stroke-card" />
    </PictureFrame>
  )
}
