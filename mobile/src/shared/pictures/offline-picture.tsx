import { PictureFrame } from './picture-frame.tsx'

/** No network: a boat at anchor, and a cable that hangs loose. */
export function OfflinePicture() {
  return (
    <PictureFrame>
      <g transform="translate(9 5) scale(.9)">
        <path
          d="M54 34a38 38 0 0 1 52 0M64 46a23 23 0 0 1 15-6.5"
          fill="none"
          strokeWidth="6.5"
          strokeLinecap="round"
          className="stroke-harbour-700"
        />
        <circle cx="80" cy="59" r="5.5" className="fill-harbour-700" />
        <path d="M71 26 104 59" strokeWidth="13" className="stroke-harbour-100" />
        <path d="M62 19 102 59" strokeWidth="6" strokeLinecap="round" className="stroke-arrears" />
      </g>
      <path d="M18 62h14v50H18Z" className="fill-harbour-900" />
      <rect x="12" y="56" width="26" height="10" rx="5" className="fill-harbour-900" />
      <path d="M31 72C43 72 38 96 48 96S51 87 56 87" fill="none" strokeWidth="3.5" strokeLinecap="round" className="stroke-ink" />
      <path d="M54 80h7a7 7 0 0 1 0 14h-7Z" className="fill-ink" />
      <path d="M67 84h6M67 90h6" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink" />
      <path d="M130 54V38" strokeWidth="3" strokeLinecap="round" className="stroke-harbour-900" />
      <path d="M130 38h13l-4 4 4 4h-13Z" className="fill-marigold-500" />
      <path d="M110 58h38l7 20h-51Z" className="fill-card" />
      <path d="M114 63h11v9h-14ZM130 63h12l3 9h-15Z" className="fill-harbour-700" />
      <rect x="105" y="53" width="48" height="7" rx="3.5" className="fill-harbour-900" />
      <path d="M86 78h90q-4 24-18 26h-54Q90 102 86 78Z" className="fill-marigold-500" />
      <path d="M86 78h90l-1.5 7h-87Z" className="fill-marigold-300" />
      <circle cx="104" cy="92" r="3" className="fill-harbour-900" />
      <circle cx="118" cy="92" r="3" className="fill-harbour-900" />
      <path
        d="M5 100q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 21-2v12c0 13-8 18-20 18H26C12 128 5 118 5 100Z"
        className="fill-harbour-700"
      />
      <path d="M162 86C171 92 169 102 169 106" fill="none" strokeWidth="2.5" strokeDasharray="4 2.5" className="stroke-ink" />
      <circle cx="169" cy="108" r="2.5" fill="none" strokeWidth="2.5" className="stroke-harbour-200" />
      <path
        d="M169 111v12M164 114h10M160 116c1 10 17 10 18 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-harbour-200"
      />
      <path
        d="M30 115q8-5 16 0t16 0M92 119q8-5 16 0t16 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-harbour-200"
      />
    </PictureFrame>
  )
}
