import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, expect } from '@playwright/test'

type Sms = { id: string; text: string }

async function ask<T>(base: string, path: string, body?: object): Promise<T> {
  const reply = await fetch(`${base}/simulator/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  if (!reply.ok) throw new Error(`the simulator answered ${reply.status} to ${path}`)
  return ((await reply.json()) as { data: T }).data
}

/** The messages on the simulated phone of a Singapore number, newest first. */
export async function messagesTo(base: string, mobile: string): Promise<Sms[]> {
  return (await ask<{ messages: Sms[] }>(base, `sms?phone=${encodeURIComponent(`+65${mobile}`)}`)).messages
}

/** The code of the newest message to a number, once there are more messages than `seen`. */
export async function codeSentTo(base: string, mobile: string, seen = 0): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const messages = await messagesTo(base, mobile)
    const code = messages.length > seen ? /#(\d{6})$/.exec(messages[0]?.text ?? '')?.[1] : undefined
    if (code) return code
    await wait(100)
  }
  throw new Error(`no code came to ${mobile}`)
}

/** Reads the code off the simulated phone's screen, as a person would. */
export async function readCodeOnPhone(context: BrowserContext, base: string, mobile: string): Promise<string> {
  const phone = await context.newPage()
  await phone.goto(`${base}/simulator/`)
  await phone.getByLabel('Mobile number').selectOption(`+65${mobile}`)
  const newest = phone.getByRole('list', { name: 'Messages' }).getByRole('listitem').first()
  await expect(newest).toContainText(/#\d{6}/)
  const code = /#(\d{6})/.exec((await newest.textContent()) ?? '')?.[1]
  await phone.close()
  if (!code) throw new Error('the message has no code')
  return code
}

/** Pays a PayNow QR in the simulated bank app, as a person would who pasted its text. */
export async function payInBank(context: BrowserContext, base: string, qrText: string): Promise<void> {
  const bank = await context.newPage()
  await bank.goto(`${base}/simulator/`)
  await bank.getByLabel('Text of a PayNow QR').fill(qrText)
  await bank.getByRole('button', { name: 'Find' }).click()
  await expect(bank.getByRole('button', { name: 'Show all payments' })).toBeVisible()
  await bank.getByRole('button', { name: /^Pay S\$/ }).click()
  await expect(bank.getByRole('status')).toHaveText('Done. The server answered 200.')
  await bank.close()
}

/** Does something to a payment in the simulated bank; answers with the status of each callback. */
export async function bankAct(base: string, transactionNumber: string, act: string): Promise<number[]> {
  const { callbacks } = await ask<{ callbacks: { status: number }[] }>(base, 'act', { transactionNumber, act })
  return callbacks.map(({ status }) => status)
}

/** How the simulated gateway behaves from now on. */
export async function setGateway(base: string, mode: 'up' | 'down' | 'slow' | 'lostAnswer'): Promise<void> {
  await ask(base, 'gateway', { mode })
}
