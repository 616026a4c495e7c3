import { apiBase } from '@mwc/contract/endpoint/api-base'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { KeyboardEvent, MouseEvent } from 'react'
import { PlainInput } from '../../../form/plain-input.tsx'
import type { RecordForm } from '../../../form/use-record-form.ts'
import { Crops } from './crops.tsx'
import { focusFields, focusOf, stepped } from './picture-form.ts'

/** Percent that a key moves the point, and with Shift. */
const steps = { usual: 1, large: 10 }

const mark = { left: '50%', top: '50%', transform: 'translate(-50%, -50%)', position: 'absolute', borderRadius: '50%' } as const

/** The point of a picture that stays in sight: put by a tap, moved by arrows, or typed; with the cuts that come of it. */
export function FocusField({ form, id, isFixed }: { form: RecordForm; id: string; isFixed: boolean }) {
  const { x, y } = focusOf(form.values)
  const put = (point: { x: number; y: number }) => form.set({ focusX: String(point.x), focusY: String(point.y) })
  const tap = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // A button that is pressed by a key has been tapped nowhere.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const percent = (at: number, of: number) => Math.min(100, Math.max(0, Math.round((at / of) * 100)))
    put({ x: percent(clientX - left, width), y: percent(clientY - top, height) })
  }
  const press = (event: KeyboardEvent) => {
    const point = stepped({ x, y }, event.key, event.shiftKey ? steps.large : steps.usual)
    if (!point) return
    event.preventDefault()
    put(point)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'start' }}>
      <ButtonBase
        disabled={isFixed}
        onClick={tap}
        onKeyDown={press}
        aria-label={`Focus point, ${x} % from the left and ${y} % from the top. The arrow keys move it.`}
        sx={{
          cursor: 'crosshair',
          borderRadius: 1,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Box
          component="img"
          src={`${apiBase}/h5/pictures/${id}/800`}
          alt=""
          draggable={false}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: 1 }}
        />
        <Box aria-hidden="true" sx={{ position: 'absolute', left: `${x}%`, top: `${y}%`, pointerEvents: 'none' }}>
          <Box sx={{ ...mark, width: 30, height: 30, border: '3px solid #fff', boxShadow: '0 0 0 2px #0b1719, inset 0 0 0 2px #0b1719' }} />
          <Box sx={{ ...mark, width: 8, height: 8, bgcolor: '#fff', boxShadow: '0 0 0 2px #0b1719' }} />
        </Box>
      </ButtonBase>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Crops id={id} focus={{ x, y }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {focusFields.map((field) => (
            <PlainInput key={field.name} form={form} field={field} />
          ))}
        </Box>
      </Box>
    </Box>
  )
}
