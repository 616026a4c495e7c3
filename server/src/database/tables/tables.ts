import type { AccountTables } from './account-tables.ts'
import type { CampaignTables } from './campaign-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { CounterTables } from './counter-tables.ts'
import type { FigureTables } from './figure-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { LogTables } from './log-tables.ts'
import type { MemberDeskTables } from './member-desk-tables.ts'
import type { MessageTables } from './message-tables.ts'
import type { NotificationTables } from './notification-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { PhoneReportTables } from './phone-report-tables.ts'
import type { ProgrammeTables } from './programme-tables.ts'
import type { PromoTables } from './promo-tables.ts'
import type { RedemptionTables } from './redemption-tables.ts'
import type { SmsTables } from './sms-tables.ts'
import type { StatementTables } from './statement-tables.ts'
import type { StaffTables } from './staff-tables.ts'

/** Every table by its name; the folder has a file a feature. */
export type Tables = AccountTables &
  CampaignTables &
  ContentTables &
  CounterTables &
  FigureTables &
  ImportTables &
  LogTables &
  MemberDeskTables &
  MessageTables &
  NotificationTables &
  PaymentTables &
  PhoneReportTables &
  ProgrammeTables &
  PromoTables &
  RedemptionTables &
  SmsTables &
  StaffTables &
  StatementTables
