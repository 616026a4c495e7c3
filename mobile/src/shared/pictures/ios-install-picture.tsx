import { Phone } from './phone.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** On an iPhone: the share arrow first, then the plus that adds to the home screen. */
export function IosInstallPicture() {
  return (
    <PictureFrame>
      <g transform="translate(30 20)">
        <Phone>
          <rect x="5" y="14" width="34" height="20" rx="4" className="fill-harbour-100" />
          <rect x="5" y="39" width="34" height="5" rx="2.5" className="fill-sand" />
          <rect x="5" y="48" width="24" height="5" rx="2.5" className="fill-sand" />
          <path d="M0 64h44v15.5a6.5 6.5 0 0 1-6.5 6.5h-31A6.5 6.5 0 0 1 0 79.5Z" className="fill-sand" />
        </Phone>
      </g>
      <circle cx="55" cy="96" r="19" className="fill-marigold-500" />
      <path
        d="M49 93h-3v12h18V93h-3M55 99V84m-5 5 5-5 5 5"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
      <path
        d="M89 64h20m-8-8 8 8-8 8"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-harbour-700"
      />
      <g transform="translate(120 20)">
        <Phone>
          <rect x="5" y="14" width="34" height="10" rx="4" className="fill-harbour-100" />
          <path d="M0 32a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v47.5a6.5 6.5 0 0 1-6.5 6.5h-31A6.5 6.5 0 0 1 0 79.5Z" className="fill-sand" />
          <rect x="5" y="33" width="34" height="9" rx="4" className="fill-card" />
          <rect x="5" y="70" width="34" height="9" rx="4" className="fill-card" />
        </Phone>
      </g>
      <rect x="112" y="67" width="66" height="24" rx="8" className="fill-marigold-500" />
      <rect x="119" y="75" width="28" height="8" rx="4" className="fill-marigold-300" />
      <rect x="156" y="72" width="14" height="14" rx="4" fill="none" strokeWidth="2.8" className="stroke-ink" />
      <path d="M163 76v6M160 79h6" strokeWidth="2.8" strokeLinecap="round" className="stroke-ink" />
    </PictureFrame>
  )
}
