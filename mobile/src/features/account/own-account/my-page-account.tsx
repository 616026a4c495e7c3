import { AccountSheets } from './account-sheets.tsx'
import { PhoneRequestNotice } from './phone-request-notice.tsx'
import { myPagePath } from '../../../paths/paths.ts'

/** What My Page shows of the account for every member, whatever the state of the membership. */
export function MyPageAccount() {
  return (
    <>
      <PhoneRequestNotice />
      <AccountSheets path={myPagePath} />
    </>
  )
}
