import { Marigold } from './marigold.tsx'
import { HeldPhone } from './phone.tsx'
import { Worker } from './worker.tsx'

/** Two workers with a phone before the harbour; a marigold for a sun. */
export function HarbourPicture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className="block w-full">
      <Marigold x={262} y={48} radius={42} />
      <g className="fill-harbour-200">
        <path d="M20 140V48h9v92ZM66 140V48h9v92ZM20 84h55v7H20Z" />
        <path d="M6 40h120a4 4 0 0 1 0 9H6a4 4 0 0 1 0-9Z" />
        <path d="M44 14h7v28h-7Z" />
      </g>
      <path d="M47 17 12 41M47 17l70 24M27 88l44-38M24 50l44 38" fill="none" strokeWidth="3" className="stroke-harbour-200" />
      <path d="M96 49v20M86 72l10-10 10 10" fill="none" strokeWidth="2.5" className="stroke-harbour-700" />
      <rect x="78" y="70" width="36" height="20" rx="3" className="fill-arrears" />
      <path d="M87 74v12M96 74v12M105 74v12" strokeWidth="2.5" strokeLinecap="round" className="stroke-arrears-tint" />
      <g>
        <rect x="256" y="99" width="22" height="13" rx="2" className="fill-marigold-300" />
        <rect x="232" y="113" width="22" height="14" rx="2" className="fill-harbour-700" />
        <rect x="256" y="113" width="22" height="14" rx="2" className="fill-arrears" />
        <path d="M286 100h18v27h-18Zm5-10h8v10h-8Z" className="fill-harbour-200" />
        <path d="M290 104h10v5h-10ZM290 113h10v5h-10Z" className="fill-harbour-700" />
        <path d="M222 126h92q-4 22-16 24h-58q-14-4-18-24Z" className="fill-harbour-900" />
        <path d="M222 126h92l-1.3 6H223.500Z" className="fill-marigold-500" />
      </g>
      <path d="M0 142q13-9 27 0t27 0 26 0 27 0 27 0 26 0 27 0 27 0 26 0 27 0 27 0 26 0v38H0Z" className="fill-harbour-700" />
      <path
        d="M14 162q9-6 18 0t18 0M56 172q9-6 18 0M262 164q9-6 18 0t18 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-harbour-200"
      />
      <g transform="translate(196 114)">
        <Worker skin="light" shirt="fill-harbour-100" head="hair" />
      </g>
      <g transform="translate(130 112)">
        <Worker skin="dark" shirt="fill-harbour-900" head="helmet" vest />
      </g>
      <g transform="translate(149 119) scale(.64)">
        <HeldPhone skin="light" sleeve="stroke-harbour-100" cuff="stroke-harbour-200">
          <rect x="4" y="13" width="36" height="24" rx="4" className="fill-harbour-700" />
          <Marigold x={15} y={25} radius={8} />
          <path d="m14 55 6 6 11-12" fill="none" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round" className="stroke-active" />
        </HeldPhone>
      </g>
    </svg>
  )
}
