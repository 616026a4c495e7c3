import { contentDesk, type ContentKind } from '@mwc/contract/content/content-desk'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint/endpoint'
import { inFour } from './campaign-scenes.ts'
import { addItem } from '../../features/content/desk/save-content.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import type { TestServer } from '../start-test-server.ts'

/** An item of each kind as staff would send it: shown since 1 March 2026, without an end, in four languages. */
const examples = {
  shop: { name: 'Harbour Kitchen', address: '1 Harbour Road', latitude: 1.3, longitude: 103.8, hours: inFour('9 AM to 9 PM'), phone: null },
  privilege: {
    category: 'food',
    title: inFour('A hot meal'),
    benefit: inFour('10% off'),
    body: inFour('Show your **card**'),
    terms: inFour('- Once a day'),
    picked: false,
    shopIds: [] as string[],
    pictureId: null,
  },
  banner: { title: inFour('Welcome'), text: inFour('Come in'), body: inFour('### Hello'), link: null, pictureId: null },
  news: { title: inFour('A new shop'), summary: inFour('It opens'), body: inFour('Tomorrow'), link: null, pictureId: null },
  question: { section: 'payment', question: inFour('How do I pay?'), answer: inFour('With PayNow') },
  place: {
    kind: 'clinic',
    name: inFour('Clinic'),
    text: inFour('A doctor'),
    address: '2 Harbour Road',
    latitude: 1.3,
    longitude: 103.8,
    hours: inFour('9 AM to 9 PM'),
    phone: '6536 2692',
  },
  insurance: { part: 'cover', title: inFour('Accident'), text: inFour('At work'), amount: null, phone: null, pictureId: null },
} as const

type Input<Kind extends ContentKind> = InputOf<(typeof contentDesk)[Kind]['add']>
type Made<Kind extends ContentKind> = OutputOf<(typeof contentDesk)[Kind]['add']>

export function contentInput<Kind extends ContentKind>(kind: Kind, change: Partial<Input<Kind>> = {}): Input<Kind> {
  const window = { position: 10, publishFrom: '2026-03-01T00:00:00+08:00', publishTo: null }
  return { ...examples[kind], ...window, ...change } as Input<Kind>
}

/** Puts many items up at once, past the desk and its log; answers with their ids. */
export async function publishMany<Kind extends ContentKind>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  kind: Kind,
  changes: readonly Partial<Input<Kind>>[],
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const ids: string[] = []
    for (const change of changes) {
      const item = contentDesk[kind].add.input.parse(contentInput(kind, change))
      ids.push((await addItem(tx, kind, item, toDate(clock.now()), (field) => new Error(field))).id)
    }
    return ids
  })
}

/** Puts an item up at the desk. */
export async function publish<Kind extends ContentKind>(
  server: TestServer,
  token: string,
  kind: Kind,
  change: Partial<Input<Kind>> = {},
): Promise<Made<Kind>> {
  const endpoint: (typeof contentDesk)[Kind]['add'] = contentDesk[kind].add
  return (await server.ok(endpoint as never, contentInput(kind, change) as never, { token })) as Made<Kind>
}
