/** A worker with a helmet and a phone before the harbour's cranes. */
export function WelcomePicture() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" className="mb-5 block h-auto w-full">
      <rect width="320" height="150" rx="20" className="fill-harbour-100" />
      {Array.from({ length: 10 }, (_, i) => (
        <path key={i} d="M256 42c-6-5-7-14 0-24 7 10 6 19 0 24Z" transform={`rotate(${i * 36} 256 52)`} className="fill-marigold-500" />
      ))}
      <circle cx="256" cy="52" r="11" className="fill-marigold-300" />
      <path d="M30 128V58h8v70ZM70 128V58h8v70ZM22 52h92v8H22ZM50 38l-28 14h56Z" className="fill-harbour-200" />
      <path d="M98 60v20" strokeWidth="3" className="stroke-harbour-200" />
      <rect x="86" y="80" width="24" height="16" rx="3" className="fill-marigold-500" />
      <path d="M0 120h320v10a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z" className="fill-harbour-700" />
      <path d="M112 150c2-34 18-50 46-50s44 16 46 50Z" className="fill-harbour-900" />
      <path d="M140 104l18 22 18-22 8 4v42h-52v-42Z" className="fill-marigold-500" />
      <path d="M146 92h24v16a12 12 0 0 1-24 0Z" className="fill-skin-700" />
      <circle cx="158" cy="78" r="22" className="fill-skin-500" />
      <path d="M132 72a26 26 0 0 1 52 0Z" className="fill-marigold-300" />
      <rect x="127" y="69" width="62" height="7" rx="3.5" className="fill-marigold-500" />
      <circle cx="150" cy="82" r="2.5" className="fill-ink" />
      <circle cx="166" cy="82" r="2.5" className="fill-ink" />
      <path d="M151 90c4 4 10 4 14 0" fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink" />
      <path d="M196 142c10-2 16-8 20-18" fill="none" strokeWidth="13" strokeLinecap="round" className="stroke-harbour-900" />
      <rect x="206" y="92" width="22" height="36" rx="4" className="fill-ink" />
      <rect x="209" y="96" width="16" height="26" rx="1.5" className="fill-card" />
      <circle cx="216" cy="126" r="7" className="fill-skin-500" />
    </svg>
  )
}
