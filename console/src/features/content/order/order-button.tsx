import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import SwapVertIcon from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useRefresh } from 'react-admin'

/** Its library comes when an order is changed. */
const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }))

/** Opens the order in which members see a kind's items. */
export function OrderButton({ kind }: { kind: ContentKind }) {
  const [open, setOpen] = useState(false)
  const refresh = useRefresh()
  const close = () => {
    setOpen(false)
    refresh()
  }
  return (
    <>
      <Button size="small" startIcon={<SwapVertIcon />} onClick={() => setOpen(true)}>
        Change the order
      </Button>
      {open ? (
        <Suspense>
          <OrderDialog kind={kind} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
