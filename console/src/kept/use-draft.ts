import { useState } from 'react'
import { signedInId } from '../calls/signed-in.ts'
import { type Draft, forgetDraft, keepDraft, readDraft, type Typed } from './drafts.ts'

const fresh = (): Draft => ({ typed: {}, key: crypto.randomUUID(), at: 0 })

type KeptForm<T extends Typed> = {
  typed: T
  /** Under what the form is sent; the same until it is done. */
  key: string
  /** When what stands in the form was typed, where that was before this page; null else. */
  keptAt: number | null
  type: (typed: T) => void
  /** What stands in the form is sent as another one from now on. */
  renewKey: () => void
  /** Sent or put aside: the form is empty, and nothing of it is kept. */
  clear: () => void
}

/**
 * What somebody types into one form, found again after the tab was closed, by the same person, until it is sent or put aside.
 * `name` says which form, of which record. `secret` are fields that are never kept: FINs, passwords, codes.
 */
export function useDraft<T extends Typed>(name: string, secret: readonly string[] = []): KeptForm<T> {
  const [staffId] = useState(signedInId)
  const [found] = useState(() => (staffId ? readDraft(staffId, name) : null))
  const [draft, setDraft] = useState<Draft>(() => found ?? fresh())
  const keep = (next: Draft) => {
    setDraft(next)
    if (!staffId) return
    keepDraft(staffId, name, {
      ...next,
      typed: Object.fromEntries(Object.entries(next.typed).filter(([field]) => !secret.includes(field))),
    })
  }
  return {
    typed: draft.typed as T,
    key: draft.key,
    keptAt: found && draft.key === found.key ? found.at : null,
    type: (typed) => keep({ ...draft, typed, at: Date.now() }),
    renewKey: () => keep({ ...draft, key: crypto.randomUUID(), at: Date.now() }),
    clear() {
      setDraft(fresh())
      if (staffId) forgetDraft(staffId, name)
    },
  }
}
