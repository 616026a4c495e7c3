import { PictureFrame } from './picture-frame.tsx'

/** Privileges: a gift on an open hand, a voucher behind it. */
export function PrivilegesPicture() {
  return (
    <PictureFrame>
      <g transform="rotate(-14 60 56)">
        <path
          d="M22 36h76a5 5 0 0 1 5 5v8a7 7 0 0 0 0 14v8a5 5 0 0 1-5 5H22a5 5 0 0 1-5-5v-8a7 7 0 0 0 0-14v-8a5 5 0 0 1 5-5Z"
          className="fill-harbour-700"
        />
        <path d="M78 42v28" strokeWidth="2.5" strokeDasharray="4 4" className="stroke-harbour-200" />
        <path d="m36 66 18-20" strokeWidth="5" strokeLinecap="round" className="stroke-card" />
        <circle cx="37" cy="49" r="5" className="fill-card" />
        <circle cx="54" cy="63" r="5" className="fill-card" />
      </g>
      <rect x="90" y="56" width="68" height="46" rx="5" className="fill-marigold-500" />
      <rect x="84" y="44" width="80" height="18" rx="5" className="fill-marigold-300" />
      <path d="M117 44h14v58h-14Z" className="fill-arrears" />
      <path
        d="M124 44c-8-2-24-6-22-16 2-8 16-6 22 16 6-22 20-24 22-16 2 10-14 14-22 16Z"
        fill="none"
        strokeWidth="6"
        strokeLinejoin="round"
        className="stroke-arrears"
      />
      <path d="M60 106C78 100 92 110 108 111H150" fill="none" strokeWidth="17" strokeLinecap="round" className="stroke-skin-500" />
      <path d="M104 105q10-1 22-4" fill="none" strokeWidth="10" strokeLinecap="round" className="stroke-skin-500" />
      <path d="M92 104 106 92" fill="none" strokeWidth="11" strokeLinecap="round" className="stroke-skin-500" />
      <path d="M150 107h16" fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-skin-500" />
      <path d="M112 113h42" fill="none" strokeWidth="1.5" strokeLinecap="round" className="stroke-skin-900" />
      <path d="m28 104 30-6 6 24-30 6Z" className="fill-harbour-900" />
      <path d="m56 97 8-2 7 26-8 2Z" className="fill-marigold-500" />
    </PictureFrame>
  )
}
