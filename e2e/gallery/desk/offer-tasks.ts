import { because, inFour, type Task, twice } from '../../fixtures/desk/task.ts'
import type { Filled } from './fill-desk.ts'

/** What a day asks for of codes, campaigns and shops. */
export const offerTasks = ({ campaignId, shopId }: Filled): Task[] => [
  {
    name: 'make a promo code',
    at: '/promos',
    steps: [
      ['press', 'New code'],
      ['type', 'Code', 'BYKEYS'],
      ['type', 'How much', '2'],
      ['press', 'New code'],
    ],
  },
  {
    name: 'change it',
    at: null,
    steps: [
      ['press', 'Change'],
      ['type', 'Uses in all', '5'],
      ['press', 'Change'],
    ],
  },
  {
    name: 'end it',
    at: null,
    steps: twice('End now'),
  },
  {
    name: 'make codes for one use each',
    at: '/promo-batches',
    steps: [
      ['press', 'New batch'],
      ['type', 'What they are for', 'By keyboard'],
      ['type', 'How many codes', '20'],
      ['type', 'How much', '1'],
      ['press', 'New batch'],
    ],
  },
  {
    name: 'stop them',
    at: null,
    steps: twice('End all now'),
  },
  {
    name: 'see whom a campaign reaches',
    at: `/campaigns/${campaignId}/show`,
    steps: [['touch', 'Count whom it reaches']],
    said: 'Reaches today',
  },
  {
    name: 'make a campaign',
    at: '/campaigns',
    steps: [
      ['touch', 'New campaign'],
      ['write', inFour('Name', 'What it says', 'Name of the voucher', 'Where and how it is used')],
      ['type', 'Days to use it', '14'],
      ['touch', 'Make the campaign'],
    ],
    said: 'Made.',
  },
  {
    name: 'end a campaign',
    at: null,
    steps: twice('End now'),
  },
  {
    name: 'set what a use is owed',
    at: `/shop-statements/${shopId}/show`,
    steps: [['press', 'Set for the shop'], ['type', 'Amount (S$)', '3.50'], because, ['press', 'Set for the shop']],
  },
  {
    name: 'give a shop a new PIN',
    at: null,
    steps: twice('New PIN'),
  },
]
