import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import JoinIcon from '@mui/icons-material/JoinInnerOutlined'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import PhoneIcon from '@mui/icons-material/PhonelinkSetupOutlined'
import PointOfSaleIcon from '@mui/icons-material/PointOfSaleOutlined'
import GroupIcon from '@mui/icons-material/GroupOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { authProvider } from './adapter/auth-provider.ts'
import { dataProvider } from './adapter/data-provider.ts'
import { LogList } from './features/log/log-list.tsx'
import { MemberList } from './features/members/member-list.tsx'
import { MemberPage } from './features/members/member-page.tsx'
import { CounterDayList } from './features/counter/counter-day-list.tsx'
import { CounterDayPage } from './features/counter/counter-day-page.tsx'
import { CounterPage } from './features/counter/counter-page.tsx'
import { LineList } from './features/statements/line-list.tsx'
import { SourceList } from './features/statements/source-list.tsx'
import { TerminalList } from './features/counter/terminal-list.tsx'
import { PaperRequestList } from './features/members/paper/paper-request-list.tsx'
import { PaymentList } from './features/payments/payment-list.tsx'
import { PaymentPage } from './features/payments/payment-page.tsx'
import { ReviewList } from './features/payments/review-list.tsx'
import { PhoneRequestList } from './features/phone-requests/phone-request-list.tsx'
import { SettingsPage } from './features/settings/settings-page.tsx'
import { AccountPage } from './features/staff/account-page.tsx'
import { LogInPage } from './features/staff/log-in-page.tsx'
import { StaffList } from './features/staff/staff-list.tsx'
import { StaffPage } from './features/staff/staff-page.tsx'
import { WorkPage } from './features/work/work-page.tsx'
import { DeskLayout } from './desk-layout.tsx'
import { theme } from './theme.ts'

/** The whole desk: one entry a kind of record, each with its list and page. Who sees which, the calls' own roles say. */
export function Console() {
  return (
    <BrowserRouter basename="/console">
      <Admin
        title="MWC desk"
        authProvider={authProvider}
        dataProvider={dataProvider}
        layout={DeskLayout}
        loginPage={LogInPage}
        theme={theme}
        darkTheme={null}
        disableTelemetry
        requireAuth
      >
        <Resource name="work" icon={InboxIcon} options={{ label: 'Work' }} list={WorkPage} />
        <Resource
          name="members"
          icon={PeopleIcon}
          options={{ label: 'Members' }}
          list={MemberList}
          show={MemberPage}
          recordRepresentation="fullName"
        />
        <Resource name="counter" icon={PointOfSaleIcon} options={{ label: 'Counter' }} list={CounterPage} />
        <Resource name="phone-requests" icon={PhoneIcon} options={{ label: 'Phone requests' }} list={PhoneRequestList} />
        <Resource name="paper-requests" icon={MailIcon} options={{ label: 'Requests on paper' }} list={PaperRequestList} />
        <Resource name="payment-reviews" icon={FactCheckIcon} options={{ label: 'Money to review' }} list={ReviewList} />
        <Resource
          name="payments"
          icon={PaymentsIcon}
          options={{ label: 'Payments' }}
          list={PaymentList}
          show={PaymentPage}
          recordRepresentation="transactionNumber"
        />
        <Resource
          name="counter-days"
          icon={EventAvailableIcon}
          options={{ label: 'Daily closes' }}
          list={CounterDayList}
          show={CounterDayPage}
          recordRepresentation="day"
        />
        <Resource name="statement-lines" icon={JoinIcon} options={{ label: 'Matching' }} list={LineList} />
        <Resource name="statement-sources" icon={UploadFileIcon} options={{ label: 'Bank and NETS files' }} list={SourceList} />
        <Resource name="terminals" icon={DevicesIcon} options={{ label: 'Terminals' }} list={TerminalList} />
        <Resource
          name="staff"
          icon={GroupIcon}
          options={{ label: 'Staff' }}
          list={StaffList}
          show={StaffPage}
          recordRepresentation="username"
        />
        <Resource name="log" icon={HistoryIcon} options={{ label: 'Log' }} list={LogList} />
        <Resource name="settings" icon={SettingsIcon} options={{ label: 'Plans and settings' }} list={SettingsPage} />
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}
