import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { apiBase, knownPhoneHeader } from '@mwc/contract/endpoint/api-base'
import { requestOf } from '@mwc/contract/endpoint/request-of'
import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { languageTags } from '@mwc/contract/language/language'
import type { RefusalBody, refusals } from '@mwc/contract/endpoint/refusal'
import { NetworkError, noCode, RefusalError, TimeoutError } from '../server/call-errors.ts'
import { enterMaintenance } from '../navigation/enter-maintenance.ts'
import { goToLogIn } from '../navigation/navigation.ts'
import { noteServerTime, serverNow } from '../server/server-clock.ts'
import { knownPhone } from '../session/changes/known-phone.ts'
import { signOut } from '../session/changes/sign-out.ts'
import { currentLanguage, getSession, setSessionFlags } from '../session/session.ts'

const timeLimit = 60_000
/** Code of `account.unauthenticated`. The table of all codes would be a load on every first visit. */
const unauthenticated: (typeof refusals)['account.unauthenticated']['code'] = 401
const unsigned: (typeof refusals)['account.unsigned']['code'] = 2129

type Values = Record<string, unknown>

type Answer = { response: Response; body: unknown }
type Read = (response: Response) => Promise<unknown>
const readJson: Read = (response) => response.json()
const readFile: Read = (response) => (response.ok ? response.blob() : response.json())

async function send(url: string, init: RequestInit, outer?: AbortSignal, read: Read = readJson): Promise<Answer> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeLimit)
  const stop = () => limit.abort()
  outer?.addEventListener('abort', stop)
  let response: Response | undefined
  try {
    response = await fetch(url, { ...init, signal: limit.signal })
    noteServerTime(response.headers.get('date'))
    return { response, body: await read(response) }
  } catch (error) {
    if (outer?.aborted) throw error
    if (limit.signal.aborted) throw new TimeoutError('No answer within 60 s', { cause: error })
    throw new NetworkError('The server was not reached', { cause: response ?? error })
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}

/** What keeps and uses the session's key comes when a call needs it. */
const keyStore = () => import('../session/keys/session-key.store.ts')

type Sent = { method: string; headers: Headers; body: string | Blob | null; byItself: boolean }
/** How long a log-in waits for the key that its session could have. */
const keyLimit = 4_000

/**
 * Sends a request, signed where a key is given; once more where the phone's idea of the server's time was too far off. Each try
 * has a signature of its own.
 */
async function sendSigned(url: string, sent: Sent, sessionKey: string | null, outer?: AbortSignal): Promise<Answer> {
  if (sessionKey === null) return send(url, sent, outer)
  const { signAct } = await keyStore().catch(noCode)
  const sendAt = async (at: number) => {
    await signAct(sent.headers, sessionKey, { ...sent, path: url }, at)
    return send(url, sent, outer)
  }
  const answer = await sendAt(serverNow())
  const serverTime = (answer.body as Partial<RefusalBody> | null)?.details?.serverTime
  return serverTime === undefined ? answer : sendAt(Date.parse(serverTime))
}

/** A network that asks for a log-in of its own, or a proxy, answers 200 in the server's place: nothing was done then. */
function isDone(body: unknown): body is { code: 200; data: unknown } {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 200 && 'data' in body
}

function isRefusal(body: unknown): body is RefusalBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'reason' in body && 'message' in body
}

/**
 * Makes one call of the contract and answers with its `data`.
 * Throws `RefusalError`, `NetworkError` or `TimeoutError` (60 s), or an `AbortError` when `signal` stopped it.
 * Code 401 also ends this phone's session and leads to log-in, unless the member signed in anew meanwhile. So does an act that
 * this phone cannot sign, but for one that it does `byItself`.
 * Maintenance leads to its page, which gives the screen back when it is over.
 * A busy server is asked again, up to three times, after as long as it says.
 */
export async function call<E extends WireCall>(
  endpoint: E,
  input: InputOf<E>,
  options: { signal?: AbortSignal | undefined; byItself?: boolean } = {},
): Promise<OutputOf<E>> {
  const { byItself = false } = options
  const { token, sessionKey } = getSession()
  const { url, body } = requestOf(endpoint, input as Values)
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': languageTags[currentLanguage()] })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  const known = endpoint.access === 'public' && endpoint.method === 'POST' ? knownPhone() : null
  if (known !== null) headers.set(knownPhoneHeader, known)
  // A browser without that code signs in without a key.
  if (endpoint.opensSession) {
    const offered = keyStore().then(({ offerKey }) => offerKey(headers))
    await Promise.race([offered.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, keyLimit))])
  }
  const sent = { method: endpoint.method, headers, body: body ?? null, byItself }
  return dataOf(await sendUntilServed(url, sent, endpoint.signed ? sessionKey : null, options.signal), token, byItself)
}

async function sendUntilServed(...[url, sent, key, signal]: Parameters<typeof sendSigned>): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    const answer = await sendSigned(url, sent, key, signal)
    if (!(await mayRepeat(answer, turn, signal))) return answer
  }
}

/** Whether a server that was too busy may be asked again, after as long as it said; its code comes only then. */
async function mayRepeat({ response, body }: Answer, turn: number, signal?: AbortSignal): Promise<boolean> {
  if (response.status !== 503) return false
  return import('../network/retry-when-busy.ts').then(
    ({ retryWhenBusy }) => retryWhenBusy(body as Partial<RefusalBody>, turn, signal),
    () => false,
  )
}

/** Sends the bytes of a file, the one kind of request that is not JSON. Throws as `call` does. */
export async function sendFile<Data>({ path, signed }: Pick<WireCall, 'path' | 'signed'>, file: Blob): Promise<Data> {
  const { token, sessionKey } = getSession()
  const headers = fileHeaders(token)
  headers.set('Content-Type', file.type)
  const sent = { method: 'POST', headers, body: file, byItself: false }
  return dataOf(await sendUntilServed(apiBase + path, sent, signed ? sessionKey : null), token)
}

/** Fetches a file of the member's own. Throws as `call` does. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Blob> {
  const { token } = getSession()
  const { response, body } = await send(apiBase + path, { headers: fileHeaders(token) }, signal, readFile)
  return response.ok ? (body as Blob) : dataOf({ response, body }, token)
}

function fileHeaders(token: string | null): Headers {
  return new Headers({ 'Accept-Language': languageTags[currentLanguage()], Authorization: `Bearer ${token}` })
}

/** The server no longer takes this phone's word: its session is over there as well, or the card would still be this one's. */
function leaveKeyless(): void {
  void keyStore().then(({ noteLostKey }) => noteLostKey(), noCode)
  call(logOut, {}).catch(() => undefined)
}

function dataOf<Data>({ response, body }: Answer, token: string | null, byItself = false): Data {
  if (response.ok && isDone(body)) return body.data as Data
  if (!isRefusal(body)) throw new NetworkError('Not an answer of the server', { cause: response })
  const lostKey = body.code === unsigned && !byItself
  if ((body.code === unauthenticated || lostKey) && getSession().token === token) {
    if (lostKey) leaveKeyless()
    setSessionFlags({ lostKey, loggedOut: body.message })
    goToLogIn()
    signOut()
  }
  if (body.details?.window) enterMaintenance(body.details.window)
  throw new RefusalError(body, response.status)
}
