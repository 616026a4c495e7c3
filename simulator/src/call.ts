export type Message = { id: string; text: string; sentAt: string }
export type Phone = { phone: string; lastAt: string }
export type BankPayment = {
  transactionNumber: string
  payNumber: string
  amountCents: number
  expiresAt: string
  qrText: string
  failureReason: string | null
  payLateAt: string | null
  createdAt: string
  state: 'waiting' | 'settled' | 'failed'
  charges: { chargeId: string; amountCents: number; settledAt: string }[]
}
export const gatewayModes = ['up', 'down', 'slow', 'lostAnswer'] as const
export type GatewayMode = (typeof gatewayModes)[number]
export type Party = 'bank' | 'nets'
export type BankAct =
  | 'pay'
  | 'payLate'
  | 'payTwice'
  | 'payWrongAmount'
  | 'paySilently'
  | 'payTellLate'
  | 'payOutOfOrder'
  | 'fail'
  | 'tellAgain'
export type Told = { callbacks: { status: number }[]; payment: BankPayment }

async function call<T>(path: string, body?: object): Promise<T> {
  const reply = await fetch(`/simulator/api/${path}`, {
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  })
  const answer = (await reply.json()) as { data: T; message?: string }
  if (!reply.ok) throw new Error(answer.message ?? `The server answered ${reply.status}`)
  return answer.data
}

export const listPhones = () => call<{ phones: Phone[] }>('phones')
export const listMessages = (phone: string) => call<{ messages: Message[] }>(`sms?phone=${encodeURIComponent(phone)}`)
const listPayments = (party: Party) => call<{ mode: GatewayMode; payments: BankPayment[] }>(`payments?party=${party}`)
export const listPayNow = () => listPayments('bank')
export const listNets = () => listPayments('nets')
export const readQr = (party: Party, text: string) => call<{ payment: BankPayment }>('read-qr', { party, text })
export const act = (transactionNumber: string, name: BankAct) => call<Told>('act', { transactionNumber, act: name })
export const setGateway = (party: Party, mode: GatewayMode) => call<{ mode: GatewayMode }>('gateway', { party, mode })
