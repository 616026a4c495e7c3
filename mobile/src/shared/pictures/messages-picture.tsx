import { HeldPhone } from './phone.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** A message on its way from a phone. */
export function MessagesPicture() {
  return (
    <PictureFrame>
      <g transform="translate(52 12)">
        <HeldPhone skin="light" sleeve="stroke-harbour-700" cuff="stroke-harbour-200">
          <path d="M9 16h22a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5H14l-5 4V33a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5Z" className="fill-harbour-200" />
          <path d="M13 41h22a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5v4l-5-4H13a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5Z" className="fill-harbour-700" />
          <path d="M14 48h18M14 54h10M10 22h18M10 27h11" strokeWidth="3" strokeLinecap="round" className="stroke-card" />
          <rect x="5" y="71" width="34" height="10" rx="5" className="fill-sand" />
        </HeldPhone>
      </g>
      <path
        d="M116 68c12 4 26-2 24-12s-14-8-12 2 16 8 26-4"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 6.5"
        className="stroke-harbour-700"
      />
      <path d="m184 18-54 18 18 8Z" className="fill-marigold-300" />
      <path d="m184 18-36 26 2 20 8-14Z" className="fill-marigold-500" />
      <path d="m184 18-26 32 14 8Z" className="fill-marigold-300" />
    </PictureFrame>
  )
}
