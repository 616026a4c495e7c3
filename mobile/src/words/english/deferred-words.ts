import type { CampaignsWords } from './campaigns.ts'
import type { CardWords } from './card.ts'
import type { ContentWords } from './reading/content.ts'
import type { HomeWords } from './home.ts'
import type { InsuranceWords } from './insurance.ts'
import type { JoiningWords } from './joining.ts'
import type { SignUpWords } from './sign-up.ts'
import type { LegalWords } from './legal.ts'
import type { MaintenanceWords } from './maintenance.ts'
import type { MembershipWords } from './membership.ts'
import type { MessagesWords } from './messages.ts'
import type { NomineeWords } from './nominee.ts'
import type { NotificationsWords } from './notifications.ts'
import type { OffersWords } from './offers.ts'
import type { PageWords } from './page.ts'
import type { PaymentsWords } from './payments.ts'
import type { PlacesWords } from './places.ts'
import type { PrivilegesWords } from './reading/privileges.ts'
import type { OwnAccountWords } from './own-account.ts'
import type { ReadAloudWords } from './read-aloud.ts'
import type { ScanWords } from './scan.ts'
import type { RedemptionsWords } from './redemptions.ts'

/** The texts that come with the screens which show them. */
export type DeferredWords = {
  campaigns: CampaignsWords
  card: CardWords
  content: ContentWords
  home: HomeWords
  insurance: InsuranceWords
  joining: JoiningWords
  signUp: SignUpWords
  legal: LegalWords
  maintenance: MaintenanceWords
  membership: MembershipWords
  messages: MessagesWords
  nominee: NomineeWords
  notifications: NotificationsWords
  offers: OffersWords
  page: PageWords
  payments: PaymentsWords
  places: PlacesWords
  privileges: PrivilegesWords
  ownAccount: OwnAccountWords
  readAloud: ReadAloudWords
  scan: ScanWords
  redemptions: RedemptionsWords
}

export type DeferredSection = keyof DeferredWords

/** How one language's sections are fetched, beside its first texts: no phone carries the other languages' file names. */
export type DeferredLoaders = { [Section in DeferredSection]: () => Promise<Record<Section, DeferredWords[Section]>> }
