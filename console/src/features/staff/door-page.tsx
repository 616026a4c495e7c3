import type { ReactNode } from 'react'

/** A page before the desk: one card in the middle. */
export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="door">
      <div className="card">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
