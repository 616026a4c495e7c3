import { checkSignUp, signUp, verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { findAccount } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { type Language, languages } from '@mwc/contract/language/language'
import { changeMobile, closeAccount, sendNewMobileCode } from '@mwc/contract/account/own-account/own-account.calls'
import { photoPath } from '@mwc/contract/account/own-account/photo'
import { startPayment } from '@mwc/contract/payments/payments.calls'
import type { RefusalBody, RefusalReason } from '@mwc/contract/endpoint/refusal'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalMessage } from '../words/server-words.ts'
import { confirmed, confirmedByBoth, makeActive, newMobileCode, phoneInHand, searchOf } from './fixtures/account-fixtures.ts'
import { sellPlans } from './fixtures/payment-fixtures.ts'
import { formOf, mobileOf, personOf, proveNumber, receiveCode, signUpWorker } from './fixtures/person-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let last = 0
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
beforeEach(() => server.clock.advance({ minutes: 2 }))
afterAll(() => server.close())

type Refused = { refusal: RefusalBody | undefined }
const search = async (language: Language, n: number, change: Record<string, string> = {}) => {
  server.clock.advance({ minutes: 2 })
  const { proof } = await phoneInHand(server, next())
  return server.call(findAccount, { proof, ...searchOf(n, change) }, { language })
}
const worker = async () => {
  const n = next()
  return { n, ...(await signUpWorker(server, n)) }
}

