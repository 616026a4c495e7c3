import { moveContent } from '@mwc/contract/content/content-acts-desk.calls'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import DragIcon from '@mui/icons-material/DragIndicatorOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { callServer } from '../../../calls/call-server.ts'
import { StateChip } from '../../../page/state-chip.tsx'
import { fieldsOf } from '../content-fields.ts'
import { choiceName, kindWords, stateWords } from '../content-words.ts'
import { nameOf } from '../form-values.ts'
import { type OrderedItem, readOrder } from './read-order.ts'

/** An item that can be taken by its handle, or moved one place by its buttons. */
function OrderRow({ name, row, onStep }: { name: string; row: OrderedItem; onStep: (by: -1 | 1) => void }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: row.id })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        listStyle: 'none',
        p: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: isDragging ? 4 : 0,
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
      }}
    >
      <IconButton {...attributes} {...listeners} aria-label={`Drag ${name}`} sx={{ touchAction: 'none', cursor: 'grab' }}>
        <DragIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
      <StateChip {...stateWords[row.state]} />
      <IconButton aria-label={`Move ${name} up`} onClick={() => onStep(-1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Move ${name} down`} onClick={() => onStep(1)}>
        <DownIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** The items of one group in their order; `onMove` puts one in front of another, or behind the last (null). */
function OrderGroup({ kind, rows, onMove }: { kind: ContentKind; rows: readonly OrderedItem[]; onMove: (id: string, to: number) => void }) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = rows.map(({ id }) => id)
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  const placeOf = (id: string | number | undefined) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  const named = (id: string | number) => rows.filter((row) => row.id === id).map((row) => nameOf(kind, row))[0] ?? ''
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${named(active.id)} is picked up.`,
    onDragOver: ({ active, over }) => `${named(active.id)} is at ${placeOf(over?.id)}.`,
    onDragEnd: ({ active, over }) => `${named(active.id)} is put down at ${placeOf(over?.id)}.`,
    onDragCancel: ({ active }) => `${named(active.id)} stays where it was.`,
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end} accessibility={{ announcements }}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 0.5 }}>
          {rows.map((row, i) => {
            const step = (by: -1 | 1) => i + by >= 0 && i + by < rows.length && onMove(row.id, i + by)
            return <OrderRow key={row.id} name={nameOf(kind, row)} row={row} onStep={step} />
          })}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

/** The order in which members see a kind's items: each move is saved at once. */
export function OrderDialog({ kind, onClose }: { kind: ContentKind; onClose: () => void }) {
  const id = useId()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const refresh = useRefresh()
  const queryKey = ['content', kind, 'order']
  const { data: rows = [], error } = useQuery({ queryKey, queryFn: ({ signal }) => readOrder(kind, signal) })
  const { mutate: send } = useMutation({
    mutationKey: queryKey,
    // One after the other: each is meant for the order that those before it leave.
    scope: { id: queryKey.join() },
    networkMode: 'always',
    mutationFn: (to: { id: string; before: string | null }) => callServer(moveContent, { kind, ...to }),
    onError: ({ message }) => setProblem(message),
    // Once none waits: one that was refused stands elsewhere than is shown here.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 1) refresh()
    },
  })
  const { groupBy } = fieldsOf[kind]
  const groupOf = (row: OrderedItem) => (groupBy ? String(row[groupBy]) : '')
  const groups = [...new Set(rows.map(groupOf))].map((group) => ({ group, of: rows.filter((row) => groupOf(row) === group) }))

  const move = (group: readonly OrderedItem[], moved: string, to: number) => {
    const others = group.filter((row) => row.id !== moved)
    const before = others[to]?.id ?? null
    const row = group.find((one) => one.id === moved)
    if (!row) return
    setProblem(null)
    // What is being read does not know of this one.
    void queries.cancelQueries({ queryKey })
    const rest = rows.filter((one) => one.id !== moved)
    const at = before === null ? rest.length : rest.findIndex((one) => one.id === before)
    queries.setQueryData(queryKey, rest.toSpliced(at, 0, row))
    send({ id: moved, before })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>The order of {kindWords[kind].many.toLowerCase()}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p style={{ margin: 0 }}>
          Members see them from top to bottom. Drag one by its handle, or move it by its arrows: with the keyboard, Space takes a handle,
          the arrow keys move it, Space puts it down. Each move is saved at once.
        </p>
        {problem || error ? <Alert severity="error">{problem ?? error?.message}</Alert> : null}
        {groups.map(({ group, of }) => (
          <Box key={group} sx={{ display: 'grid', gap: 0.5 }}>
            {group === '' ? null : <strong>{choiceName(group)}</strong>}
            <OrderGroup kind={kind} rows={of} onMove={(moved, to) => move(of, moved, to)} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
