import type { ReactNode } from 'react'

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="daylight size-16 shrink-0">
      <circle cx="36" cy="36" r="34" className="fill-harbour-100" />
      {children}
    </svg>
  )
}

function Phone({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect x="21" y="10" width="30" height="53" rx="6" className="fill-harbour-900" />
      <rect x="24" y="15" width="24" height="42" rx="2.5" className="fill-card" />
      {children}
    </>
  )
}

/** A camera whose middle is at 0, 0. */
function SmallCamera() {
  return (
    <>
      <path d="M-3.5-7h7l2 3h3.500a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-18a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2h3.500Z" className="fill-harbour-700" />
      <circle cy="1.5" r="3.6" className="fill-card" />
    </>
  )
}

/** The sign at the left of a browser's address line, with a finger on it. */
export function AddressSignPicture() {
  return (
    <Picture>
      <Phone>
        <rect x="25.5" y="18" width="21" height="8" rx="4" className="fill-harbour-200" />
        <rect x="33" y="21" width="11" height="2" rx="1" className="fill-card" />
        <path d="M27.5 20.800h3.500M27.5 23.200h3.5" strokeWidth="1.3" strokeLinecap="round" className="stroke-ink" />
      </Phone>
      <circle cx="29.3" cy="22" r="6.5" fill="none" strokeWidth="2.5" className="stroke-marigold-500" />
      <path
        d="M29 30c-2.5 0-3 2-3 4v9l-4-3c-3-2-6 1-4 4l8 11c2 2.5 4 3 7 3h5c5 0 7-3 7-8v-6c0-3-2-4-5-4l-8-1v-5c0-2-.5-4-3-4Z"
        className="fill-marigold-500"
      />
    </Picture>
  )
}

/** A phone's settings. */
export function SettingsPicture() {
  return (
    <Picture>
      <Phone>
        <g transform="translate(36 36)">
          <path
            d="M0-9v18M-9 0h18M-6.4-6.4 6.4 6.400M6.4-6.4-6.4 6.4"
            strokeWidth="4.5"
            strokeLinecap="round"
            className="stroke-harbour-700"
          />
          <circle r="6.5" className="fill-harbour-700" />
          <circle r="3" className="fill-card" />
        </g>
      </Phone>
    </Picture>
  )
}

/** The camera's switch, on. */
export function SwitchOnPicture() {
  return (
    <Picture>
      <Phone>
        <g transform="translate(36 26) scale(.9)">
          <SmallCamera />
        </g>
      </Phone>
      <rect x="24" y="38" width="24" height="13" rx="6.5" className="fill-active" />
      <circle cx="41.5" cy="44.5" r="4.8" className="fill-card" />
      <circle cx="50" cy="53" r="9" className="fill-active" />
      <path d="m46 53 2.8 2.8 5.2-5.6" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" fill="none" className="stroke-card" />
    </Picture>
  )
}

/** This app, asking again. */
export function AgainPicture() {
  return (
    <Picture>
      <Phone>
        <path
          d="M28 28v-4a2 2 0 0 1 2-2h4M44 28v-4a2 2 0 0 0-2-2h-4M28 44v4a2 2 0 0 0 2 2h4M44 44v4a2 2 0 0 1-2 2h-4"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
          className="stroke-marigold-500"
        />
        <path d="M41.5 36a5.5 5.5 0 1 1-1.8-4" strokeWidth="2.5" strokeLinecap="round" fill="none" className="stroke-harbour-700" />
        <path d="m41.8 28.5-.8 4.6-4.4-1Z" className="fill-harbour-700" />
      </Phone>
    </Picture>
  )
}

/** A camera with a bar over it. */
export function NoCameraPicture() {
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true" className="h-21 w-30 shrink-0">
      <path d="M48 18h24l6 9h14a7 7 0 0 1 7 7v32a7 7 0 0 1-7 7H28a7 7 0 0 1-7-7V34a7 7 0 0 1 7-7h14Z" className="fill-harbour-700" />
      <circle cx="60" cy="49" r="15" className="fill-harbour-100" />
      <circle cx="60" cy="49" r="8" className="fill-harbour-900" />
      <circle cx="88" cy="36" r="3" className="fill-marigold-500" />
      <path d="M22 12 98 78" strokeWidth="12" strokeLinecap="round" className="stroke-card" />
      <path d="M22 12 98 78" strokeWidth="6" strokeLinecap="round" className="stroke-arrears" />
    </svg>
  )
}
