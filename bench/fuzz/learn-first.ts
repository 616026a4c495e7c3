import { languages } from '@mwc/contract/language/language'
import { testPassword } from '../../server/src/testing/fixtures/person-fixtures.ts'
import type { Fuzzing } from './fuzz-operation.ts'
import type { People } from './people.ts'
import type { Operation } from './read-operations.ts'
import { sendRequest, waitsForNews } from './send-request.ts'

const yesOrNo = ['true', 'false']

/** What no answer names, and only the example programme knows. */
const fromTheProgramme = {
  areaCode: ['+65'],
  mobile: ['81000001', '81000002', '81000003', '81000004', '81001001', '91234567'],
  password: [testPassword, 'Lighthouse9Quay'],
  oldPassword: [testPassword],
  newPassword: ['Lighthouse9Quay'],
  shopCode: ['HARB0RK1TC', 'JASM1NE1MP', 'N1NE1ANTRN'],
  pin: ['482915', '739204'],
  promoCode: ['WELCOME3', 'NOSUCH'],
  plan: ['6months', '1year'],
  fin: ['G6046409', 'F1234567', 'G6046409Q', 'G5555555P'],
  ids: ['0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f', '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f,0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e60'],
  onlyWaiting: yesOrNo,
  onlyInUse: yesOrNo,
  onlyNotTold: yesOrNo,
  differs: yesOrNo,
  writing: yesOrNo,
  code: ['123456'],
  username: ['harbour', 'admin'],
  finLastFour: ['409Q', '567N'],
  birthDate: ['09/03/1990', '21/07/1988'],
  expectedTotalCents: [900, 1500],
  link: ['https://example.com/news'],
  language: [...languages],
  endpoint: ['https://fcm.googleapis.com/fcm/send/a-phone'],
}

/** Asks every read that needs nothing once, for what is there: ids and the like, without which most calls find nothing. */
export async function learnFirst(operations: readonly Operation[], { base, known }: Fuzzing, people: People): Promise<void> {
  for (const [name, values] of Object.entries(fromTheProgramme)) known.give(name, values)
  const reads = operations.filter(
    (one) => one.method === 'GET' && !one.path.includes('{') && (one.query.required ?? []).length === 0 && !waitsForNews(one),
  )
  for (const operation of reads) {
    const plain = { kind: 'valid', caller: operation.caller, params: {}, query: [], body: null } as const
    const answer = await sendRequest(base, operation, plain, await people.headsOf(operation.caller))
    if (answer.status === 200) known.learn(operation.path, answer.body)
  }
}
