import { HeldPhone } from './phone.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** A phone reads the QR code on a counter. */
export function ScanPicture() {
  return (
    <PictureFrame>
      <rect x="8" y="112" width="184" height="10" rx="5" className="fill-marigold-500" />
      <path d="M18 122h164v6a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8Z" className="fill-harbour-700" />
      <path d="M84 48 117 32v54L84 92Z" className="fill-marigold-300" opacity=".6" />
      <path d="M44 104h28l6 9H38Z" className="fill-harbour-900" />
      <rect x="30" y="42" width="56" height="66" rx="7" className="fill-harbour-900" />
      <rect x="35" y="47" width="46" height="46" rx="4" className="fill-card" />
      <g transform="translate(41 53)">
        <path d="M2 2h10v10H2ZM22 2h10v10H22ZM2 22h10v10H2Z" fill="none" strokeWidth="3.5" className="stroke-ink" />
        <path
          d="M5.5 5.5h3v3h-3ZM25.5 5.5h3v3h-3ZM5.5 25.5h3v3h-3ZM15 1h4v6h-4ZM15 11h4v4h4v4h-8ZM1 16h8v3H1ZM22 22h5v5h-5ZM29 16h4v8h-4ZM28 29h5v4h-5ZM16 23h4v10h-4Z"
          className="fill-ink"
        />
      </g>
      <path d="M48 100h20" strokeWidth="4" strokeLinecap="round" className="stroke-marigold-500" />
      <g transform="translate(114 3)">
        <HeldPhone skin="brown" sleeve="stroke-harbour-900" cuff="stroke-marigold-500">
          <rect width="44" height="86" rx="6.5" className="fill-harbour-100" />
          <rect x="9" y="28" width="26" height="26" rx="2" className="fill-card" />
          <g transform="translate(12 31) scale(.588)">
            <path d="M2 2h10v10H2ZM22 2h10v10H22ZM2 22h10v10H2Z" fill="none" strokeWidth="3.5" className="stroke-ink" />
            <path
              d="M5.5 5.5h3v3h-3ZM25.5 5.5h3v3h-3ZM5.5 25.5h3v3h-3ZM15 1h4v6h-4ZM15 11h4v4h4v4h-8ZM1 16h8v3H1ZM22 22h5v5h-5ZM29 16h4v8h-4ZM28 29h5v4h-5ZM16 23h4v10h-4Z"
              className="fill-ink"
            />
          </g>
          <path
            d="M5 32v-5a4 4 0 0 1 4-4h4M39 32v-5a4 4 0 0 0-4-4h-4M5 50v5a4 4 0 0 0 4 4h4M39 50v5a4 4 0 0 1-4 4h-4"
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            className="stroke-harbour-700"
          />
          <circle cx="22" cy="73" r="7" className="fill-harbour-700" />
          <path
            d="m18.8 73 2.4 2.4 4-4.4"
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-card"
          />
        </HeldPhone>
      </g>
    </PictureFrame>
  )
}
