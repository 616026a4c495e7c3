import { IconX } from '@tabler/icons-react'
import { useContext, useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { SpeakerSlot } from './feature-slots.ts'

/**
 * A sheet from below: a native modal dialog. Its button, the backdrop, Escape or the phone's back gesture closes it, each of them
 * the dialog itself, which tells. One with an `id` stands in the page as the server renders it: buttons that name a `command` and
 * the `id` open and close it before React is there (Chrome 135, Safari 26.2), and it may be open when React comes.
 */
export function Sheet({
  open,
  title,
  onClose,
  children,
  id,
}: {
  open: boolean
  title: ReactNode
  onClose: () => void
  children: ReactNode
  id?: string | undefined
}) {
  const words = useWords()
  const speaker = useContext(SpeakerSlot)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const aside = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      heading.current?.focus()
    }
    // A screen that is put aside takes its sheet along: one that stays on top would keep everything else from being tapped.
    return () => {
      aside.current = element.open
      element.close()
    }
  }, [open])
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      onClose={() => {
        if (!aside.current) onClose()
        aside.current = false
        // A phone's browser gives focus to no button that is tapped: what was below the sheet had none to get back.
        // Whatever of the sheet still has it goes with the sheet.
        const has = document.activeElement
        if (has === document.body || dialog.current?.contains(has)) document.querySelector('h1')?.focus({ preventScroll: true })
      }}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="sheet mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-lg overflow-y-auto overscroll-contain rounded-t-sheet bg-card text-ink"
    >
      {(open || id) && (
        <div className="px-5 pt-3 pb-[calc(24px+env(safe-area-inset-bottom))]">
          <div className="-mr-3 flex items-center">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="flex-1 text-xl font-bold">
              {title}
            </h2>
            {speaker}
            <button
              type="button"
              {...(id && { command: 'close', commandfor: id })}
              onClick={() => dialog.current?.close()}
              aria-label={words.shared.close}
              className="flex size-12 shrink-0 items-center justify-center rounded-full"
            >
              <IconX aria-hidden="true" className="size-6" />
            </button>
          </div>
          <div className="mt-2 space-y-4">{children}</div>
        </div>
      )}
    </dialog>
  )
}
