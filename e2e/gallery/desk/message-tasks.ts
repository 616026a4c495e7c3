import { inFour, type Task, twice } from '../../fixtures/desk/task.ts'
import type { Filled } from './fill-desk.ts'

const messageTasks = ({ threadId }: Filled): Task[] => [
  {
    name: 'answer a member',
    at: `/threads/${threadId}/show`,
    steps: [
      ['type', 'Message to', 'Your card is ready'],
      ['keys', 'Control+Enter'],
    ],
    said: 'Sent. The member is notified.',
  },
  {
    name: 'answer from a template',
    at: `/threads/${threadId}/show`,
    steps: [
      ['find', 'Insert a template', '<img'],
      ['keys', 'Control+Enter'],
    ],
    said: 'Sent. The member is notified.',
  },
  { name: 'take a thread', at: `/threads/${threadId}/show`, steps: [['touch', 'Take it']], said: 'It is yours.' },
  { name: 'give it back', at: null, steps: [['choose', 'Who has it', 'Nobody']], said: 'Given back: it is anybody’s.' },
  { name: 'be done with a thread', at: null, steps: [['touch', 'Close']], said: 'Closed. The next message opens it again.' },
  { name: 'open it again', at: null, steps: [['touch', 'Open again']], said: 'Open again.' },
  {
    name: 'write a template',
    at: '/message-templates',
    steps: [
      ['touch', 'New template'],
      ['type', 'Name', 'By keyboard'],
      ['write', inFour('Text')],
      ['touch', 'Make the template'],
    ],
    said: 'Made.',
  },
  {
    name: 'offer it no more',
    at: null,
    steps: twice('Archive'),
    said: 'Archived.',
  },
]

const broadcastTasks = ({ broadcastId, memberNumber }: Filled): Task[] => [
  {
    name: 'see a broadcast on the own phone',
    at: `/broadcasts/${broadcastId}/show`,
    steps: [
      ['press', 'Send me a test'],
      ['type', 'Member number', memberNumber],
      ['press', 'Send me a test'],
    ],
  },
  {
    name: 'send a broadcast',
    at: `/broadcasts/${broadcastId}/show`,
    steps: twice('Send now'),
  },
  {
    name: 'write one like it, and see whom it reaches',
    at: `/broadcasts/${broadcastId}/show`,
    steps: [
      ['touch', 'Write one like it'],
      ['touch', 'Count whom it reaches'],
      ['touch', 'Save draft'],
    ],
    said: 'Saved as a draft.',
  },
  {
    name: 'have it sent later',
    at: null,
    steps: [
      ['press', 'Schedule'],
      ['moment', 'Send at', { day: '02', month: '03' }],
      ['press', 'Schedule'],
    ],
    said: 'Scheduled',
  },
  {
    name: 'stop it',
    at: null,
    steps: twice('Cancel it'),
    said: 'Cancelled',
  },
]

/** What a day asks for of the inbox and of broadcasts. */
export const messagesTasks = (filled: Filled): Task[] => [...messageTasks(filled), ...broadcastTasks(filled)]
