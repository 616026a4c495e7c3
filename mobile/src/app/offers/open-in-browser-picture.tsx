import { Phone } from '../../shared/pictures/phone.tsx'
import { PictureFrame } from '../../shared/pictures/picture-frame.tsx'

/** Inside another app: its three dots at the top, then the browser of the phone. */
export function OpenInBrowserPicture() {
  return (
    <PictureFrame>
      <g transform="translate(30 20)">
        <Phone>
          <rect x="5" y="34" width="34" height="20" rx="4" className="fill-harbour-100" />
          <rect x="5" y="60" width="34" height="5" rx="2.5" className="fill-sand" />
          <rect x="5" y="69" width="24" height="5" rx="2.5" className="fill-sand" />
        </Phone>
      </g>
      <circle cx="66" cy="36" r="17" className="fill-marigold-500" />
      <circle cx="58" cy="36" r="3" className="fill-ink" />
      <circle cx="66" cy="36" r="3" className="fill-ink" />
      <circle cx="74" cy="36" r="3" className="fill-ink" />
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
          <rect x="5" y="14" width="34" height="10" rx="5" className="fill-sand" />
          <circle cx="22" cy="50" r="15" className="fill-harbour-100" />
          <circle cx="22" cy="50" r="6" className="fill-harbour-700" />
        </Phone>
      </g>
    </PictureFrame>
  )
}
