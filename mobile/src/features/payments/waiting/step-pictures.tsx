import type { ReactNode } from 'react'

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="daylight size-18 shrink-0">
      <circle cx="36" cy="36" r="34" className="fill-harbour-100" />
      {children}
    </svg>
  )
}

function Phone({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect x="23" y="11" width="26" height="50" rx="5" className="fill-harbour-900" />
      <rect x="26" y="16" width="20" height="38" rx="2" className="fill-card" />
      {children}
    </>
  )
}

function SmallQr({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}h5v5h-5zM${x + 9} ${y}h5v5h-5zM${x} ${y + 9}h5v5h-5zM${x + 8} ${y + 8}h3v3h-3zM${x + 11} ${y + 11}h3v3h-3zM${x + 7} ${y + 2}h1v3h-1zM${x + 2} ${y + 7}h4v1h-4z`}
      className="fill-ink"
    />
  )
}

function SavePicture() {
  return (
    <Picture>
      <Phone>
        <SmallQr x={29} y={20} />
        <circle cx="48" cy="50" r="11" className="fill-marigold-500" />
        <path
          d="M48 43v10m-4.5-4 4.5 4.5 4.5-4.500M43.5 56h9"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
          className="stroke-ink"
        />
      </Phone>
    </Picture>
  )
}

function BankPicture() {
  return (
    <Picture>
      <Phone>
        <path
          d="m29 26 7-5 7 5v2H29zM30.5 30h2.500v6h-2.500zM34.8 30h2.500v6h-2.500zM39 30h2.500v6H39zM29 37.500h14V40H29z"
          className="fill-harbour-700"
        />
        <rect x="29" y="44" width="14" height="6" rx="3" className="fill-marigold-500" />
      </Phone>
      <path
        d="M13 24v-8h8M59 24v-8h-8M13 48v8h8M59 48v8h-8"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        className="stroke-harbour-700"
      />
    </Picture>
  )
}

function CheckedPicture() {
  return (
    <Picture>
      <Phone>
        <text x="36" y="31" textAnchor="middle" fontSize="10" fontWeight="700" className="fill-ink">
          S$
        </text>
        <rect x="29" y="36" width="14" height="3" rx="1.5" className="fill-harbour-200" />
        <rect x="29" y="42" width="10" height="3" rx="1.5" className="fill-harbour-200" />
      </Phone>
      <circle cx="49" cy="51" r="10" className="fill-active" />
      <path d="m44.5 51 3.2 3.2 6-6.4" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" fill="none" className="stroke-card" />
    </Picture>
  )
}

function MachinePicture() {
  return (
    <Picture>
      <rect x="20" y="12" width="32" height="48" rx="5" className="fill-harbour-700" />
      <rect x="24" y="17" width="24" height="14" rx="2" className="fill-card" />
      {[36, 43, 50].flatMap((y) =>
        [26, 34, 42].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="5" height="4" rx="1" className="fill-harbour-200" />),
      )}
      <rect x="28" y="20" width="16" height="3" rx="1.5" className="fill-marigold-500" />
      <rect x="28" y="25" width="10" height="3" rx="1.5" className="fill-harbour-200" />
    </Picture>
  )
}

function ShowPicture() {
  return (
    <Picture>
      <Phone>
        <SmallQr x={29} y={26} />
      </Phone>
      <path d="M10 42c5-6 9-6 13-4v14c-6 5-11 3-13 0Z" className="fill-marigold-500" />
      <path d="M54 28c4 4 4 12 0 16m5-20c6 6 6 18 0 24" strokeWidth="3" strokeLinecap="round" fill="none" className="stroke-harbour-700" />
    </Picture>
  )
}

function ReceiptPicture() {
  return (
    <Picture>
      <path d="M23 12h26v46l-4.3-4-4.3 4-4.4-4-4.3 4-4.3-4-4.4 4Z" className="fill-card" />
      <rect x="28" y="20" width="16" height="3" rx="1.5" className="fill-harbour-700" />
      <rect x="28" y="27" width="12" height="3" rx="1.5" className="fill-harbour-200" />
      <rect x="28" y="34" width="16" height="3" rx="1.5" className="fill-harbour-200" />
      <circle cx="50" cy="48" r="10" className="fill-active" />
      <path d="m45.5 48 3.2 3.2 6-6.4" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" fill="none" className="stroke-card" />
    </Picture>
  )
}

const pictures = {
  paynow: [SavePicture, BankPicture, CheckedPicture],
  nets: [MachinePicture, ShowPicture, ReceiptPicture],
} as const

/** What to do, in three numbered pictures with their words. */
export function StepPictures({ method, title, steps }: { method: 'paynow' | 'nets'; title: string; steps: readonly string[] }) {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="mb-3 text-lg font-bold">
        {title}
      </h2>
      <ol className="space-y-3">
        {steps.map((step, i) => {
          const StepPicture = pictures[method][i]
          return (
            <li key={step} className="flex items-center gap-4">
              {StepPicture && <StepPicture />}
              <span className="min-w-0 flex-1">
                <b className="text-harbour-700">{i + 1}.</b>
                {'\u00a0'}
                {step}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
