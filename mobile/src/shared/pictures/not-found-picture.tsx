import { PictureFrame } from './picture-frame.tsx'

/** Lost: a compass on a map whose way ends nowhere. */
export function NotFoundPicture() {
  return (
    <PictureFrame>
      <path d="M22 44 62 32v78L22 122Z" className="fill-card" />
      <path d="m62 32 44 14v78L62 110Z" className="fill-sand" />
      <path d="m106 46 44-14v78l-44 14Z" className="fill-card" />
      <path d="M22 94c14-12 24 2 40-12v28L22 122Z" className="fill-harbour-200" />
      <path d="M62 82c16-4 16 12 44 8v34l-44-14Z" className="fill-harbour-700" />
      <path
        d="M36 62c14-10 22 4 32 10s18 2 22-8"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="1 7"
        className="stroke-arrears"
      />
      <path d="m30 56 8 8m0-8-8 8" strokeWidth="4" strokeLinecap="round" className="stroke-arrears" />
      <circle cx="134" cy="44" r="8" fill="none" strokeWidth="5" className="stroke-harbour-900" />
      <circle cx="134" cy="86" r="38" className="fill-harbour-900" />
      <circle cx="134" cy="86" r="30" className="fill-card" />
      <path d="M134 60v6M134 106v6M108 86h6M154 86h6" strokeWidth="3.5" strokeLinecap="round" className="stroke-harbour-200" />
      <path d="m150 66-10 26-12-12Z" className="fill-marigold-500" />
      <path d="m118 106 10-26 12 12Z" className="fill-harbour-700" />
      <circle cx="134" cy="86" r="4.5" className="fill-card" />
    </PictureFrame>
  )
}
