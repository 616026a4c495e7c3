import { Button } from '../../../shared/screen/button.tsx'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Before another QR takes the place of one that may have been paid: who has paid is led to wait for that money. */
export function AskPaid({
  open,
  onPaid,
  onNotPaid,
  onClose,
}: {
  open: boolean
  onPaid: () => void
  onNotPaid: () => void
  onClose: () => void
}) {
  const words = useWords('payments').payments
  return (
    <Sheet open={open} title={words.askPaid} onClose={onClose}>
      <p>{words.askPaidText}</p>
      <Button onClick={onPaid}>{words.yesPaid}</Button>
      <Button variant="secondary" onClick={onNotPaid}>
        {words.notYetPaid}
      </Button>
    </Sheet>
  )
}
