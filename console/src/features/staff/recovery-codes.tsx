import Alert from '@mui/material/Alert'
import { CopyField } from '../../page/copy-field.tsx'

/** New recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Alert severity="warning">
        Print these codes or keep them in your password manager, apart from your phone. Each one signs you in once, when the phone is not
        there. They are shown this one time.
      </Alert>
      <CopyField label="Recovery codes" text={codes.join('\n')} rows={codes.length} />
    </>
  )
}
