import { shownShopCode } from '@mwc/contract/redemptions/shop-code'
import { IconArrowRight, IconBuildingStore, IconId, IconPhotoX, IconQrcodeOff, IconScan, IconTicket, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { Sheet } from '../../shared/screen/sheet.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Found } from './scan-result.rules.ts'
import { promoRefusalQuery } from './scan.queries.ts'
import { PayLink } from './pay-link.tsx'
import { PhotoButton } from './photo-button.tsx'
import { cardCheckPath } from '../../paths/paths.ts'

const icon = 'size-9'

/** What was found, at a glance: a picture, what it is, and its code in large letters. */
function Face({
  good,
  picture,
  code,
  label,
  children,
}: {
  good: boolean
  picture: ReactNode
  code?: string
  label?: string
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <span
        aria-hidden="true"
        className={`flex size-16 shrink-0 items-center justify-center rounded-full ${good ? 'marigold-face' : 'bg-inactive-tint text-inactive'}`}
      >
        {picture}
      </span>
      <div className="min-w-[8em] flex-1">
        {label && <p className="text-ink-2">{label}</p>}
        {code && <p className="text-2xl leading-tight font-bold break-all tabular-nums">{code}</p>}
        <div className={code ? 'mt-1' : 'text-lg'}>{children}</div>
      </div>
    </div>
  )
}

export type SheetActs = {
  onAgain: () => void
  onPhoto: (file: File) => void
  /** Gives back the promo code that was kept before, if there was one. */
  onForgetPromo: () => void
}

/** A promo code that is kept now, and whether this member can pay with it. */
function KeptPromo({ code }: { code: string }) {
  const words = useWords('scan').scan
  const problem = useProblemText()
  const { data: refusal, isFetching } = useQuery(promoRefusalQuery(code))
  return (
    <>
      <Face good={!refusal} picture={<IconTicket className={icon} />} label={words.promoCode} code={code}>
        {!refusal && !isFetching && words.promoText}
      </Face>
      {refusal && <Notice tone="error">{problem(refusal)}</Notice>}
    </>
  )
}

/** What was read, in words, and the way on. Nothing of an unknown code is shown, so that nobody's text stands on our page. */
function FoundMemberPanel({ found, onAgain, onPhoto, onForgetPromo }: { found: Found } & SheetActs) {
  const words = useWords('scan').scan
  const again = (
    <Button variant={found.kind === 'unknown' ? 'primary' : 'quiet'} icon={<IconScan aria-hidden="true" />} onClick={onAgain}>
      {words.again}
    </Button>
  )
  switch (found.kind) {
    case 'shop':
      return (
        <>
          <Face good picture={<IconBuildingStore className={icon} />} label={words.shopCode} code={shownShopCode(found.code)}>
            {words.shopNotActive}
          </Face>
          <PayLink />
          {again}
        </>
      )
    case 'promo':
      return (
        <>
          <KeptPromo code={found.code} />
          <PayLink />
          <Button variant="quiet" icon={<IconX aria-hidden="true" />} onClick={onForgetPromo}>
            {words.promoUndo}
          </Button>
        </>
      )
    case 'card':
      return (
        <>
          <Face good picture={<IconId className={icon} />}>
            {words.cardText}
          </Face>
          <LinkButton to={cardCheckPath(found.proof)} icon={<IconArrowRight aria-hidden="true" />}>
            {words.cardGo}
          </LinkButton>
          {again}
        </>
      )
    case 'unknown':
      return (
        <>
          <Face good={false} picture={<IconQrcodeOff className={icon} />}>
            {words.unknown[found.looks]}
          </Face>
          <p className="text-ink-2">{words.unknownHelp}</p>
          {again}
        </>
      )
    default:
      return (
        <>
          <Face good={false} picture={<IconPhotoX className={icon} />}>
            {found.kind === 'noCode' ? words.noCodeText : words.noPhotoText}
          </Face>
          <PhotoButton variant="primary" busy={false} onPhoto={onPhoto}>
            {words.otherPhoto}
          </PhotoButton>
          {again}
        </>
      )
  }
}

/** A sheet over the camera that says what was found. */
export function ScanResultSheet({ found, ...acts }: { found: Found | null } & SheetActs) {
  const words = useWords('scan').scan
  const titles = {
    shop: words.shopTitle,
    promo: words.promoTitle,
    card: words.cardTitle,
    unknown: words.unknownTitle,
    noCode: words.noCode,
    noPhoto: words.noPhoto,
  }
  return (
    <Sheet open={found !== null} title={found ? titles[found.kind] : ''} onClose={acts.onAgain}>
      {found && <FoundMemberPanel found={found} {...acts} />}
    </Sheet>
  )
}
