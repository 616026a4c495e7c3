import { lazyPage } from './layout/lazy-page.tsx'

// Every page of the desk but the first one comes when it is opened.
export const MemberList = lazyPage('members', async () => (await import('./features/members/member-list.tsx')).MemberList)
export const MemberPage = lazyPage('members', async () => (await import('./features/members/member-page.tsx')).MemberPage)
export const CounterPage = lazyPage('counter', async () => (await import('./features/counter/counter-page.tsx')).CounterPage)
export const PhoneRequestList = lazyPage(
  'phone-requests',
  async () => (await import('./features/phone-requests/phone-request-list.tsx')).PhoneRequestList,
)
export const PaperRequestList = lazyPage(
  'paper-requests',
  async () => (await import('./features/members/paper/paper-request-list.tsx')).PaperRequestList,
)
export const ImportList = lazyPage('member-imports', async () => (await import('./features/imports/import-list.tsx')).ImportList)
export const ImportPage = lazyPage('member-imports', async () => (await import('./features/imports/import-page.tsx')).ImportPage)
export const ReviewList = lazyPage('payment-reviews', async () => (await import('./features/payments/review-list.tsx')).ReviewList)
export const PaymentList = lazyPage('payments', async () => (await import('./features/payments/payment-list.tsx')).PaymentList)
export const PaymentPage = lazyPage('payments', async () => (await import('./features/payments/payment-page.tsx')).PaymentPage)
export const CounterDayList = lazyPage('counter-days', async () => (await import('./features/counter/counter-day-list.tsx')).CounterDayList)
export const CounterDayPage = lazyPage('counter-days', async () => (await import('./features/counter/counter-day-page.tsx')).CounterDayPage)
export const LineList = lazyPage('statement-lines', async () => (await import('./features/statements/line-list.tsx')).LineList)
export const SourceList = lazyPage('statement-sources', async () => (await import('./features/statements/source-list.tsx')).SourceList)
export const TerminalList = lazyPage('terminals', async () => (await import('./features/counter/terminal-list.tsx')).TerminalList)
export const PictureList = lazyPage('pictures', async () => (await import('./features/content/pictures/picture-list.tsx')).PictureList)
export const PicturePage = lazyPage('pictures', async () => (await import('./features/content/pictures/picture-page.tsx')).PicturePage)
export const TranslationList = lazyPage(
  'translations',
  async () => (await import('./features/content/translation-list.tsx')).TranslationList,
)
export const PromoList = lazyPage('promos', async () => (await import('./features/promos/promo-list.tsx')).PromoList)
export const PromoPage = lazyPage('promos', async () => (await import('./features/promos/promo-page.tsx')).PromoPage)
export const BatchList = lazyPage('promo-batches', async () => (await import('./features/promos/batch-list.tsx')).BatchList)
export const BatchPage = lazyPage('promo-batches', async () => (await import('./features/promos/batch-page.tsx')).BatchPage)
export const CampaignList = lazyPage('campaigns', async () => (await import('./features/campaigns/campaign-list.tsx')).CampaignList)
export const CampaignPage = lazyPage('campaigns', async () => (await import('./features/campaigns/campaign-page.tsx')).CampaignPage)
export const NewCampaignPage = lazyPage('campaigns', async () => (await import('./features/campaigns/campaign-page.tsx')).NewCampaignPage)
export const ThreadList = lazyPage('threads', async () => (await import('./features/messages/thread-list.tsx')).ThreadList)
export const ThreadPage = lazyPage('threads', async () => (await import('./features/messages/thread/thread-page.tsx')).ThreadPage)
export const TemplateList = lazyPage(
  'message-templates',
  async () => (await import('./features/messages/templates/template-list.tsx')).TemplateList,
)
export const TemplatePage = lazyPage(
  'message-templates',
  async () => (await import('./features/messages/templates/template-page.tsx')).TemplatePage,
)
export const NewTemplatePage = lazyPage(
  'message-templates',
  async () => (await import('./features/messages/templates/template-page.tsx')).NewTemplatePage,
)
export const StatementList = lazyPage(
  'shop-statements',
  async () => (await import('./features/settlements/statement-list.tsx')).StatementList,
)
export const ShopAccountPage = lazyPage(
  'shop-statements',
  async () => (await import('./features/settlements/account-page.tsx')).AccountPage,
)
export const BroadcastList = lazyPage('broadcasts', async () => (await import('./features/broadcasts/broadcast-list.tsx')).BroadcastList)
export const BroadcastPage = lazyPage('broadcasts', async () => (await import('./features/broadcasts/broadcast-page.tsx')).BroadcastPage)
export const NewBroadcastPage = lazyPage(
  'broadcasts',
  async () => (await import('./features/broadcasts/broadcast-page.tsx')).NewBroadcastPage,
)
export const ReminderDayList = lazyPage(
  'reminders',
  async () => (await import('./features/reminders/reminder-day-list.tsx')).ReminderDayList,
)
export const ReminderDayPage = lazyPage(
  'reminders',
  async () => (await import('./features/reminders/reminder-day-page.tsx')).ReminderDayPage,
)
export const StaffList = lazyPage('staff', async () => (await import('./features/staff/staff-list.tsx')).StaffList)
export const StaffPage = lazyPage('staff', async () => (await import('./features/staff/staff-page.tsx')).StaffPage)
export const ReportsPage = lazyPage('reports', async () => (await import('./features/reports/reports-page.tsx')).ReportsPage)
export const SmsList = lazyPage('sms', async () => (await import('./features/sms/sms-list.tsx')).SmsList)
export const WindowList = lazyPage('maintenance', async () => (await import('./features/maintenance/window-list.tsx')).WindowList)
export const WindowPage = lazyPage('maintenance', async () => (await import('./features/maintenance/window-page.tsx')).WindowPage)
export const NewWindowPage = lazyPage('maintenance', async () => (await import('./features/maintenance/window-page.tsx')).NewWindowPage)
export const HealthPage = lazyPage('health', async () => (await import('./features/health/health-page.tsx')).HealthPage)
export const LogList = lazyPage('log', async () => (await import('./features/log/log-list.tsx')).LogList)
export const SettingsPage = lazyPage('settings', async () => (await import('./features/settings/settings-page.tsx')).SettingsPage)
export const AccountPage = lazyPage('work', async () => (await import('./features/staff/account-page.tsx')).AccountPage)
