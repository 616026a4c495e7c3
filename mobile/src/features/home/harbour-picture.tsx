const petals = Array.from({ length: 12 }, (_, i) => i)

/** Two workers with a phone before the harbour; a ring of petals for a sun. */
export function HarbourPicture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className="block w-full">
      <g transform="translate(232 52)">
        {petals.map((i) => (
          <path key={i} d="M0-16c-8-7-9-20 0-34 9 14 8 27 0 34Z" transform={`rotate(${i * 30})`} className="fill-marigold-500" />
        ))}
        <circle r="13" className="fill-marigold-300" />
      </g>
      <path d="M0 136c40-10 72-10 108-4s70 8 108 2 70-8 104 0v46H0Z" className="fill-harbour-700" />
      <path d="M36 132V40h8v92Zm-6-96h88v8H30Zm8-18 30 18H18Z" className="fill-harbour-200" />
      <path d="M104 44v30" strokeWidth="3" className="stroke-harbour-200" />
      <rect x="90" y="74" width="28" height="18" rx="3" className="fill-marigold-500" />
      <path d="M256 136h56l-8 18h-42Zm10-16h14v16h-14Zm18-10h12v26h-12Z" className="fill-harbour-100" />
      <g>
        <path d="M112 180c0-34 12-48 34-48s34 14 34 48Z" className="fill-marigold-500" />
        <path d="M134 134h24v12a12 12 0 0 1-24 0Z" fill="#8a5a3c" />
        <circle cx="146" cy="112" r="22" fill="#8a5a3c" />
        <path d="M122 106a24 24 0 0 1 48 0v3h-48Z" className="fill-card" />
        <path d="M142 82h8v20h-8Z" className="fill-harbour-100" />
        <path d="M139 119q7 6 14 0" strokeWidth="2.5" strokeLinecap="round" fill="none" className="stroke-ink" />
        <circle cx="138" cy="113" r="2" className="fill-ink" />
        <circle cx="154" cy="113" r="2" className="fill-ink" />
      </g>
      <g>
        <path d="M176 180c0-30 12-42 32-42s32 12 32 42Z" className="fill-harbour-100" />
        <path d="M197 140h22v10a11 11 0 0 1-22 0Z" fill="#c98d62" />
        <circle cx="208" cy="120" r="20" fill="#c98d62" />
        <path d="M188 118c-2-16 8-22 20-22s22 6 20 22c-4-8-8-10-20-10s-16 2-20 10Z" className="fill-ink" />
        <path d="M202 127q6 5 12 0" strokeWidth="2.5" strokeLinecap="round" fill="none" className="stroke-ink" />
        <circle cx="201" cy="121" r="2" className="fill-ink" />
        <circle cx="215" cy="121" r="2" className="fill-ink" />
      </g>
      <rect x="164" y="142" width="22" height="34" rx="4" className="fill-harbour-900" />
      <rect x="167" y="146" width="16" height="24" rx="2" className="fill-card" />
      <path
        d="m170.5 158 3.5 3.5 6-7"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        className="stroke-active"
      />
      <circle cx="164" cy="166" r="6" fill="#8a5a3c" />
      <circle cx="187" cy="166" r="6" fill="#c98d62" />
    </svg>
  )
}
