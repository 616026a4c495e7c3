import { useState } from 'react'
import { RefusalError } from '../calls/call-errors.ts'
import { formInUse, useWrongFocus } from './use-wrong-focus.ts'

/** What a form that is sent has to say: whether it waits, what the server refused at a field, and what beside the fields. */
export type Sending = {
  isBusy: boolean
  /** What is wrong with a field; undefined where nothing is. */
  wrongWith(field: string): string | undefined
  /** What is wrong that no field of the form can show; null where nothing is. */
  problem: string | null
  /** Runs what sends the form; what it throws is shown, what was typed stays. */
  send(run: () => Promise<void>): Promise<void>
}

/** The sending of one form. `fields` are those that it shows; `readAgain` reads what stands now, where somebody was faster. */
export function useSubmit(fields: readonly string[], readAgain?: () => void): Sending {
  const [error, setError] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refused = error instanceof RefusalError ? error.at(fields) : []
  const noteForm = useWrongFocus(error)
  return {
    isBusy,
    wrongWith: (name) => refused.find(({ field }) => field === name)?.message,
    problem: error && refused.length === 0 ? error.message : null,
    async send(run) {
      noteForm(formInUse())
      setBusy(true)
      setError(null)
      try {
        await run()
      } catch (thrown) {
        if (!(thrown instanceof Error)) throw thrown
        setError(thrown)
        if (thrown instanceof RefusalError && thrown.isOvertaken) readAgain?.()
      } finally {
        setBusy(false)
      }
    },
  }
}
