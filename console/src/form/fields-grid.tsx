import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { PlainInput } from './plain-input.tsx'
import type { PlainField } from './record-fields.ts'
import type { RecordForm } from './use-record-form.ts'

/** Fields in as many columns as there is room for. @param least Pixels that each has at least. */
export function FieldColumns({ least = 240, children }: { least?: number; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        px: 2,
        pt: 1,
        pb: 2,
        gridTemplateColumns: `repeat(auto-fit, minmax(${least}px, 1fr))`,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

/** Fields that are the same for every language. */
export function FieldsGrid({ form, fields }: { form: RecordForm; fields: readonly PlainField[] }) {
  return (
    <FieldColumns>
      {fields.map((field) => (
        <PlainInput key={field.name} form={form} field={field} />
      ))}
    </FieldColumns>
  )
}
