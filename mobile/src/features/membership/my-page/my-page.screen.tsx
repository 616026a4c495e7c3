import { languageNames } from '@mwc/contract/language/language'
import {
  IconDeviceMobile,
  IconFileDownload,
  IconTicket,
  IconKey,
  IconLanguage,
  IconLogout,
  IconReceipt,
  IconUmbrella,
  IconUser,
  IconUserX,
  IconUsers,
} from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { Consents } from '../../../shared/legal/consents.tsx'
import { LanguageSheet } from '../../../shared/screen/language-sheet.tsx'
import { ButtonRow, LinkRow, Menu } from '../../../shared/rows/menu-row.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { FeatureSlots } from '../../../shared/screen/feature-slots.ts'
import { hasUnsent } from '../../../shared/outbox/unsent.ts'
import { useMember } from '../../../shared/programme/use-member.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { appVersion } from './app-version.ts'
import { GuestPage } from './guest-page.tsx'
import { HelpMenu } from './help-menu.tsx'
import { MembershipPanel } from '../membership-panel.tsx'
import { useLogOut } from './membership.queries.ts'
import {
  changeMobilePath,
  changePasswordPath,
  closeAccountPath,
  insurancePath,
  myAccountPath,
  myPagePath,
  newPwdPath,
  nomineePath,
  rewardsPath,
  transactionHistoryPath,
  verifyMobilePath,
  sheetPath,
} from '../../../paths/paths.ts'

/** My Page: a guest's without a session, else a member's. */
export function MyPageScreen() {
  return useSession().token === null ? <GuestPage /> : <MemberPage />
}

/** For every member, whatever the state of the membership. What the gate would turn back is not offered. */
function MemberPage() {
  const { membership: words, shared } = useWords('membership')
  const language = useLanguage()
  const active = useMember().data?.membership.vipStatus === '1'
  const slots = useContext(FeatureSlots)
  const [sheet, setSheet] = useState<'language' | 'logOut' | null>(null)
  const close = () => setSheet(null)
  return (
    <Screen title={shared.tabs.myPage} tab="myPage" roomy>
      <div className="two-columns space-y-7">
        <div className="space-y-7">
          {/* Before the card: that somebody wants to move the account is there for a day, and is to be seen on a small phone. */}
          {slots.warning}
          <MembershipPanel gift={slots.gift} />
          {slots.notifications}
          {slots.account}
          {slots.offers}
          <AccountMenu />
          <HelpMenu active={active} />
        </div>
        <div className="space-y-7">
          <Menu title={words.more}>
            <LinkRow
              icon={<IconReceipt className="size-6" />}
              text={words.transactionHistory}
              note={words.transactionHistoryHint}
              to={transactionHistoryPath}
            />
            {active && (
              <LinkRow icon={<IconUmbrella className="size-6" />} text={words.insurance} note={words.insuranceHint} to={insurancePath} />
            )}
            {active && <LinkRow icon={<IconUsers className="size-6" />} text={words.nominee} note={words.nomineeHint} to={nomineePath} />}
            {active && <LinkRow icon={<IconTicket className="size-6" />} text={words.voucher} note={words.voucherHint} to={rewardsPath} />}
            <ButtonRow
              icon={<IconLanguage className="size-6" />}
              text={words.language}
              note={languageNames[language]}
              onClick={() => setSheet('language')}
            />
          </Menu>
          <Consents />
          <Button variant="quiet" icon={<IconLogout aria-hidden="true" />} onClick={() => setSheet('logOut')}>
            {words.logOut}
          </Button>
          <p data-unspoken="" className="text-center text-sm text-ink-2">
            {appVersion}
          </p>
        </div>
      </div>
      <LanguageSheet open={sheet === 'language'} onClose={close} />
      <LogOutSheet open={sheet === 'logOut'} onClose={close} />
    </Screen>
  )
}

/** The way to the account: its own page, or for who is kept off it what is open to everybody. */
function AccountMenu() {
  const words = useWords('membership').membership
  const member = useMember().data
  if (!member) return null
  const active = member.membership.vipStatus === '1'
  const number = <IconDeviceMobile className="size-6" />
  const setPassword = member.mustSetPassword && (
    <LinkRow icon={<IconKey className="size-6" />} text={words.setPassword} to={active ? newPwdPath : sheetPath(myPagePath, 'password')} />
  )
  if (active) {
    return (
      <Menu title={words.accountTitle}>
        <LinkRow icon={<IconUser className="size-6" />} text={words.myAccount} note={words.myAccountHint} to={myAccountPath} />
        {setPassword || <LinkRow icon={<IconKey className="size-6" />} text={words.changePassword} to={changePasswordPath} />}
        <LinkRow icon={number} text={words.changeNumber} note={member.user.mobile} to={changeMobilePath} />
      </Menu>
    )
  }
  return (
    <Menu title={words.accountTitle}>
      {setPassword}
      <LinkRow icon={number} text={words.changeNumber} note={member.user.mobile} to={verifyMobilePath} />
      <LinkRow
        icon={<IconFileDownload className="size-6" />}
        text={words.downloadData}
        note={words.downloadDataHint}
        to={sheetPath(myPagePath, 'data')}
      />
      {member.membership.status !== 'pendingPayment' && (
        <LinkRow
          icon={<IconUsers className="size-6" />}
          text={words.nominee}
          note={words.nomineeHint}
          to={sheetPath(myPagePath, 'nominee')}
        />
      )}
      <LinkRow danger icon={<IconUserX className="size-6" />} text={words.closeAccount} to={closeAccountPath()} />
    </Menu>
  )
}

function LogOutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('membership').membership
  const logOut = useLogOut()
  return (
    <Sheet open={open} title={words.logOutQuestion} onClose={onClose}>
      <p>{words.logOutText}</p>
      {open && hasUnsent() && <Notice tone="warning">{words.logOutUnsent}</Notice>}
      <Button variant="danger" icon={<IconLogout aria-hidden="true" />} busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {words.logOut}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {words.stay}
      </Button>
    </Sheet>
  )
}