/** The texts that the server says, as they were specified, with the number of the reply where it has one, and a way to each. */
const specified: [code: number | null, words: string, reason: RefusalReason, reach: (language: Language) => Promise<Refused>][] = [
  [
    1011,
    'Mobile number does not exist',
    'account.oldMobileUnknown',
    async (language) => search(language, (await worker()).n, { oldMobile: mobileOf(next()).mobile }),
  ],
  [
    1012,
    'Fin does not exist',
    'account.finUnknown',
    async (language) => {
      const { fin, finLastFour } = personOf(next())
      return search(language, (await worker()).n, { fin, finLastFour })
    },
  ],
  [
    1013,
    'Invalid country or date of birth',
    'account.countryOrBirthDate',
    async (language) => search(language, (await worker()).n, { nationality: 'IN' }),
  ],
  [
    1014,
    'Member information error',
    'account.otherMember',
    async (language) => search(language, (await worker()).n, { oldMobile: mobileOf((await worker()).n).mobile }),
  ],
  [
    1015,
    'Member does not exist',
    'account.closed',
    async (language) => {
      const { n, token } = await worker()
      await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
      return search(language, n)
    },
  ],
  [
    1016,
    'Mobile number does not exist',
    'account.mobileMoved',
    async (language) => {
      const { n, token } = await worker()
      const to = next()
      const mine = await newMobileCode(server, token, to)
      await server.ok(changeMobile, { ...mobileOf(to), ...mine }, { token })
      return search(language, n)
    },
  ],
  [
    401,
    'Please log in to continue',
    'account.unauthenticated',
    (language) => server.call(closeAccount, { confirmation: 'x' }, { language }),
  ],
  [
    null,
    'Verification failed, please try again',
    'account.codeExpired',
    async (language) => {
      const n = next()
      const code = await receiveCode(server, n, 'signUp')
      server.clock.advance({ minutes: 5 })
      return server.call(verifyMobile, { ...mobileOf(n), code }, { language })
    },
  ],
  [
    null,
    'Verification code wrong',
    'account.codeWrong',
    async (language) => {
      const n = next()
      const code = String((Number(await receiveCode(server, n, 'signUp')) + 1) % 1_000_000).padStart(6, '0')
      return server.call(verifyMobile, { ...mobileOf(n), code }, { language })
    },
  ],
  [
    null,
    'Request failed, exceeded number of allowed attempts',
    'account.codeAttempts',
    async (language) => {
      const n = next()
      await server.ok(sendCode, { ...mobileOf(n), purpose: 'logIn' })
      for (let i = 0; i < 5; i += 1) await server.call(logInWithCode, { ...mobileOf(n), code: '000000' })
      return server.call(logInWithCode, { ...mobileOf(n), code: '000000' }, { language })
    },
  ],
  [
    null,
    'Mobile Number is already registered',
    'account.mobileTaken',
    async (language) => {
      const [{ token }, taken] = [await worker(), await worker()]
      server.clock.advance({ minutes: 2 })
      const mine = await newMobileCode(server, token, taken.n)
      return server.call(changeMobile, { ...mobileOf(taken.n), ...mine }, { token, language })
    },
  ],
  [
    null,
    'New mobile number cannot equal the old one',
    'account.sameMobile',
    async (language) => {
      const { n, token } = await worker()
      const confirmation = await confirmed(server, token, 'changeMobile')
      return server.call(sendNewMobileCode, { ...mobileOf(n), confirmation }, { token, language })
    },
  ],
  [
    null,
    'You are already a member, call the helpline 6536 2692',
    'account.alreadyMember',
    async (language) => {
      const { n } = await worker()
      server.clock.advance({ minutes: 2 })
      const { proof } = await proveNumber(server, n)
      return server.call(signUp, { ...formOf(next()), proof }, { language })
    },
  ],
  [
    null,
    'Invalid Sign-Up, call the helpline 6536 2692',
    'account.invalidSignUp',
    async (language) => {
      const n = next()
      const { proof } = await proveNumber(server, n)
      server.clock.advance({ minutes: 61 })
      await server.call(signUp, { ...formOf(n), proof }, { language })
      return server.call(signUp, { ...formOf(n), proof }, { language })
    },
  ],
  [
    null,
    'Duplicate UIN, call the helpline 6536 2692',
    'account.duplicateFin',
    async (language) => {
      const { proof } = await proveNumber(server, next())
      return server.call(checkSignUp, { ...personOf((await worker()).n), proof }, { language })
    },
  ],
  [
    null,
    'Registration information incorrect',
    'account.registrationIncorrect',
    async (language) => {
      const { proof } = await proveNumber(server, next())
      await server.ok(checkSignUp, { ...personOf(next()), proof })
      return server.call(signUp, { ...formOf(next()), proof }, { language })
    },
  ],
  [
    null,
    'Payment methods not available at the moment',
    'payments.methodsUnavailable',
    async (language) => {
      const { token } = await worker()
      const input = { idempotencyKey: crypto.randomUUID(), plan: '6months', method: 'nets', expectedTotalCents: 900 } as const
      return server.call(startPayment, input, { token, language })
    },
  ],
  [
    null,
    'Upload failed, retry',
    'account.uploadFailed',
    async (language) => {
      const signed = await worker()
      await makeActive(server, signed)
      const { headers } = requestOf(closeAccount, {}, { token: signed.token, language })
      const request = { method: 'POST' as const, url: `/h5-api${photoPath}`, headers: { ...headers, 'content-type': 'image/png' } }
      return { refusal: (await server.app.inject({ ...request, payload: 'not a picture' })).json() as RefusalBody }
    },
  ],
]

test.for(specified)('%s "%s" is reached, and said in four languages', async ([code, words, reason, reach]) => {
  const said = new Set<string>()
  for (const language of languages) {
    const { refusal } = await reach(language)
    expect(refusal).toMatchObject({ reason, message: refusalMessage(reason, language, '6536 2692') })
    if (code !== null) expect(refusal?.code).toBe(code)
    // A second sentence may say what to do; what was specified stands before it as it is.
    if (language === 'english') expect(refusal?.message).toMatch(new RegExp(`^${words}(?:\\. [A-Z].*\\.)?$`))
    said.add(refusal?.message ?? '')
  }
  expect(said.size).toBe(languages.length)
})
