import { countryNames } from '@mwc/contract/account/people/country-names'
import { languageNames } from '@mwc/contract/language/language'
import { IconDeviceMobile, IconEdit, IconFileDownload, IconKey, IconMessageCircle, IconUserX } from '@tabler/icons-react'
import { LinkButton, TextLink } from '../../../shared/screen/button.tsx'
import { FactList } from '../../../shared/rows/fact-list.tsx'
import { LinkRow, Menu } from '../../../shared/rows/menu-row.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { wholeDay } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { AccountLoader } from './account-loader.tsx'
import { AccountSheets } from './account-sheets.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { MemberPhoto } from './member-photo.tsx'
import type { Account } from './own-account.queries.ts'
import { PhoneRequestNotice } from './phone-request-notice.tsx'
import { SignedInPhones } from './signed-in-phones.tsx'
import {
  changeMobilePath,
  changePasswordPath,
  closeAccountPath,
  editAccountPath,
  messageUsPath,
  myAccountPath,
  sheetPath,
} from '../../../paths/paths.ts'

/** Everything that the centre keeps of the member, with the ways to change it, to take it along, and to leave. */
export function MyAccountScreen() {
  const { membership: words } = useWords('ownAccount', 'membership')
  return (
    <Screen title={words.myAccount} back>
      <AccountLoader>{(account) => <Facts account={account} />}</AccountLoader>
      <AccountSheets path={myAccountPath} />
    </Screen>
  )
}

function Facts({ account }: { account: Account }) {
  const { signUp: fields, membership, ownAccount: words, shared } = useWords('signUp', 'membership', 'ownAccount')
  const language = useLanguage()
  const { user } = account
  const textOf = (texts: Record<string, string>, key: string) => texts[key] ?? key
  const facts = [
    { name: membership.memberNumber, value: user.memberNumber },
    { name: shared.mobileNumber, value: user.mobile.replaceAll(' ', '\u00a0') },
    { name: membership.lastFourOfFin, value: user.finLastFour },
    { name: fields.birthDate, value: wholeDay(account.birthDate, language) },
    { name: fields.gender, value: textOf(fields.genders, account.gender) },
    { name: fields.nationality, value: countryNames(language)(user.nationality) },
    { name: fields.company, value: account.company },
    { name: fields.sector, value: textOf(fields.sectors, account.sector) },
    { name: fields.occupation, value: account.occupation },
    { name: membership.language, value: languageNames[user.language] },
    { name: words.joinedOn, value: wholeDay(account.joinedOn, language) },
  ]
  return (
    <div className="space-y-7">
      <PhoneRequestNotice />
      <section className="space-y-4">
        <div className="flex flex-wrap items-center gap-4">
          <MemberPhoto version={account.photo} size="size-20" />
          <h2 className="min-w-0 flex-[1_1_9rem] text-xl font-bold">{user.fullName}</h2>
        </div>
        <div className="rounded-card bg-card px-4 py-1.5 shadow-raised">
          <FactList facts={facts.filter(({ value }) => value !== '')} />
        </div>
        <LinkButton to={editAccountPath} icon={<IconEdit aria-hidden="true" />}>
          {words.edit}
        </LinkButton>
        <p className="text-ink-2">
          {words.wrongDetails}{' '}
          <TextLink to={messageUsPath}>
            <IconMessageCircle aria-hidden="true" className="mr-1.5 size-5" />
            {words.messageUs}
          </TextLink>
        </p>
      </section>
      <Menu title={words.logInTitle}>
        <LinkRow icon={<IconKey className="size-6" />} text={membership.changePassword} to={changePasswordPath} />
        <LinkRow icon={<IconDeviceMobile className="size-6" />} text={membership.changeNumber} note={user.mobile} to={changeMobilePath} />
      </Menu>
      <SignedInPhones />
      <ConsentHistory consents={account.consents} />
      <Menu title={words.yourData}>
        <LinkRow
          icon={<IconFileDownload className="size-6" />}
          text={membership.downloadData}
          note={membership.downloadDataHint}
          to={sheetPath(myAccountPath, 'data')}
        />
        <LinkRow danger icon={<IconUserX className="size-6" />} text={membership.closeAccount} to={closeAccountPath()} />
      </Menu>
    </div>
  )
}
