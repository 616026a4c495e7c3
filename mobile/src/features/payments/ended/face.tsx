import type { ReactNode } from 'react'

type FaceProps = {
  picture: ReactNode
  /** A small picture, so that what is asked below it stands in the first view. */
  isSmall?: boolean
  title: string
  amount?: string | undefined
  note?: string | undefined
  children: ReactNode
}

/** How a payment ended: a picture, its name, the amount with which payment it is, and below them what is to be known and done. */
export function Face({ picture, isSmall = false, title, amount, note, children }: FaceProps) {
  return (
    <div className="space-y-5 py-2">
      <div className="flex flex-col items-center gap-3 text-center">
        <div className={isSmall ? 'w-28' : undefined}>{picture}</div>
        <h2 className="w-full text-2xl font-bold">{title}</h2>
        {amount && (
          <p>
            <b className="block text-xl tabular-nums">{amount}</b>
            {note && <span className="text-ink-2">{note}</span>}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
