import type { Settings } from './settings.ts'

/** An outside party as its settings have it; `named` is the setting that decided. */
type Party = { named: string; is: 'simulated' | 'real' | 'none' }

/**
 * Whether a host is this machine's own name: 127.0.0.0/8, also as IPv6, ::1 (RFC 1122, 4291),
 * or `localhost` and below (RFC 6761).
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::ffff:7f[\da-f]{2}:[\da-f]{1,4}$|^::1$|^(?:.+\.)?localhost\.?$/.test(name)
}

/** Whether what is sent to a host stays here. 0.0.0.0 and :: do, but whoever listens to them listens to all. */
const staysHere = (host: string) => isLoopback(host) || /^(?:0\.0\.0\.0|\[::\]|\[::ffff:0:0\])$/.test(host)

const hostOf = (url: string | undefined) => (url === undefined ? '' : new URL(url).hostname)

/** What stands for each outside party. One with an address on this machine is as little real as a simulator. */
function partiesOf(settings: Settings): Party[] {
  function party(name: string, chosen: string, at: 'TWILIO_API_HOST' | 'STRIPE_API_HOST' | 'NETS_API_URL' | 'PUSH_API_HOST'): Party {
    if (chosen === 'none' || chosen === 'simulator') return { named: name, is: chosen === 'none' ? 'none' : 'simulated' }
    return staysHere(hostOf(settings[at])) ? { named: at, is: 'simulated' } : { named: name, is: 'real' }
  }
  return [
    party('SMS', settings.SMS, 'TWILIO_API_HOST'),
    party('PAYNOW', settings.PAYNOW, 'STRIPE_API_HOST'),
    party('NETS', settings.NETS, 'NETS_API_URL'),
    party('PUSH', pushOf(settings), 'PUSH_API_HOST'),
  ]
}

/** The settings that decided for a real party. */
export function realParties(settings: Settings): string[] {
  return partiesOf(settings).flatMap(({ named, is }) => (is === 'real' ? [named] : []))
}

/** How phones are pushed to: as chosen, else by the real services unless, for trying it out, another party is simulated. */
export function pushOf(settings: Settings): NonNullable<Settings['PUSH']> {
  if (settings.PUSH !== undefined) return settings.PUSH
  if (settings.NODE_ENV === 'production') return 'webpush'
  return partiesOf({ ...settings, PUSH: 'none' }).some(({ is }) => is === 'simulated') ? 'simulator' : 'webpush'
}

/**
 * What does not fit the stage, and what to set. Production takes no simulator and no test key, everything else no live key.
 * A simulator has no real party beside it and answers on this machine only, in public only on `STAGE=staging`.
 */
export function stageProblems(settings: Settings): string[] {
  const parties = partiesOf(settings)
  const simulated = parties.filter(({ is }) => is === 'simulated').map(({ named }) => named)
  const real = realParties(settings)
  const [isProduction, isStaging] = [settings.NODE_ENV === 'production', settings.STAGE === 'staging']
  const problems = isProduction ? productionProblems(settings, simulated) : trialProblems(settings, simulated, real)
  if (isStaging) problems.push(...stagingProblems(settings))
  else if (settings.STAGING_PASSWORD !== undefined) problems.push('STAGING_PASSWORD: protects nothing without STAGE=staging')
  return problems
}

function isHttps(url: string | undefined): boolean {
  return url !== undefined && url.startsWith('https://') && !staysHere(hostOf(url))
}

/** A secret or restricted key of Stripe's that moves real money. */
const isLive = (key: string) => /^(?:sk|rk)_live_/.test(key)

const publicUrlNeeded = 'PUBLIC_URL: must be the https:// address that members use'

