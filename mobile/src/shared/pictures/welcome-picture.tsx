import { Marigold } from './marigold.tsx'
import { HeldPhone } from './phone.tsx'
import { Worker } from './worker.tsx'

/** A worker with a helmet and a phone before the harbour's cranes. */
export function WelcomePicture() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" className="daylight block h-auto w-full">
      <rect width="320" height="150" className="fill-harbour-100" />
      <Marigold x={296} y={32} radius={40} />
      <g className="fill-harbour-200">
        <path d="M34 124V50h8v74ZM76 124V50h8v74ZM34 80h50v6H34Z" />
        <path d="M18 42h104a4 4 0 0 1 0 9H18a4 4 0 0 1 0-9Z" />
        <path d="M56 20h6v24h-6Z" />
      </g>
      <path d="M59 22 24 43M59 22l56 21M40 84l40-34M38 52l42 32" fill="none" strokeWidth="3" className="stroke-harbour-200" />
      <path d="M104 50v16M96 69l8-8 8 8" fill="none" strokeWidth="2.5" className="stroke-harbour-700" />
      <rect x="89" y="67" width="30" height="17" rx="3" className="fill-arrears" />
      <path d="M97 71v9M104 71v9M111 71v9" strokeWidth="2.5" strokeLinecap="round" className="stroke-arrears-tint" />
      <path d="M0 120q13-8 27 0t27 0 26 0 27 0 27 0 26 0 27 0 27 0 26 0 27 0 27 0 26 0v30H0Z" className="fill-harbour-700" />
      <path
        d="M20 138q9-6 18 0t18 0M256 138q9-6 18 0t18 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-harbour-200"
      />
      <g transform="translate(160 64) scale(1.3)">
        <Worker skin="brown" shirt="fill-harbour-900" head="helmet" vest />
      </g>
      <g transform="translate(221 46) scale(.88)">
        <HeldPhone skin="brown" sleeve="stroke-harbour-900" cuff="stroke-marigold-500" left>
          <rect x="4" y="14" width="36" height="25" rx="4" className="fill-harbour-700" />
          <Marigold x={15} y={26} radius={8} />
          <path d="M26 23h9M26 29h6" strokeWidth="3" strokeLinecap="round" className="stroke-card" />
          <path d="m13 58 7 7 12-14" fill="none" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round" className="stroke-active" />
        </HeldPhone>
      </g>
    </svg>
  )
}
