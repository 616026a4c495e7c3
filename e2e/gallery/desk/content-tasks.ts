import { inFour, newsForLater, type Task, twice } from '../../fixtures/desk/task.ts'

/** What a day asks for of what members read. */
export const contentTasks = (): Task[] => [
  {
    name: 'publish news',
    at: '/news',
    steps: [
      ['touch', 'New news item'],
      ['write', inFour('Title', 'Summary', 'Text')],
      ['touch', 'Publish now'],
    ],
    said: 'Saved. Members see it now.',
  },
  {
    name: 'change a text that members read',
    at: null,
    steps: [
      ['type', 'Title, English', 'Open every Sunday'],
      ['touch', 'Save'],
    ],
    said: 'Saved. Members see it now.',
  },
  {
    name: 'say that a translation still fits',
    at: null,
    steps: [
      ['touch', /^Still fits: Title/],
      ['touch', 'Save'],
    ],
    said: 'Saved. Members see it now.',
  },
  {
    name: 'put back what it said before',
    at: null,
    steps: [
      ['press', 'Versions'],
      ['touch', 'Put this back'],
      ['touch', 'Save'],
    ],
    said: 'Saved. Members see it now.',
  },
  {
    name: 'take it away from members',
    at: null,
    steps: twice('Archive'),
  },
  { name: 'write news for later', at: '/news', steps: newsForLater, said: 'Saved: scheduled.' },
  {
    name: 'change an order',
    at: '/banners',
    steps: [
      ['press', 'Change the order'],
      ['touch', /^Move .* down$/],
      ['touch', 'Done'],
    ],
  },
  {
    name: 'add a picture: what is none is refused',
    at: '/pictures',
    steps: [['file', 'Add a picture', { name: 'notes.txt', content: 'A text' }]],
    said: /This is a text/,
  },
  {
    name: 'say what a picture shows, and move what stays in sight',
    at: '/pictures',
    steps: [
      ['touch', 'A smiling man with round glasses'],
      ['touch', /^Focus point/],
      ['keys', 'Shift+ArrowUp'],
      ['type', 'What it shows, English', 'A man tries on round glasses'],
      ['touch', 'Save'],
    ],
    said: 'Saved. Members have it now.',
  },
]
