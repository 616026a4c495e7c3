import Box from '@mui/material/Box'
import { PlainInput } from './plain-input.tsx'
import type { PlainField } from './record-fields.ts'
import type { RecordForm } from './use-record-form.ts'

/** Fields that are the same for every language, in as many columns as there is room for. */
export function FieldsGrid({ form, fields }: { form: RecordForm; fields: readonly PlainField[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        px: 2,
        pt: 1,
        pb: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        alignItems: 'start',
      }}
    >
      {fields.map((field) => (
        <PlainInput key={field.name} form={form} field={field} />
      ))}
    </Box>
  )
}
