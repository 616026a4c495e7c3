import { Marigold } from './marigold.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** The member's card and a key to it. */
export function AccountPicture() {
  return (
    <PictureFrame>
      <g transform="rotate(-6 92 72)">
        <rect x="24" y="30" width="128" height="82" rx="11" className="fill-harbour-900" />
        <path d="M24 88h128v13a11 11 0 0 1-11 11H35a11 11 0 0 1-11-11Z" className="fill-harbour-700" />
        <circle cx="52" cy="61" r="18" className="fill-harbour-200" />
        <circle cx="52" cy="56" r="7" className="fill-harbour-900" />
        <path d="M40 74c0-8 5-11 12-11s12 3 12 11a18 18 0 0 1-24 0Z" className="fill-harbour-900" />
        <path d="M82 52h46M82 64h30" strokeWidth="6" strokeLinecap="round" className="stroke-harbour-200" />
        <path d="M36 100h34" strokeWidth="5" strokeLinecap="round" className="stroke-marigold-300" />
        <Marigold x={134} y={44} radius={10} />
      </g>
      <g transform="rotate(-38 146 94)">
        <path d="M104 88h44v12h-44a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM108 98h8v12h-8ZM122 98h8v9h-8Z" className="fill-marigold-500" />
        <circle cx="160" cy="94" r="22" className="fill-marigold-500" />
        <circle cx="165" cy="94" r="7.5" className="fill-harbour-100" />
        <path d="M143 86a19 19 0 0 1 12-10" fill="none" strokeWidth="3.5" strokeLinecap="round" className="stroke-marigold-300" />
      </g>
    </PictureFrame>
  )
}
