import { PictureFrame } from './picture-frame.tsx'

/** Work going on: a crane lifts a spanner over a barrier. */
export function MaintenancePicture() {
  return (
    <PictureFrame>
      <rect x="14" y="120" width="172" height="8" rx="4" className="fill-harbour-700" />
      <path d="M42 120V36h16v84" fill="none" strokeWidth="4" className="stroke-harbour-900" />
      <path d="m42 116 16-14-16-14 16-14-16-14 16-14" fill="none" strokeWidth="3" strokeLinejoin="round" className="stroke-harbour-900" />
      <rect x="32" y="114" width="36" height="8" rx="3" className="fill-harbour-900" />
      <path d="M50 10 20 28M50 10l96 18" fill="none" strokeWidth="3" className="stroke-harbour-900" />
      <path d="M47 30V10q3-4 6 0v20Z" className="fill-harbour-900" />
      <rect x="14" y="27" width="150" height="9" rx="4" className="fill-marigold-500" />
      <rect x="16" y="33" width="20" height="16" rx="3" className="fill-harbour-700" />
      <rect x="58" y="34" width="18" height="18" rx="4" className="fill-harbour-700" />
      <path d="M66 39h10v7H66Z" className="fill-card" />
      <path d="M132 36v20" strokeWidth="3" className="stroke-harbour-900" />
      <path d="M132 54v5a5 5 0 1 1-5 5" fill="none" strokeWidth="3.5" strokeLinecap="round" className="stroke-harbour-900" />
      <g transform="rotate(38 128 84)">
        <path d="M123 70h12v34h-12Z" className="fill-harbour-700" />
        <path d="M124 50v10l5 4 5-4V50a14 14 0 0 1 1 27h-12a14 14 0 0 1 1-27Z" className="fill-harbour-700" />
        <circle cx="129" cy="106" r="11" className="fill-harbour-700" />
        <circle cx="129" cy="106" r="4.5" className="fill-harbour-100" />
      </g>
      <path d="M152 104h5v18h-5ZM178 104h5v18h-5Z" className="fill-ink" />
      <rect x="144" y="92" width="46" height="15" rx="4" className="fill-card" />
      <path d="m150 107 9-15h9l-9 15ZM168 107l9-15h9l-9 15Z" className="fill-arrears" />
      <path d="M80 116c0-14 8-20 17-20s17 6 17 20Z" className="fill-marigold-500" />
      <rect x="74" y="113" width="46" height="7" rx="3.5" className="fill-marigold-500" />
      <path d="M93 95q4-2 8 0v14h-8Z" className="fill-marigold-300" />
    </PictureFrame>
  )
}
