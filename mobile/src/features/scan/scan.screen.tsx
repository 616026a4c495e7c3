import { normaliseShopCode } from '@mwc/contract/scan/scanned-text'
import { IconKeyboard } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { goTo, useQueryParameter } from '../../shared/navigation/navigation.ts'
import { Notice } from '../../shared/screen/notice.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { useSession } from '../../shared/session/session.ts'
import { Sheet } from '../../shared/screen/sheet.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { ScanResultSheet } from './scan-result-sheet.tsx'
import { PhotoButton } from './photo-button.tsx'
import { useScan } from './scan.hook.ts'
import { ScannableKinds } from './scannable-kinds.tsx'
import { TypeCode } from './type-code.tsx'
import { Viewfinder } from './viewfinder.tsx'
import { shopToUsePath } from '../../paths/paths.ts'
import { toUseIn } from '../../paths/to-use.ts'

/** The camera, a photo or typing; what was found lies over it as a sheet. */
function Scanner({ shop, toCorrect }: { shop: string | null; toCorrect: string }) {
  const words = useWords('scan').scan
  const active = useSession().vipStatus === '1'
  const scan = useScan(shop === null ? null : { kind: 'shop', code: shop }, toCorrect)
  if (active && scan.found?.kind === 'shop') return <GoOn shop={scan.found.code} isTyped={scan.isTyped} />
  return (
    <div className="space-y-5">
      <Viewfinder video={scan.video} state={scan.camera.state} onRetry={scan.camera.retry} />
      <div className="space-y-3">
        {scan.unread && (
          <Notice tone="error">
            <b className="block">{words.problems.unread.title}</b>
            {words.problems.unread.text}
          </Notice>
        )}
        <PhotoButton busy={scan.photoBusy} onPhoto={(file) => void scan.takePhoto(file)}>
          {words.fromPhoto}
        </PhotoButton>
        <Button variant="secondary" icon={<IconKeyboard aria-hidden="true" />} onClick={scan.openTyping}>
          {words.typeCode}
        </Button>
      </div>
      <ScannableKinds />
      <Sheet open={scan.typing} title={words.typeCode} onClose={scan.closeTyping}>
        <TypeCode typed={scan.typed} onType={scan.setTyped} onFound={scan.showTyped} />
      </Sheet>
      <ScanResultSheet
        found={scan.found}
        onAgain={scan.again}
        onPhoto={(file) => void scan.takePhoto(file)}
        onForgetPromo={scan.forgetPromo}
      />
    </div>
  )
}

/** Leads on to the shop that was read, with what was chosen before: its screen says its name, and uses nothing yet. */
function GoOn({ shop, isTyped }: { shop: string; isTyped: boolean }) {
  const voucher = useQueryParameter('voucher')
  const privilege = useQueryParameter('privilege')
  const to = shopToUsePath(shop, toUseIn({ voucher, privilege }), isTyped)
  useEffect(() => goTo(to, { replace: true }), [to])
  return (
    <LoadingShapes>
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </LoadingShapes>
  )
}

/** Scan. A phone's own camera opens it with `?shop=`, and needs no second scan. */
export function ScanScreen() {
  const words = useWords('scan').scan
  const shop = normaliseShopCode(useQueryParameter('shop') ?? '')
  const toCorrect = normaliseShopCode(useQueryParameter('typed') ?? '') ?? ''
  return (
    <Screen title={words.title} back>
      <Scanner shop={shop} toCorrect={toCorrect} />
    </Screen>
  )
}
