import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showToast } from '../../shared/screen/toast.tsx'
import { useWords } from '../../words/use-words.ts'
import { deleteNotifications } from './notifications.queries.ts'

/**
 * Notifications that were taken out of the list. Each can be put back for as long as the list is looked at, without haste:
 * they are deleted when it is left, or when the phone is put away.
 */
export function useRemoved() {
  const words = useWords('notifications').notifications
  const client = useQueryClient()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const sent = useRef(new Set<string>())
  const deleteThem = useEffectEvent(async () => {
    const ids = removed.filter((id) => !sent.current.has(id))
    if (ids.length === 0) return
    for (const id of ids) sent.current.add(id)
    const areGone = await deleteNotifications(client, ids)
    showToast(areGone ? words.deleted : words.deleteFailed)
    setRemoved((all) => all.filter((id) => !ids.includes(id)))
    for (const id of ids) sent.current.delete(id)
  })
  useEffect(() => {
    const putAway = () => {
      if (document.visibilityState === 'hidden') void deleteThem()
    }
    document.addEventListener('visibilitychange', putAway)
    return () => {
      document.removeEventListener('visibilitychange', putAway)
      void deleteThem()
    }
  }, [])
  return {
    removed,
    remove: (id: string) => setRemoved((all) => [...all, id]),
    putBack: (id: string) => setRemoved((all) => all.filter((one) => one !== id)),
  }
}
