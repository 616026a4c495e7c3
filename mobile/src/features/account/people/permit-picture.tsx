/** A work permit with the FIN circled: where to read what the two fields ask for. Its number is that of their hints. */
export function PermitPicture() {
  return (
    <svg viewBox="0 0 320 132" aria-hidden="true" className="daylight mx-auto block h-auto w-full max-w-[320px]">
      <rect x="34" y="6" width="252" height="120" rx="12" className="fill-harbour-100" />
      <path d="M34 36V18A12 12 0 0 1 46 6h228a12 12 0 0 1 12 12v18Z" className="fill-harbour-700" />
      <text x="50" y="26.5" fontSize="14" fontWeight="700" letterSpacing="1" className="fill-card">
        WORK PERMIT
      </text>
      <rect x="50" y="48" width="56" height="66" rx="6" className="fill-card" />
      <path d="M56 114c0-19 8-27 22-27s22 8 22 27Z" className="fill-marigold-500" />
      <circle cx="78" cy="72" r="13" className="fill-harbour-900" />
      <path d="M64 70a14 14 0 0 1 28 0Z" className="fill-marigold-300" />
      <rect x="122" y="49" width="96" height="7" rx="3.5" className="fill-harbour-200" />
      <rect x="122" y="62" width="132" height="7" rx="3.5" className="fill-harbour-200" />
      <text x="134" y="101" fontSize="14" fontWeight="700" className="fill-ink">
        FIN
      </text>
      <text x="164" y="102" fontSize="18" fontWeight="700" letterSpacing=".5" className="fill-ink">
        G1234567N
      </text>
      <rect x="122" y="79" width="154" height="35" rx="17.5" fill="none" strokeWidth="4" className="stroke-arrears" />
    </svg>
  )
}
