import type { ReactNode } from 'react'

type Face = { title?: string; text?: string; note?: ReactNode; action?: ReactNode; picture: ReactNode }

/** A page or list with nothing in it: a picture, what that means, and one way on. */
export function EmptyState({ title, text, note, action, picture }: Face) {
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      {picture}
      <div className="space-y-1">
        {title && <h2 className="text-xl font-bold">{title}</h2>}
        {text && <p className={title ? 'text-ink-2' : 'text-lg text-balance'}>{text}</p>}
        {note}
      </div>
      {action && <div className="w-full max-w-sm pt-2">{action}</div>}
    </div>
  )
}
