import type { ReactNode } from 'react'
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { Route } from 'react-router-dom'
import { authProvider } from './adapter/auth-provider.ts'
import { dataProvider } from './adapter/data-provider.ts'
import { contentPages } from './content-pages.ts'
import { labelAt } from './layout/desk-pages.ts'
import * as pages from './pages.ts'
import { NoPage } from './layout/no-access.tsx'
import { theme } from './theme.ts'

/** What was typed into a search may be a person's: it stays with the open page and the address. */
const store = memoryStore()

/** The frame stands around the framework, not in it: it is there before. */
function NoLayout({ children }: { children: ReactNode }) {
  return children
}

const called = (name: string) => ({ name, options: { label: labelAt(`/${name}`) } })

/** Every page but the first: an entry a kind of record, with its list and page. Who sees which, the calls' own roles say. */
export function RecordPages() {
  return (
    <Admin
      title="MWC desk"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={useQueryClient()}
      layout={NoLayout}
      loginPage={false}
      theme={theme}
      darkTheme={null}
      store={store}
      catchAll={NoPage}
      disableTelemetry
    >
      <Resource {...called('members')} list={pages.MemberList} show={pages.MemberPage} recordRepresentation="fullName" />
      <Resource {...called('counter')} list={pages.CounterPage} />
      <Resource {...called('phone-requests')} list={pages.PhoneRequestList} />
      <Resource {...called('paper-requests')} list={pages.PaperRequestList} />
      <Resource {...called('member-imports')} list={pages.ImportList} show={pages.ImportPage} recordRepresentation="name" />
      <Resource {...called('threads')} list={pages.ThreadList} show={pages.ThreadPage} />
      <Resource {...called('message-templates')} list={pages.TemplateList} show={pages.TemplatePage} create={pages.NewTemplatePage} />
      <Resource {...called('payment-reviews')} list={pages.ReviewList} />
      <Resource {...called('payments')} list={pages.PaymentList} show={pages.PaymentPage} recordRepresentation="transactionNumber" />
      <Resource {...called('counter-days')} list={pages.CounterDayList} show={pages.CounterDayPage} recordRepresentation="day" />
      <Resource {...called('statement-lines')} list={pages.LineList} />
      <Resource {...called('statement-sources')} list={pages.SourceList} />
      <Resource {...called('promos')} list={pages.PromoList} show={pages.PromoPage} recordRepresentation="code" />
      <Resource {...called('promo-batches')} list={pages.BatchList} show={pages.BatchPage} recordRepresentation="name" />
      <Resource {...called('campaigns')} list={pages.CampaignList} show={pages.CampaignPage} create={pages.NewCampaignPage} />
      <Resource {...called('shop-statements')} list={pages.StatementList} show={pages.ShopAccountPage} />
      {contentPages.map(({ name, ...shown }) => (
        <Resource key={name} {...called(name)} {...shown} />
      ))}
      <Resource {...called('pictures')} list={pages.PictureList} show={pages.PicturePage} />
      <Resource {...called('translations')} list={pages.TranslationList} />
      <Resource {...called('broadcasts')} list={pages.BroadcastList} show={pages.BroadcastPage} create={pages.NewBroadcastPage} />
      <Resource {...called('reminders')} list={pages.ReminderDayList} show={pages.ReminderDayPage} />
      <Resource {...called('terminals')} list={pages.TerminalList} />
      <Resource {...called('staff')} list={pages.StaffList} show={pages.StaffPage} recordRepresentation="username" />
      <Resource {...called('reports')} list={pages.ReportsPage} />
      <Resource {...called('sms')} list={pages.SmsList} />
      <Resource {...called('maintenance')} list={pages.WindowList} show={pages.WindowPage} create={pages.NewWindowPage} />
      <Resource {...called('health')} list={pages.HealthPage} />
      <Resource {...called('log')} list={pages.LogList} />
      <Resource {...called('settings')} list={pages.SettingsPage} />
      <CustomRoutes>
        <Route path="/account" element={<pages.AccountPage />} />
      </CustomRoutes>
    </Admin>
  )
}
