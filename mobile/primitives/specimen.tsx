import type { ReactNode } from 'react'

/** One group of the page, under its name. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="space-y-4 border-t border-hairline py-6">
      <h2 className="text-xl font-bold" lang="en">
        {name}
      </h2>
      {children}
    </section>
  )
}

/** One piece with its name above; what loads or is busy here stays so. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-specimen className="space-y-1">
      <p className="text-sm text-ink-2" lang="en">
        {name}
      </p>
      {children}
    </div>
  )
}
