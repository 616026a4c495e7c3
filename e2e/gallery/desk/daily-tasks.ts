import { because, type Task } from '../../fixtures/desk/task.ts'
import type { Filled } from './fill-desk.ts'

/** What a day asks for of members, money, settings and staff, as `docs/operating.md` lists it. */
export const recordTasks = ({ memberId, paymentId, dayId }: Filled): Task[] => [
  {
    name: 'write to a member first',
    at: `/members/${memberId}/show`,
    steps: [
      ['press', 'Write a message'],
      ['type', 'Message to', 'Your card is ready'],
      ['press', 'Send'],
    ],
  },
  {
    name: 'correct a record',
    at: `/members/${memberId}/show`,
    steps: [['press', 'Correct'], ['type', 'Company', 'Marina Yard'], because, ['press', 'Correct']],
  },
  { name: 'see a whole FIN', at: `/members/${memberId}/show`, steps: [['press', 'Show the FIN'], because, ['press', 'Show the FIN']] },
  { name: 'give months', at: `/members/${memberId}/show`, steps: [['press', 'Give months'], because, ['press', 'Give months']] },
  { name: 'take a term back', at: `/members/${memberId}/show`, steps: [['press', 'Take back'], because, ['press', 'Take back']] },
  {
    name: "stop the card's phone",
    at: `/members/${memberId}/show`,
    steps: [['press', "Stop the card's phone"], because, ['press', "Stop the card's phone"]],
  },
  {
    name: 'sign a member out',
    at: `/members/${memberId}/show`,
    steps: [['press', 'Sign out all phones'], because, ['press', 'Sign out all phones']],
  },
  {
    name: 'note a request on paper',
    at: `/members/${memberId}/show`,
    steps: [
      ['press', 'Note a request on paper'],
      ['choose', 'Asked for', 'A copy of the data'],
      ['type', 'What the paper says', 'A letter with a permit'],
      ['press', 'Note a request on paper'],
    ],
  },
  { name: 'block a FIN', at: `/members/${memberId}/show`, steps: [['press', 'Block the FIN'], because, ['press', 'Block the FIN']] },
  {
    name: 'let it sign up again',
    at: `/members/${memberId}/show`,
    steps: [['press', 'Unblock the FIN'], because, ['press', 'Unblock the FIN']],
  },
  { name: 'stop an account', at: `/members/${memberId}/show`, steps: [['press', 'Deactivate'], because, ['press', 'Deactivate']] },
  { name: 'let it be used again', at: `/members/${memberId}/show`, steps: [['press', 'Reactivate'], because, ['press', 'Reactivate']] },
  {
    name: 'decline a request on paper',
    at: '/paper-requests',
    steps: [
      ['press', 'Decline'],
      ['type', 'Reason', 'Not the member'],
      ['press', 'Decline'],
    ],
  },
  {
    name: 'move an account to another phone',
    at: '/phone-requests',
    steps: [
      ['press', 'Approve'],
      ['choose', 'How the person was checked', 'Seen with papers'],
      ['type', 'What was seen', 'The permit'],
      ['press', 'Approve'],
    ],
  },
  { name: 'accept money under review', at: '/payment-reviews', steps: [['press', 'Accept'], because, ['press', 'Accept']] },
  {
    name: 'send money under review back',
    at: '/payment-reviews',
    steps: [['press', 'Sent back'], because, ['type', 'Reference of the transfer', 'GIRO 4711'], ['press', 'Sent back']],
  },
  {
    name: 'refund a payment',
    at: `/payments/${paymentId}/show`,
    steps: [['press', 'Refund'], because, ['type', 'Reference of the transfer', 'GIRO 4712'], ['press', 'Refund']],
  },
  {
    name: "close a terminal's day",
    at: `/counter-days/${dayId}/show`,
    steps: [
      ['press', 'Close the day'],
      ['type', 'Payments on the terminal', '1'],
      ['type', 'Sum on the terminal', '15.00'],
      ['press', 'Close the day'],
    ],
  },
  { name: 'open a signed day again', at: null, steps: [['press', 'Reopen'], because, ['press', 'Reopen']] },
  {
    name: "read a source's files otherwise",
    at: '/statement-sources',
    steps: [['press', 'Edit'], ['type', 'Column of the reference', 'Text'], because, ['press', 'Edit']],
  },
  { name: 'put a line aside', at: '/statement-lines', steps: [['press', 'Put aside'], because, ['press', 'Put aside']] },
  {
    name: 'rename a terminal',
    at: '/terminals',
    steps: [
      ['press', 'Rename'],
      ['type', 'Name', 'T9'],
      ['press', 'Rename'],
    ],
  },
  {
    name: 'change how long things last',
    at: '/settings',
    steps: [['type', 'In arrears for (days)', '61'], ['press', 'Save'], because, ['press', 'Save']],
  },
  {
    name: 'invite a colleague',
    at: '/staff',
    steps: [
      ['press', 'Invite somebody'],
      ['type', 'User name', 'by.keyboard'],
      ['choose', 'Role', 'Support'],
      ['press', 'Invite somebody'],
      ['press', 'I have handed it over'],
    ],
  },
]
