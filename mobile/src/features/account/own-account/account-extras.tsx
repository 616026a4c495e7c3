import { myPagePath } from '../../../shared/navigation/navigation.ts'
import { AccountSheets } from './account-sheets.tsx'
import { PhoneRequestNotice } from './phone-request-notice.tsx'

/** What My Page shows of the account for every member, whatever the state of the membership. */
export function AccountExtras() {
  return (
    <>
      <PhoneRequestNotice />
      <AccountSheets path={myPagePath} />
    </>
  )
}
