import { Marigold } from './marigold.tsx'
import { HeldPhone } from './phone.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** A new version: a phone whose arrows turn round a flower. */
export function UpdatePicture() {
  return (
    <PictureFrame>
      <path d="M40 44l3-8 3 8 8 3-8 3-3 8-3-8-8-3Z" className="fill-marigold-500" />
      <path d="M158 34l2.5-6 2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5Z" className="fill-marigold-500" />
      <circle cx="52" cy="88" r="4" className="fill-harbour-200" />
      <circle cx="160" cy="66" r="4" className="fill-harbour-200" />
      <g transform="translate(72 14)">
        <HeldPhone skin="brown" sleeve="stroke-harbour-700" cuff="stroke-marigold-300">
          <circle cx="22" cy="36" r="19" className="fill-harbour-100" />
          <path
            d="M8 36a14 14 0 0 1 24-10M36 36a14 14 0 0 1-24 10"
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            className="stroke-harbour-700"
          />
          <path
            d="M35.5 19.5v10h-10ZM8.5 52.5v-10h10Z"
            strokeWidth="2"
            strokeLinejoin="round"
            className="fill-harbour-700 stroke-harbour-700"
          />
          <Marigold x={22} y={36} radius={9} />
          <rect x="8" y="66" width="28" height="8" rx="4" className="fill-harbour-100" />
          <rect x="8" y="66" width="20" height="8" rx="4" className="fill-harbour-700" />
        </HeldPhone>
      </g>
    </PictureFrame>
  )
}
