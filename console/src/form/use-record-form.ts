import { useState } from 'react'
import { RefusalError } from '../calls/call-errors.ts'
import { useDraft } from '../kept/use-draft.ts'
import { formInUse, useWrongFocus } from '../page/use-wrong-focus.ts'

/** What stands in a form, by the field's name; a text's is followed by its language, such as `title.bengali`. */
export type FormValues = Record<string, string>

type Versioned = { id: string; version: number }

type Form<T extends Versioned> = {
  /** Under what it is kept: which form, of which record. */
  name: string
  /** The record as it stands; null for a new one. */
  record: T | null
  /** What a form of it holds. */
  stored: FormValues
  /**
   * Sends all of it, as an edit of a version where there is one. `fitting` are translations that are said to fit;
   * `key` is the same until it is done, so that what is sent twice is done once.
   */
  send: (values: FormValues, given: { version: number; fitting: readonly string[]; key: string }) => Promise<T>
  /** Asks for the record as it stands. */
  readAgain: () => Promise<unknown>
}

const fits = 'fits:'

/** What is typed over a record, or for a new one, and its sending: nothing is lost where somebody else saves meanwhile. */
export function useRecordForm<T extends Versioned>({ name, record, stored, send, readAgain }: Form<T>) {
  const { typed, key, keptAt, type, clear } = useDraft<FormValues>(name)
  const [problem, setProblem] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refused = problem instanceof RefusalError ? problem.at(Object.keys(stored)) : []
  const noteForm = useWrongFocus(problem)
  const { version: seen, ...given } = typed
  const fitting = Object.keys(given).flatMap((field) => (field.startsWith(fits) ? [field.slice(fits.length)] : []))
  const over = Object.fromEntries(Object.entries(given).filter(([field, text]) => field in stored && stored[field] !== text))
  const values = { ...stored, ...over }
  /** Whether somebody else saved since this was begun. */
  const isOvertaken = record !== null && seen !== undefined && Number(seen) < record.version
  const [saw, setSaw] = useState<number | null>(null)
  const began = seen ?? String(record?.version ?? 0)

  return {
    values,
    stored,
    keptAt,
    isBusy,
    problem,
    isChanged: Object.keys(over).length > 0 || fitting.length > 0,
    isOvertaken,
    fitting,
    set: (change: FormValues) => type({ ...typed, ...change, version: began }),
    saysFits: (field: string) => type({ ...typed, [`${fits}${field}`]: 'yes', version: began }),
    /** How many fields say what was refused. */
    wrongFields: refused.length,
    wrongWith: (field: string) => refused.find((one) => one.field === field)?.message,
    /** What stands now in a field that was typed into, where somebody else has saved meanwhile. */
    meanwhile: (field: string) => (isOvertaken && field in over ? stored[field] : undefined),
    /** Takes what stands now in place of what was typed. */
    takeTheirs(field: string) {
      const { [field]: _mine, ...rest } = typed
      type(rest)
    },
    undo() {
      setProblem(null)
      clear()
    },
    /** Sends all of it; answers with the record, or null where it was refused: then all that was typed is still there. */
    async save(change: FormValues = {}): Promise<T | null> {
      noteForm(formInUse())
      setBusy(true)
      setProblem(null)
      // What stands now is shown beside what was typed: whoever saves again has seen it.
      const version = isOvertaken && saw === record.version ? record.version : Number(seen ?? record?.version)
      try {
        const saved = await send({ ...values, ...change }, { version, fitting, key })
        clear()
        return saved
      } catch (error) {
        if (!(error instanceof Error)) throw error
        setProblem(error)
        if (error instanceof RefusalError && error.isOvertaken) {
          if (error.now) setSaw(error.now.version)
          await readAgain()
        }
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}

/** A form of whatever record, as its fields need it. */
export type RecordForm = Omit<ReturnType<typeof useRecordForm>, 'save'>
