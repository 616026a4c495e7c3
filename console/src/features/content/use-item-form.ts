import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { InputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { useState } from 'react'
import { RefusalError } from '../../calls/call-errors.ts'
import { callServer } from '../../calls/call-server.ts'
import { useDraft } from '../../kept/use-draft.ts'
import { type DeskItem, type FormValues, inputOf, valuesOf } from './form-values.ts'
import { deskOf } from './use-item.ts'

const fits = 'fits:'

/** What is typed over an item, or for a new one, and the sending of it. `readAgain` asks for the item as it stands. */
export function useItemForm(kind: ContentKind, item: DeskItem | null, readAgain: () => Promise<unknown>) {
  const { typed, keptAt, type, clear } = useDraft<FormValues>(`content ${kind} ${item?.id ?? 'new'}`)
  const [problem, setProblem] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const stored = valuesOf(kind, item)
  const { version: seen, ...given } = typed
  const fitting = Object.keys(given).flatMap((name) => (name.startsWith(fits) ? [name.slice(fits.length)] : []))
  const over = Object.fromEntries(Object.entries(given).filter(([name, text]) => name in stored && stored[name] !== text))
  const values = { ...stored, ...over }
  /** Whether somebody else saved since this was begun. */
  const isOvertaken = item !== null && seen !== undefined && Number(seen) < item.version
  const [saw, setSaw] = useState<number | null>(null)

  return {
    values,
    stored,
    keptAt,
    isBusy,
    problem,
    isChanged: Object.keys(over).length > 0 || fitting.length > 0,
    isOvertaken,
    fitting,
    set: (change: FormValues) => type({ ...typed, ...change, version: seen ?? String(item?.version ?? 0) }),
    saysFits: (name: string) => type({ ...typed, [`${fits}${name}`]: 'yes', version: seen ?? String(item?.version ?? 0) }),
    wrongWith: (name: string) =>
      problem instanceof RefusalError ? problem.fields.find(({ field }) => field === name)?.message : undefined,
    /** What stands now in a field that was typed into, where somebody else has saved meanwhile. */
    meanwhile: (name: string) => (isOvertaken && name in over ? stored[name] : undefined),
    /** Takes what stands now in place of what was typed. */
    takeTheirs(name: string) {
      const { [name]: _mine, ...rest } = typed
      type(rest)
    },
    undo() {
      setProblem(null)
      clear()
    },
    /** Sends all of it; answers with the item, or null where it was refused: then all that was typed is still there. */
    async save(change: FormValues = {}): Promise<DeskItem | null> {
      setBusy(true)
      setProblem(null)
      const sent = inputOf(kind, { ...values, ...change }, item)
      // What stands now is shown beside what was typed: whoever saves again has seen it.
      const version = isOvertaken && saw === item.version ? item.version : Number(seen ?? item?.version)
      const call = (item ? deskOf(kind).edit : deskOf(kind).add) as WireCall<'staff'>
      try {
        const known = item ? { id: item.id, version, ...(fitting.length > 0 && { fitting }) } : {}
        const saved = (await callServer(call, { ...known, ...sent } as InputOf<WireCall>)) as unknown as DeskItem
        clear()
        return saved
      } catch (error) {
        if (!(error instanceof Error)) throw error
        setProblem(error)
        if (error instanceof RefusalError && error.now) {
          setSaw(error.now.version)
          await readAgain()
        }
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}
export type ItemForm = ReturnType<typeof useItemForm>
