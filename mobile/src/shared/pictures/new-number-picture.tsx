import { Phone } from './phone.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** A phone gets another SIM card. */
export function NewNumberPicture() {
  return (
    <PictureFrame>
      <g transform="translate(75 24)">
        <Phone>
          <rect width="44" height="86" rx="6.5" className="fill-harbour-700" />
          <path d="M13 24c4-1 6 4 6 7s-2 3-2 5 6 8 8 8 2-2 5-2 8 2 7 6-5 6-8 6C19 54 8 41 8 32c0-3 2-7 5-8Z" className="fill-card" />
          <path d="M11 70h4M20 70h4M29 70h4" strokeWidth="4.5" strokeLinecap="round" className="stroke-marigold-300" />
        </Phone>
      </g>
      <g transform="translate(18 62) rotate(-10)">
        <path d="M5 0h20l13 13v33a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z" className="fill-inactive" />
        <rect x="8" y="19" width="22" height="24" rx="4" className="fill-inactive-tint" />
        <path d="M8 27h22M8 35h22M19 19v24" strokeWidth="2" className="stroke-inactive" />
      </g>
      <g transform="translate(146 18) rotate(10)">
        <path d="M5 0h20l13 13v33a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z" className="fill-marigold-500" />
        <rect x="8" y="19" width="22" height="24" rx="4" className="fill-marigold-300" />
        <path d="M8 27h22M8 35h22M19 19v24" strokeWidth="2" className="stroke-marigold-500" />
      </g>
      <path
        d="M64 50C54 46 44 46 36 52M33 41.5l1.5 12 11.5-2"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-harbour-700"
      />
      <path
        d="M166 82c-6 9-16 14-28 13M147 86l-10 9 9 9"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-harbour-700"
      />
    </PictureFrame>
  )
}
