import { normaliseShopCode } from '@mwc/contract/scan/scanned-text'
import { useQueryParameter } from '../../shared/navigation/navigation.ts'
import { Screen } from '../../shared/screen/screen.tsx'
import { useWords } from '../../words/use-words.ts'
import { FoundMemberPanel } from './found-member.tsx'
import { UseReceipt } from './use-receipt.tsx'
import { ShopOffers } from './shop-offers.tsx'
import { UseOffer } from './use-offer.tsx'
import { toUseIn } from '../../paths/to-use.ts'

/** What the address names: a scanned poster's shop, something to use, a use's receipt, or a member who was looked up. */
export function MemberDetailScreen() {
  const words = useWords('redemptions').redemptions
  const shop = useQueryParameter('shop')
  const typed = useQueryParameter('typed')
  const used = useQueryParameter('used')
  const voucher = useQueryParameter('voucher')
  const privilege = useQueryParameter('privilege')
  if (shop !== null)
    return (
      <Screen title={words.shopTitle} back>
        <ShopOffers
          shopCode={normaliseShopCode(shop) ?? shop.slice(0, 20)}
          isTyped={typed !== null}
          wanted={toUseIn({ voucher, privilege })}
        />
      </Screen>
    )
  if (used !== null)
    return (
      <Screen title={words.receiptTitle} back>
        <UseReceipt id={used} />
      </Screen>
    )
  const id = voucher ?? privilege
  if (id !== null)
    return (
      <Screen title={words.useTitle} back>
        <UseOffer key={id} kind={voucher === null ? 'privilege' : 'voucher'} id={id} />
      </Screen>
    )
  return (
    <Screen title={words.foundTitle} back>
      <FoundMemberPanel />
    </Screen>
  )
}
