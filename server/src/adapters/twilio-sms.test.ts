import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import twilio from 'twilio'
import { afterEach, expect, test } from 'vitest'
import { twilioSms } from './twilio-sms.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A server that stands where Twilio's would, keeps what it was asked and answers as told. */
async function standIn(status: number, reply: object, sender: string, notificationSender?: string) {
  const asked: { path: string; body: Record<string, string>; authorization: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
    asked.push({ path: request.url ?? '', body, authorization: request.headers.authorization })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    sms: twilioSms({
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_SENDER: sender,
      TWILIO_NOTICE_SENDER: notificationSender,
      TWILIO_API_HOST: host,
      publicUrl: 'https://mwc.example',
    }),
  }
}

const callback = 'https://mwc.example/h5-api/callbacks/sms/0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f'
const message = {
  id: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  to: '+6581000001',
  text: 'உங்கள் OTP\n@mwc.example #123456',
  kind: 'code',
  validSeconds: 300,
} as const

test('a text goes out under the registered name, letter for letter, and its reference comes back', async () => {
  const { sms, asked } = await standIn(201, { sid: 'SM1', status: 'queued' }, 'MWC')
  expect(await sms.send(message)).toEqual({ reference: 'SM1' })
  expect(asked).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      body: { To: message.to, Body: message.text, From: 'MWC', StatusCallback: callback, ValidityPeriod: '300' },
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    },
  ])
})

test('a messaging service is named as one', async () => {
  const service = `MG${'0'.repeat(32)}`
  const { sms, asked } = await standIn(201, { sid: 'SM2' }, service)
  await sms.send(message)
  expect(asked[0]?.body).toMatchObject({ MessagingServiceSid: service })
})

test('a message that Twilio did not take is no message sent', async () => {
  const { sms } = await standIn(400, { code: 21211, message: 'Invalid To' }, 'MWC')
  await expect(sms.send(message)).rejects.toThrow('Invalid To')
})

test('notices go out under a sender of their own, so that no code waits behind them, else under the one of codes', async () => {
  const service = `MG${'1'.repeat(32)}`
  const apart = await standIn(201, { sid: 'SM3' }, 'MWC', service)
  await apart.sms.send({ ...message, kind: 'notice' })
  await apart.sms.send(message)
  expect(apart.asked.map(({ body }) => [body['From'], body['MessagingServiceSid']])).toEqual([
    [undefined, service],
    ['MWC', undefined],
  ])
  const together = await standIn(201, { sid: 'SM4' }, 'MWC')
  await together.sms.send({ ...message, kind: 'notice' })
  expect(together.asked[0]?.body['From']).toBe('MWC')
})

test.each([
  [43_200, '36000'],
  [null, undefined],
])('what is of use for %s seconds is kept by Twilio for %s: it takes ten hours at most', async (validSeconds, period) => {
  const { sms, asked } = await standIn(201, { sid: 'SM5' }, 'MWC')
  await sms.send({ ...message, validSeconds })
  expect(asked[0]?.body['ValidityPeriod']).toBe(period)
})

/** What Twilio tells of our message, signed as it signs: the address with the sorted fields, by the account's token. */
function told(fields: Record<string, string>, { token = 'secret', address = callback } = {}) {
  const signature = twilio.getExpectedTwilioSignature(token, address, fields)
  return [Buffer.from(new URLSearchParams(fields).toString()), { 'x-twilio-signature': signature }] as const
}

test('a word of Twilio is believed by its signature, repeated and late as it may be', async () => {
  const { sms } = await standIn(201, { sid: 'SM6' }, 'MWC')
  const [body, heads] = told({ MessageSid: 'SM6', MessageStatus: 'delivered' })
  for (let i = 0; i < 2; i += 1) expect(sms.readCallback(message.id, body, heads)).toEqual({ state: 'delivered' })
  const [failed, failedHeads] = told({ MessageSid: 'SM6', MessageStatus: 'undelivered', ErrorCode: '30003' })
  expect(sms.readCallback(message.id, failed, failedHeads)).toEqual({ state: 'failed', error: '30003' })
  expect(sms.readCallback(message.id, ...told({ MessageSid: 'SM6', MessageStatus: 'queued' }))).toBe('ignore')
  expect(sms.readCallback(message.id, ...told({ MessageStatus: 'failed', ErrorCode: 'No +6581000001' }))).toBe('malformed')
})

test('a word of another account, about another message, changed on the way or not signed is believed for nothing', async () => {
  const { sms } = await standIn(201, { sid: 'SM7' }, 'MWC')
  const fields = { MessageSid: 'SM7', MessageStatus: 'delivered' }
  const [body, heads] = told(fields)
  expect(sms.readCallback(message.id, ...told(fields, { token: 'of somebody else' }))).toBeNull()
  expect(sms.readCallback(message.id, ...told(fields, { address: `${callback}0` }))).toBeNull()
  expect(sms.readCallback('0190d9a4-5a3e-4f0e-8f6e-000000000000', body, heads)).toBeNull()
  expect(sms.readCallback(message.id, Buffer.from(body.toString().replace('delivered', 'failed')), heads)).toBeNull()
  expect(sms.readCallback(message.id, body, {})).toBeNull()
})
