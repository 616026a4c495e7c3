import { Marigold } from './marigold.tsx'
import { PictureFrame } from './picture-frame.tsx'

/** Nothing yet: a sheet with empty lines, and a glass of tea to wait with. */
export function EmptyListPicture() {
  return (
    <PictureFrame>
      <rect x="22" y="120" width="156" height="8" rx="4" className="fill-harbour-700" />
      <rect x="52" y="24" width="78" height="98" rx="9" className="fill-harbour-700" />
      <rect x="58" y="32" width="66" height="84" rx="4" className="fill-card" />
      <path d="M76 20h30a4 4 0 0 1 4 4v12H72V24a4 4 0 0 1 4-4Z" className="fill-harbour-900" />
      <circle cx="91" cy="26" r="3" className="fill-marigold-300" />
      <g className="fill-harbour-100">
        <circle cx="71" cy="54" r="6" />
        <circle cx="71" cy="76" r="6" />
        <circle cx="71" cy="98" r="6" />
        <rect x="82" y="50" width="34" height="8" rx="4" />
        <rect x="82" y="72" width="26" height="8" rx="4" />
        <rect x="82" y="94" width="32" height="8" rx="4" />
      </g>
      <path d="M142 86h32l-4 35h-24Z" className="fill-card" />
      <path d="M143.5 96h29l-2.8 25h-23.4Z" className="fill-marigold-500" />
      <path d="M143.5 96h29l-.6 5h-27.8Z" className="fill-marigold-300" />
      <path d="M152 78q-4-6 0-12M163 78q-4-6 0-12" fill="none" strokeWidth="3.5" strokeLinecap="round" className="stroke-harbour-200" />
      <Marigold x={36} y={106} radius={13} />
    </PictureFrame>
  )
}
