import { Marigold } from './marigold.tsx'
import { HeldPhone } from './phone.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** The app lands on the phone's home screen. */
export function InstallPicture() {
  return (
    <PictureFrame>
      <g transform="translate(62 16)">
        <HeldPhone left skin="dark" sleeve="stroke-marigold-500" cuff="stroke-harbour-700">
          <rect width="44" height="86" rx="6.5" className="fill-harbour-200" />
          <g className="fill-card">
            <rect x="4" y="14" width="10" height="10" rx="3" />
            <rect x="4" y="28" width="10" height="10" rx="3" />
            <rect x="4" y="42" width="10" height="10" rx="3" />
            <rect x="17" y="42" width="10" height="10" rx="3" />
            <rect x="30" y="42" width="10" height="10" rx="3" />
            <rect x="4" y="56" width="10" height="10" rx="3" />
            <rect x="17" y="56" width="10" height="10" rx="3" />
            <rect x="30" y="56" width="10" height="10" rx="3" />
          </g>
          <rect
            x="16"
            y="13"
            width="25"
            height="25"
            rx="7"
            fill="none"
            strokeWidth="2"
            strokeDasharray="4 3"
            className="stroke-harbour-700"
          />
          <rect x="8" y="74" width="28" height="8" rx="4" className="fill-card" />
        </HeldPhone>
      </g>
      <path d="M159 32l15-6M162 47h18M159 62l15 6" strokeWidth="4.5" strokeLinecap="round" className="stroke-harbour-700" />
      <g transform="rotate(9 126 46)">
        <rect x="101" y="21" width="50" height="50" rx="13" className="fill-harbour-100" />
        <rect x="104" y="24" width="44" height="44" rx="11" className="fill-harbour-700" />
        <Marigold x={126} y={46} radius={18} heart="fill-card" />
      </g>
    </PictureFrame>
  )
}
