import type { IconName } from '../plain/icons.ts'
import type { resources } from '../adapter/resources.ts'

type DeskPageEntry = { name: keyof typeof resources & IconName; label: string }

/** The pages of the menu in order, in groups: the name in the address, which is the icon’s, too, and what it is called. */
export const pageGroups: readonly { label: string; pages: readonly DeskPageEntry[] }[] = [
  // What stands above all groups needs no heading.
  { label: '', pages: [{ name: 'work', label: 'Work' }] },
  {
    label: 'People',
    pages: [
      { name: 'members', label: 'Members' },
      { name: 'counter', label: 'Counter' },
      { name: 'phone-requests', label: 'Phone requests' },
      { name: 'paper-requests', label: 'Requests on paper' },
      { name: 'member-imports', label: 'Members from a file' },
    ],
  },
  {
    label: 'Messages',
    pages: [
      { name: 'threads', label: 'Inbox' },
      { name: 'message-templates', label: 'Templates' },
      { name: 'broadcasts', label: 'Broadcasts' },
      { name: 'reminders', label: 'Reminders' },
      { name: 'sms', label: 'SMS' },
    ],
  },
  {
    label: 'Money',
    pages: [
      { name: 'payment-reviews', label: 'Money to review' },
      { name: 'payments', label: 'Payments' },
      { name: 'counter-days', label: 'Daily closes' },
      { name: 'statement-lines', label: 'Matching' },
      { name: 'statement-sources', label: 'Bank and NETS files' },
    ],
  },
  {
    label: 'Offers',
    pages: [
      { name: 'promos', label: 'Promo codes' },
      { name: 'promo-batches', label: 'Batches of codes' },
      { name: 'campaigns', label: 'Campaigns' },
      { name: 'privileges', label: 'Privileges' },
      { name: 'shops', label: 'Shops' },
      { name: 'shop-statements', label: 'Shop statements' },
    ],
  },
  {
    label: 'Content',
    pages: [
      { name: 'news', label: 'News' },
      { name: 'banners', label: 'Banners' },
      { name: 'questions', label: 'Questions (FAQ)' },
      { name: 'insurance', label: 'Insurance' },
      { name: 'places', label: 'Places' },
      { name: 'pictures', label: 'Pictures' },
      { name: 'translations', label: 'Translations' },
    ],
  },
  {
    label: 'Programme',
    pages: [
      { name: 'reports', label: 'Reports' },
      { name: 'maintenance', label: 'Maintenance' },
      { name: 'health', label: 'Health' },
      { name: 'terminals', label: 'Terminals' },
      { name: 'staff', label: 'Staff' },
      { name: 'log', label: 'Log' },
      { name: 'settings', label: 'Plans and settings' },
    ],
  },
]

const deskPages = pageGroups.flatMap(({ pages }) => pages)

/** What the page of an address is called in the menu; nothing where the menu does not name it. */
export const labelAt = (pathname: string): string => deskPages.find(({ name }) => name === pathname.split('/')[1])?.label ?? ''
