import type { ReactNode } from 'react'

/** A page or list with nothing in it: a picture, what that means, and one way on. */
export function EmptyFace({ title, text, action, picture }: { title?: string; text?: string; action?: ReactNode; picture?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      {picture ?? <EmptyPicture />}
      <div className="space-y-1">
        {title && <h2 className="text-xl font-bold">{title}</h2>}
        {text && <p className={title ? 'text-ink-2' : 'text-lg text-balance'}>{text}</p>}
      </div>
      {action && <div className="w-full max-w-sm pt-2">{action}</div>}
    </div>
  )
}

function EmptyPicture() {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden="true" className="h-auto max-w-full">
      <ellipse cx="100" cy="126" rx="84" ry="9" className="fill-sand" />
      <path d="M52 62 68 46h64l16 16Z" className="fill-harbour-900" />
      <path
        d="M100 66V40M100 58c-8 0-13-4-14-11 8 0 13 4 14 11ZM100 62c8 0 13-4 14-11-8 0-13 4-14 11Z"
        strokeWidth="3.5"
        className="fill-active stroke-active"
      />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M0-8C-6-11-8-17-6-21Q-3-25 0-22 3-25 6-21C8-17 6-11 0-8Z"
          transform={`translate(100 27) rotate(${turn})`}
          className="fill-marigold-500"
        />
      ))}
      <circle cx="100" cy="27" r="8" className="fill-marigold-300" />
      <path d="M52 62h96v54a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10Z" className="fill-harbour-700" />
      <path d="M52 62H94L78 84H36a3 3 0 0 1-2-5ZM148 62H106l16 22h42a3 3 0 0 0 2-5Z" className="fill-harbour-200" />
      <path d="M66 108h20M66 116h12" strokeWidth="4" strokeLinecap="round" className="stroke-harbour-200" />
    </svg>
  )
}
