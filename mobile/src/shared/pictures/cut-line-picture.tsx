import { PictureFrame } from './picture-frame.tsx'

/** The line is cut: two poles, and a wire that hangs. */
export function CutLinePicture() {
  return (
    <PictureFrame>
      <rect x="22" y="122" width="156" height="6" rx="3" className="fill-harbour-700" />
      <path d="M48 122V36h14v86" fill="none" strokeWidth="4" className="stroke-harbour-900" />
      <path d="m48 118 14-14-14-14 14-14-14-14 14-14" fill="none" strokeWidth="3" strokeLinejoin="round" className="stroke-harbour-900" />
      <path d="M55 10 28 28M55 10l88 18" fill="none" strokeWidth="3" className="stroke-harbour-900" />
      <path d="M52 30V10q3-4 6 0v20Z" className="fill-harbour-900" />
      <rect x="22" y="26" width="144" height="9" rx="4.5" className="fill-harbour-700" />
      <path d="M24 33h20v12a3 3 0 0 1-3 3H27a3 3 0 0 1-3-3ZM62 34h18v14a4 4 0 0 1-4 4H62Z" className="fill-harbour-700" />
      <path d="M69 39h11v7H69Z" className="fill-card" />
      <path d="M38 116h34a3 3 0 0 1 3 3v6H35v-6a3 3 0 0 1 3-3Z" className="fill-harbour-900" />
      <path d="M136 35v15q0 4-4 7M136 79q0-5 5-8" fill="none" strokeWidth="3.5" strokeLinecap="round" className="stroke-ink-2" />
      <path d="m122 56-9-4M124 66l-8 5M149 57l9-5M148 67l9 4" strokeWidth="4" strokeLinecap="round" className="stroke-arrears" />
      <g transform="rotate(7 136 104)">
        <path d="m118 90 18-13 18 13" fill="none" strokeWidth="3" strokeLinejoin="round" className="stroke-ink-2" />
        <rect x="106" y="88" width="60" height="34" rx="5" className="fill-marigold-500" />
        <path d="M120 95v20M136 95v20M152 95v20" strokeWidth="4" strokeLinecap="round" className="stroke-marigold-300" />
      </g>
    </PictureFrame>
  )
}
