import { newWorker } from '../../fixtures/people/new-worker.ts'
import { because, type Task, twice } from '../../fixtures/desk/task.ts'

const head = 'Name,HP No.,FIN No.,D.O.B.,Country,Sex,Industry,Employer,Trade,Valid from,Months,SMS,Declaration signed,Membership consent'

/** A list from before, of one worker. */
function oneMember(): { name: string; content: string } {
  const { fullName, mobile, fin } = newWorker()
  const row = [
    fullName,
    mobile,
    fin,
    '1990-04-03',
    'Bangladeshi',
    'M',
    'Construction',
    'Harbour Works',
    'Rigger',
    '2026-01-01',
    '12',
    'yes',
    'yes',
    'yes',
  ]
  return { name: 'members-2025.csv', content: [head, row.join(','), ''].join('\r\n') }
}

/** What a day asks for of files of members, the server and the reports. */
export const serverTasks = (): Task[] => [
  {
    name: 'bring members in by a file',
    at: '/member-imports',
    steps: [['file', 'Upload a file', oneMember()], ['touch', 'Check the rows'], ['press', 'Apply'], because, ['press', 'Apply']],
    said: 'Applied',
  },
  {
    name: 'plan maintenance',
    at: '/maintenance',
    steps: [
      ['touch', 'New window'],
      // Of one day, whichever of day and month the browser's language has first: a window of weeks is refused.
      ['moment', 'From', { day: '05', month: '05' }],
      ['moment', 'Until', { day: '05', month: '05', at: '1130AM' }],
      ['touch', 'Plan it'],
    ],
    said: 'Planned',
  },
  {
    name: 'call a window off',
    at: null,
    steps: twice('Call off'),
    said: 'Called off',
  },
  { name: 'see what SMS came to', at: '/sms', steps: [['choose', 'State', 'Failed']] },
  { name: 'see how the server does', at: '/health', steps: [['touch', 'Export CSV']] },
  { name: 'take a day of reminders along', at: '/reminders', steps: [['touch', 'Export CSV']] },
  {
    name: 'see what it all came to',
    at: '/reports',
    steps: [
      ['touch', 'Money'],
      ['touch', 'Weeks'],
      ['touch', 'CSV'],
    ],
  },
  { name: 'see a month as the board does', at: null, steps: [['touch', 'For the board']], said: /At the end of the month/ },
]
