import type { ReactNode } from 'react'

/**
 * A form that says its mistakes in the reader's language instead of the browser's, and sends nothing while it is `busy`.
 */
export function Form({
  busy = false,
  className = 'space-y-5',
  onSubmit,
  children,
}: {
  busy?: boolean
  className?: string
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      {children}
    </form>
  )
}
