import { useEffect, useRef } from 'react'

/** A choice of MUI has a hidden field beside the one that is seen. */
const wrongField = '[aria-invalid="true"]:not([aria-hidden="true"])'

/** Puts the focus into the first refused field of a form, once it is drawn. Answers with what notes which form is sent. */
export function useWrongFocus(problem: unknown): (form: Element | null | undefined) => void {
  const sent = useRef<Element | null>(null)
  useEffect(() => {
    if (problem) sent.current?.querySelector<HTMLElement>(wrongField)?.focus()
  }, [problem])
  return (form) => void (sent.current = form ?? null)
}

/** The form in which somebody is, who sends it by a key or by its button. */
export const formInUse = (): Element | null => document.activeElement?.closest('form') ?? null
