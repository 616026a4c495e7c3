import { PictureFrame } from './picture-frame.tsx'

/** Cover: an umbrella over a helmet in the rain. */
export function InsurancePicture() {
  return (
    <PictureFrame>
      <path
        d="M36 84l-4 10M54 96l-4 10M168 84l-4 10M152 98l-4 10M30 112l-3 8M174 110l-3 8"
        strokeWidth="4.5"
        strokeLinecap="round"
        className="stroke-harbour-200"
      />
      <path d="M104 22V12" strokeWidth="5" strokeLinecap="round" className="stroke-harbour-900" />
      <path d="M104 66v44a10 10 0 0 0 20 0v-3" fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-harbour-900" />
      <path
        d="M24 78a80 62 0 0 1 160 0q-13-11-26 0-13.5-11-27 0-13.5-11-27 0-13.5-11-27 0-13.5-11-27 0-13-11-26 0Z"
        className="fill-harbour-700"
      />
      <path d="M77 78C79 44 92 22 104 18c12 4 25 26 27 60q-13.5-11-27 0-13.5-11-27 0Z" className="fill-harbour-200" />
      <rect x="26" y="121" width="148" height="7" rx="3.5" className="fill-harbour-700" />
      <g transform="translate(-17 7)">
        <path d="M50 106c0-17 12-28 28-28s28 11 28 28Z" className="fill-marigold-500" />
        <rect x="40" y="104" width="76" height="10" rx="5" className="fill-marigold-500" />
        <path d="M71 76q7-3 14 0v22H71Z" className="fill-marigold-300" />
        <path d="M58 94q3-7 8-10" fill="none" strokeWidth="3.5" strokeLinecap="round" className="stroke-card" />
      </g>
    </PictureFrame>
  )
}
