import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
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
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { authProvider } from './adapter/auth-provider.ts'
import { dataProvider } from './adapter/data-provider.ts'
import { LogInPage } from './features/staff/log-in-page.tsx'
import { WorkPage } from './features/work/work-page.tsx'
import { contentPages } from './content-pages.ts'
import { DeskLayout } from './desk-layout.tsx'
import * as pages from './pages.ts'
import { NoPage } from './layout/no-access.tsx'
import { theme } from './theme.ts'

/** What was typed into a search may be a person's: it stays with the open page and the address. */
const store = memoryStore()

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
        store={store}
        catchAll={NoPage}
        disableTelemetry
        requireAuth
      >
        <Resource name="work" icon={InboxIcon} options={{ label: 'Work' }} list={WorkPage} />
        <Resource
          name="members"
          icon={PeopleIcon}
          options={{ label: 'Members' }}
          list={pages.MemberList}
          show={pages.MemberPage}
          recordRepresentation="fullName"
        />
        <Resource name="counter" icon={PointOfSaleIcon} options={{ label: 'Counter' }} list={pages.CounterPage} />
        <Resource name="phone-requests" icon={PhoneIcon} options={{ label: 'Phone requests' }} list={pages.PhoneRequestList} />
        <Resource name="paper-requests" icon={MailIcon} options={{ label: 'Requests on paper' }} list={pages.PaperRequestList} />
        <Resource name="payment-reviews" icon={FactCheckIcon} options={{ label: 'Money to review' }} list={pages.ReviewList} />
        <Resource
          name="payments"
          icon={PaymentsIcon}
          options={{ label: 'Payments' }}
          list={pages.PaymentList}
          show={pages.PaymentPage}
          recordRepresentation="transactionNumber"
        />
        <Resource
          name="counter-days"
          icon={EventAvailableIcon}
          options={{ label: 'Daily closes' }}
          list={pages.CounterDayList}
          show={pages.CounterDayPage}
          recordRepresentation="day"
        />
        <Resource name="statement-lines" icon={JoinIcon} options={{ label: 'Matching' }} list={pages.LineList} />
        <Resource name="statement-sources" icon={UploadFileIcon} options={{ label: 'Bank and NETS files' }} list={pages.SourceList} />
        {contentPages.map(({ name, label, ...shown }) => (
          <Resource key={name} name={name} options={{ label }} {...shown} />
        ))}
        <Resource name="pictures" icon={PhotoLibraryIcon} options={{ label: 'Pictures' }} list={pages.PictureList} />
        <Resource name="translations" icon={TranslateIcon} options={{ label: 'Translations' }} list={pages.TranslationList} />
        <Resource name="terminals" icon={DevicesIcon} options={{ label: 'Terminals' }} list={pages.TerminalList} />
        <Resource
          name="staff"
          icon={GroupIcon}
          options={{ label: 'Staff' }}
          list={pages.StaffList}
          show={pages.StaffPage}
          recordRepresentation="username"
        />
        <Resource name="log" icon={HistoryIcon} options={{ label: 'Log' }} list={pages.LogList} />
        <Resource name="settings" icon={SettingsIcon} options={{ label: 'Plans and settings' }} list={pages.SettingsPage} />
        <CustomRoutes>
          <Route path="/account" element={<pages.AccountPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}
