import type { ReactNode } from 'react'

/** How a payment ended: a picture, its name, the amount, and below them what is to be known and done. */
export function Face({ picture, title, amount, children }: { picture: ReactNode; title: string; amount?: string; children: ReactNode }) {
  return (
    <div className="space-y-5 py-2">
      <div className="flex flex-col items-center gap-3 text-center">
        {picture}
        <h2 className="w-full text-2xl font-bold">{title}</h2>
        {amount && <p className="text-xl font-bold tabular-nums">{amount}</p>}
      </div>
      {children}
    </div>
  )
}