function productionProblems(settings: Settings, simulated: readonly string[]): string[] {
  const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', TWILIO_ACCOUNT_SID = '', NETS_API_URL } = settings
  const senders = [settings.TWILIO_SENDER, settings.TWILIO_NOTICE_SENDER]
  const problems: [boolean, string][] = [
    [
      simulated.length > 0,
      'SMS, PAYNOW, NETS and PUSH: a simulator cannot stand in for a real party when NODE_ENV is production, nor can an address of this machine ' +
        `(${simulated.join(', ')})`,
    ],
    [settings.STAGE === 'staging', 'STAGE: a staging system is no production; leave STAGE or NODE_ENV=production out'],
    [!isHttps(settings.PUBLIC_URL), publicUrlNeeded],
    [settings.DATABASE_URL === undefined, 'DATABASE_URL: production needs PostgreSQL; the embedded database is for trying it out'],
    [settings.TRUST_PROXY === undefined, 'TRUST_PROXY: must name the proxies before this server, or say none'],
    [
      settings.TRUST_PROXY?.some((network) => /\/0+$/.test(network)) ?? false,
      'TRUST_PROXY: believes everybody about where a call comes from; name the addresses of the proxies before this server, or say none',
    ],
    [settings.PAYNOW === 'stripe' && !isLive(STRIPE_SECRET_KEY), 'STRIPE_SECRET_KEY: production needs a live key (sk_live_… or rk_live_…)'],
    [
      settings.PAYNOW === 'stripe' && !STRIPE_WEBHOOK_SECRET.startsWith('whsec_'),
      "STRIPE_WEBHOOK_SECRET: must be the signing secret (whsec_…) of the live account's endpoint",
    ],
    // Twilio's test credentials send from and to numbers of this range only.
    [
      settings.SMS === 'twilio' &&
        (!/^AC[0-9a-f]{32}$/.test(TWILIO_ACCOUNT_SID) || senders.some((sender) => /^\+1500555\d{4}$/.test(sender ?? ''))),
      "TWILIO_ACCOUNT_SID, TWILIO_SENDER, TWILIO_NOTICE_SENDER: must be a live account's (AC and 32 hex digits), with a sender that is no test number",
    ],
    [
      settings.NETS === 'nets' && (!isHttps(NETS_API_URL) || /\b(?:uat|sandbox|test)\b/i.test(NETS_API_URL ?? '')),
      "NETS_API_URL: must be the https:// address of NETS's live system",
    ],
    [
      settings.S3_ENDPOINT?.startsWith('http:') === true && !staysHere(hostOf(settings.S3_ENDPOINT)),
      "S3_ENDPOINT: must begin with https:// in production, unless it is this machine's: members' photos go there",
    ],
    [settings.SIMULATOR_CALLBACK_SECRET !== undefined, 'SIMULATOR_CALLBACK_SECRET: production has no simulator that could sign with it'],
  ]
  return problems.filter(([is]) => is).map(([, words]) => words)
}

function trialProblems(
  { STAGE, HOST, SEED, STRIPE_SECRET_KEY = '' }: Settings,
  simulated: readonly string[],
  real: readonly string[],
): string[] {
  const problems: [boolean, string][] = [
    [
      simulated.length > 0 && real.length > 0,
      `${real.join(', ')}: a real party cannot stand beside a simulator or stand-in (${simulated.join(', ')}); choose one kind for all, or none`,
    ],
    [
      simulated.length > 0 && STAGE !== 'staging' && !isLoopback(HOST),
      'HOST: simulators answer on this machine only; take 127.0.0.1, or STAGE=staging for a test system in public',
    ],
    [
      real.length > 0 && STAGE !== 'staging' && !isLoopback(HOST),
      `HOST: people reach real parties (${real.join(', ')}) from outside; set NODE_ENV=production, or STAGE=staging for a test system in public, or take 127.0.0.1`,
    ],
    [
      real.length > 0 && SEED === 'example',
      `SEED: the passwords of example members are published; beside a real party (${real.join(', ')}) take SEED=settings`,
    ],
    [isLive(STRIPE_SECRET_KEY), 'STRIPE_SECRET_KEY: a live key takes real money; it belongs to NODE_ENV=production, take a test key here'],
  ]
  return problems.filter(([is]) => is).map(([, words]) => words)
}

function stagingProblems({ PUBLIC_URL, STAGING_PASSWORD }: Settings): string[] {
  return [
    ...(STAGING_PASSWORD === undefined ? ['STAGING_PASSWORD: is needed with STAGE=staging, at least 16 characters'] : []),
    ...(isHttps(PUBLIC_URL) ? [] : [publicUrlNeeded]),
  ]
}
