import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { ListContextProvider, type RaRecord, useListContext } from 'react-admin'
import { isUnattended } from '../calls/presence.ts'

const idsOf = (rows: readonly RaRecord[]) => rows.map(({ id }) => id).join()

/** How many rows came or went. */
function changesBetween(shown: readonly RaRecord[], now: readonly RaRecord[]): number {
  const [before, after] = [new Set(shown.map(({ id }) => id)), new Set(now.map(({ id }) => id))]
  return [...after].filter((id) => !before.has(id)).length + [...before].filter((id) => !after.has(id)).length
}

/**
 * The rows of a list that asks again by itself. While somebody is at them, by pointer or keyboard, they stay in their places and
 * only say what is new in them; what came, went or moved is shown when the hand is away, or when it is asked for.
 */
export function HeldRows({ children }: { children: ReactNode }) {
  const list = useListContext()
  const { data, filterValues, sort, page, perPage, isFetching } = list
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const asked = JSON.stringify([filterValues, sort, page, perPage])
  const [shown, setShown] = useState<{ asked: string; rows: RaRecord[] }>({ asked: '', rows: [] })

  const isSameList = shown.asked === asked
  const isHeld = isSameList && (isPointed || isFocused) && !isUnattended() && data !== undefined && idsOf(shown.rows) !== idsOf(data)
  if (data && !isHeld && shown.rows !== data && !(isFetching && !isSameList)) setShown({ asked, rows: data })
  const newest = new Map((data ?? []).map((row) => [row.id, row]))
  const rows = isHeld ? shown.rows.map((row) => newest.get(row.id) ?? row) : data
  const changes = isHeld ? changesBetween(shown.rows, data) : 0
  return (
    <>
      <Box
        role="status"
        sx={{ minHeight: 36, px: 2, display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13 }}
      >
        {isHeld ? (
          <>
            {changes === 0 ? 'The order has changed.' : changes === 1 ? 'One has come or gone.' : `${changes} have come or gone.`}
            <Button size="small" onClick={() => setShown({ asked, rows: data })}>
              Show now
            </Button>
          </>
        ) : (
          'Follows by itself'
        )}
      </Box>
      <Box
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ListContextProvider value={{ ...list, data: rows } as typeof list}>{children}</ListContextProvider>
      </Box>
    </>
  )
}
