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
    <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden="true">
      <ellipse cx="100" cy="124" rx="80" ry="10" className="fill-sand" />
      <path d="M44 62h112v52a10 10 0 0 1-10 10H54a10 10 0 0 1-10-10Z" className="fill-harbour-700" />
      <path d="M44 62 62 42h76l18 20-18 14H62Z" className="fill-harbour-900" />
      <path d="M44 62h40l-10 20H30Z" className="fill-harbour-200" />
      <path d="M156 62h-40l10 20h44Z" className="fill-harbour-200" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <path key={i} d="M100 24c-4-3-4.6-9 0-15 4.6 6 4 12 0 15Z" transform={`rotate(${i * 45} 100 30)`} className="fill-marigold-500" />
      ))}
      <circle cx="100" cy="30" r="6" className="fill-marigold-300" />
    </svg>
  )
}
